/** Fills the inspection sheet of the device check with its answers. Texts come from the sheet's own data block. */
import { runChecks } from '#src/domain/detect/checks.ts';
import { reportText } from '#src/domain/detect/report.ts';
import type { CheckResult, Verdict } from '#src/domain/detect/types.ts';
import { type AskedClient, readDetectFacts } from './detect-facts.ts';

interface SheetTexts {
  verdicts: Record<Verdict, string>;
  advice: Record<string, Record<string, string>>;
  summary: string;
  running: string;
  copied: string;
  copyFailed: string;
}

const TONES: Record<Verdict, string> = {
  pass: 'badge badge--ok',
  note: 'badge badge--sea',
  warn: 'badge badge--danger',
  doubt: 'badge badge--doubt',
  unknown: 'badge',
};

function textsOf(sheet: HTMLElement): SheetTexts {
  // Written by the same build, in Sheet.astro.
  return JSON.parse(sheet.querySelector('script')?.textContent ?? '{}') as SheetTexts;
}

function say(sheet: HTMLElement, selector: string, text: string): void {
  const target = sheet.querySelector(selector);
  if (target) target.textContent = text;
}

/** The check that a sheet is at, or was at last. */
const checks = new WeakMap<HTMLElement, Promise<void>>();

/** One after the other, so that the sheet shows what was asked last. */
export function runDeviceCheck(sheet: HTMLElement, asked?: AskedClient): Promise<void> {
  const next = () => check(sheet, asked);
  const run = (checks.get(sheet) ?? Promise.resolve()).then(next, next);
  checks.set(sheet, run);
  return run;
}

async function check(sheet: HTMLElement, asked?: AskedClient): Promise<void> {
  const texts = textsOf(sheet);
  say(sheet, '[data-summary]', texts.running);
  const facts = await readDetectFacts(asked);
  const results = runChecks(facts);
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-client]'))
    part.hidden = !facts.client.isPresent;
  for (const result of results) fillLine(sheet, texts, result);
  const count = (...verdicts: Verdict[]) =>
    String(results.filter(({ verdict }) => verdicts.includes(verdict)).length);
  const counts: Record<string, string> = {
    pass: count('pass'),
    attention: count('warn', 'doubt', 'note'),
    unknown: count('unknown'),
  };
  say(
    sheet,
    '[data-summary]',
    texts.summary.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => counts[name] ?? ''),
  );
  say(sheet, '[data-report]', reportText(results));
}

function fillLine(sheet: HTMLElement, texts: SheetTexts, { id, verdict, value, advice }: CheckResult): void {
  const line = sheet.querySelector<HTMLElement>(`[data-check="${id}"]`);
  const badge = line?.querySelector<HTMLElement>('[data-verdict]');
  if (!line || !badge) return;
  badge.className = TONES[verdict];
  badge.textContent = texts.verdicts[verdict];
  say(line, '[data-value]', value);
  say(line, '[data-advice]', texts.advice[id]?.[advice] ?? '');
}

export async function copyReport(sheet: HTMLElement): Promise<void> {
  const texts = textsOf(sheet);
  // What is under way belongs into the report, and its end would take the word of the copy away.
  await checks.get(sheet);
  const report = sheet.querySelector('[data-report]')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(report);
    say(sheet, '[data-summary]', texts.copied);
  } catch {
    // Refused, or no clipboard: the report is shown, ready to be selected.
    sheet.querySelector('details')?.setAttribute('open', '');
    say(sheet, '[data-summary]', texts.copyFailed);
  }
}
