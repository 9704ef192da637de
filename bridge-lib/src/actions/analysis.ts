import { type Examples, takes } from '../action.ts';

/** Counts for usage statistics: a record, a span of time, a visit to a page. */
export const analysis = {
  actions: {
    RecordCount: takes<{ key: string; count: number }>,
    RecordStart: takes<{ key: string }>,
    RecordEnd: takes<{ key: string }, { durationMs: number }>,
    EnterPage: takes<{ page: string }>,
    ExitPage: takes<{ page: string }>,
  },
};

export const analysisExamples = {
  RecordCount: { args: { key: 'click', count: 2 }, reply: {} },
  RecordStart: { args: { key: 'visit' }, reply: {} },
  RecordEnd: { args: { key: 'visit' }, reply: { durationMs: 1200 }, after: 'RecordStart' },
  EnterPage: { args: { page: '/app/site' }, reply: {} },
  ExitPage: { args: { page: '/app/site' }, reply: {} },
} as const satisfies Examples<typeof analysis>;
