/** Processor time of other processes, as Linux tells of it: what bounds a load that several of them share. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Times {
  parent: number;
  /** Of itself, and of those of its children that have ended. */
  seconds: number;
}

function timesOf(pid: number): Times | undefined {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  // Its name, in brackets, may hold anything.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [own = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), seconds: (own + system + ofEnded + systemOfEnded) / TICKS_PER_SECOND };
}

/** @returns seconds; `NaN` where the system does not tell */
export const processorSeconds = (pid: number): number => timesOf(pid)?.seconds ?? NaN;

/** Of a process and of its children that live. */
export function processorSecondsOfFamily(pid: number): number {
  if (!existsSync('/proc')) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.seconds ?? 0), processorSeconds(pid));
}
