import { type Examples, type PushShapes, takes } from '../action.ts';
import type { ObservedTopic } from '../models.ts';
import { store } from './browser-manager.ts';

interface Topics {
  readonly topics: readonly ObservedTopic[];
}

/** Pushes after a subscription: stores, messages, states. */
export const dataObserver = {
  actions: { Subscribe: takes<Topics, Topics> },
  pushes: { StoreInfo: store } satisfies PushShapes<'dataObserver'>,
};

export const dataObserverExamples = {
  Subscribe: { args: { topics: ['StoreInfo'] }, reply: { topics: ['StoreInfo'] } },
} as const satisfies Examples<typeof dataObserver>;
