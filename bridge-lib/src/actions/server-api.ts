import { type Examples, takes } from '../action.ts';

interface RelayedRequest {
  readonly method: string;
  /** Without a host it is appended to the client's base address. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests that the client makes for the page, and their route. */
export const serverApi = {
  actions: {
    HttpRequest: takes<RelayedRequest, { status: number; headers: Record<string, string>; body: string }>,
    ChangePreUrl: takes<{ preUrl: string }, { preUrl: string }>,
    /** Null sends the client's own requests without a line again. */
    SelectNetLine: takes<{ lineId: string | null }, { lineId: string | null }>,
  },
};

const address = { preUrl: 'https://api.example.com' };

export const serverApiExamples = {
  HttpRequest: {
    args: { method: 'GET', url: '/status' },
    reply: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' },
  },
  ChangePreUrl: { args: address, reply: address, right: 'address' },
  SelectNetLine: { args: { lineId: 'line-hk' }, reply: { lineId: 'line-hk' }, right: 'line' },
} as const satisfies Examples<typeof serverApi>;
