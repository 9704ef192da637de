/** Shows the trial tooltip when its rule says so, once, for five seconds; whoever points at it keeps it a little longer. */
import { clock } from '#src/browser/clock.ts';
import { onVisible } from '#src/browser/attention.ts';
import { find } from '#src/browser/dom.ts';
import { recordTooltip, visitRecord } from '#src/browser/visit-record.ts';
import { TRIAL_TOOLTIP_MS } from '#src/config/constants.ts';
import { isTrialTooltipDue, type TooltipOccasion } from '#src/domain/trial-tooltip.ts';

export function startTrialTooltip(): void {
  const body = find('[data-trial-tooltip] > *');
  const block = find('#hot-products');
  if (!body) return;
  const showIfDue = (occasion: TooltipOccasion) => {
    if (isTrialTooltipDue(visitRecord(), occasion) && recordTooltip()) show(body);
  };
  showIfDue('homeVisit');
  if (!block) return;
  const stop = onVisible(block, (isVisible) => {
    if (!isVisible) return;
    stop();
    showIfDue('hotProducts');
  });
}

function show(body: HTMLElement): void {
  const hide = () => {
    body.hidden = true;
  };
  body.hidden = false;
  body.querySelector('[data-close]')?.addEventListener('click', hide);
  const wait = () => {
    clock.after(TRIAL_TOOLTIP_MS, () => {
      if (body.matches(':hover, :focus-within')) wait();
      else hide();
    });
  };
  wait();
}
