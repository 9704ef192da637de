/** A simulator in memory with short delays, and a connected page. */
import { onTestFinished, vi } from 'vitest';
import {
  type ClientSimulator,
  type ClientSimulatorOptions,
  startClientSimulator,
} from '#server/client-simulator/index.ts';
import { createReadyPage } from './page.ts';
import { PATIENCE } from './peer.ts';

const QUICK = { openMs: 15, paymentMs: 15, speedTestMs: 1, restartMs: 15, exitMs: 30 };

export async function startSimulator(options: ClientSimulatorOptions = {}): Promise<ClientSimulator> {
  const simulator = await startClientSimulator({ timings: QUICK, ...options });
  onTestFinished(() => simulator.close());
  return simulator;
}

export function cookiesOf(simulator: ClientSimulator): Map<string, string> {
  return new Map(Object.entries(simulator.cookies));
}

export async function createSimulatedPage(options: ClientSimulatorOptions = {}) {
  const simulator = await startSimulator(options);
  const { client } = await createReadyPage(cookiesOf(simulator));
  return { simulator, client };
}

export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, PATIENCE);
}
