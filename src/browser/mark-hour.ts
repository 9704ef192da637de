/** Marks the present hour in the bar of support hours, before it is painted. Inline, where the bar stands. */
import { beijingHour } from '#src/domain/support-hours.ts';
import { findHooks, hookValue } from './dom.ts';

for (const bar of findHooks('data-hours')) {
  bar.children[beijingHour(Date.now())]?.setAttribute('data-now', hookValue(bar, 'data-hours'));
}
