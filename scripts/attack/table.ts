/** The outcome as a table that a terminal and Markdown both show well. */
import type { Finding } from './attack.ts';

export interface Outcome {
  id: string;
  title: string;
  seconds: number;
  findings: readonly Finding[];
  /** Why it was not tried, or broke off. */
  problem?: string;
}

export type Verdict = 'held' | 'did not hold' | 'not tried';

export function verdictOf({ findings, problem }: Outcome): Verdict {
  if (findings.some(({ held }) => held === false)) return 'did not hold';
  return problem === undefined && findings.some(({ held }) => held === true) ? 'held' : 'not tried';
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    outcome.id.toUpperCase(),
    outcome.title,
    verdictOf(outcome),
    figuresOf(outcome),
    `${outcome.seconds.toFixed(1)} s`,
  ]);
  const head = ['', 'attack', 'outcome', 'figures', 'took'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What did not hold is marked, so that one of many figures is found. */
export function figuresOf({ findings, problem }: Outcome): string {
  const figures = findings.map(({ what, figure, held }) => `${held === false ? '✗ ' : ''}${what}: ${figure}`);
  return [...figures, ...(problem === undefined ? [] : [problem])].join('; ');
}
