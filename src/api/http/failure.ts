/** How a call can fail. Expected outcomes are values: none of these is thrown. */

export type Failure =
  /** No answer: offline, name not found, refused, blocked by CORS, or interrupted. */
  | { readonly kind: 'network' }
  /** The time limit passed before the answer was complete. */
  | { readonly kind: 'timeout' }
  /** Aborted by the caller's signal; nothing is shown. */
  | { readonly kind: 'aborted' }
  /** HTTP 429. */
  | { readonly kind: 'maintenance' }
  /** Any other HTTP error. */
  | { readonly kind: 'http'; readonly status: number }
  /** An unreadable answer from the website API. */
  | { readonly kind: 'server' }
  /** An unreadable answer from the product API. */
  | { readonly kind: 'busy' }
  /** A readable refusal. */
  | {
      readonly kind: 'ret';
      readonly ret: number;
      /** The server's own text; the error table has better ones to show. */
      readonly message: string;
      /** Wire name of the refused field. */
      readonly field?: string;
      readonly reason?: string;
      readonly retryAfterSeconds?: number;
    };

/** The end of a call, in both cases a value. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };
