/**
 * Runs in the home page before its first screen. The button of the download gets its words for the visitor's own system;
 * an unknown system, and a browser without scripts, see the words that hold for all. The small windows, built with the
 * hour of the build, show their local time and a matching greeting; clocks run only without reduced motion.
 */
import { MINUTE_MS } from '#src/domain/duration.ts';
import { localTime, partOfDay } from '#src/domain/local-time.ts';
import { plainSystem } from './device-facts.ts';

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

const root = document.documentElement;
const system = plainSystem();
if (system) root.dataset['system'] = system;
// On the first page of a visit, the figures' font comes with the site's script; later pages have it in the cache.
if (!document.referrer.includes(location.host)) root.setAttribute('data-plain', '');
// The first use of a time zone takes 30 to 70 ms on a phone, so each gets a task after the first paint.
document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(showTimes)));
