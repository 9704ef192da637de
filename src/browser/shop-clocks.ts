/**
 * Runs inside the home page: its small windows, which were built with the hour of the build, show what time it is in their
 * places, and greet by it. The clocks go on, but not for who asks for less motion.
 */
import { MINUTE_MS } from '#src/domain/duration.ts';
import { localTime, partOfDay } from '#src/domain/local-time.ts';

function showTime(clock: HTMLElement, now: Date): void {
  const { zone = '', greetings = '' } = clock.dataset;
  const time = localTime(zone, now);
  clock.textContent = time;
  const greeting = clock.previousElementSibling;
  if (greeting) greeting.textContent = greetings.split('|')[partOfDay(time)] ?? '';
}

function showTimes(): void {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-zone]'))
    setTimeout(showTime, 0, clock, now);
  if (!matchMedia('(prefers-reduced-motion)').matches)
    setTimeout(showTimes, MINUTE_MS - (now.getTime() % MINUTE_MS));
}

// A browser's first look at a time zone takes 30 to 70 ms on a phone: each has a task of its own, and the first paint waits for none.
requestAnimationFrame(() => setTimeout(showTimes));
