import type { Status } from '#src/domain/releases/types.ts';

const TONES = { latest: ' badge--ok', beta: ' badge--warn', upcoming: ' badge--sea', old: '' } as const;

interface Props {
  status: Status;
  children: string;
}

/** The badge of a release: latest, beta, to be released, old. */
export function StatusBadge({ status, children }: Props) {
  return <span className={`badge${TONES[status]}`}>{children}</span>;
}
