/**
 * How long to wait before the next attempt. Owns the numbers; counting failures is the connection's.
 */
import type { Random } from './environment.ts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 30_000;
/** The share of a wait that chance may take off, so that many pages do not knock in step. */
const JITTER = 0.25;

/** @param failures failed attempts in a row, from 1. The first wait is exact, as the wire contract has it. */
export function retryDelay(failures: number, random: Random): number {
  if (failures <= 1) return FIRST_RETRY_MS;
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return Math.round(full * (1 - JITTER * random()));
}
