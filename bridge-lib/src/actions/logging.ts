import { type Examples, takes } from '../action.ts';

/** The client's log. */
export const logging = {
  actions: { Write: takes<{ level: 'info' | 'warn' | 'error'; message: string }> },
};

export const loggingExamples = {
  Write: { args: { level: 'warn', message: 'noted' }, reply: {} },
} as const satisfies Examples<typeof logging>;
