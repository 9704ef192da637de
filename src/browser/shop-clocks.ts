/**
 * Runs inside the home page: its small windows, which were built with the hour of the build, show what time it is in their
 * places, and greet by it. The clocks go on, but not for who asks for less motion.
 */
import { MINUTE_MS } from '#src/domain/duration.ts';
import { localTime, partOfDay } from '#src/domain/local-time.ts';

function showTimes(): void {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { zone = '', greetings = '' } = clock.dataset;
    const time = localTime(zone, now);
    clock.textContent = time;
    const greeting = clock.previousElementSibling;
    if (greeting) greeting.textContent = greetings.split('|')[partOfDay(time)] ?? '';
  }
  if (!matchMedia('(prefers-reduced-motion)').matches)
    setTimeout(showTimes, MINUTE_MS - (now.getTime() % MINUTE_MS));
}

// A browser's first look at a time zone takes 30 to 70 ms, which the first paint need not wait for.
requestAnimationFrame(() => setTimeout(showTimes));
