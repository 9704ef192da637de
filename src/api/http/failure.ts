/** How a call can end otherwise than well. Expected outcomes are values: nothing here is ever thrown. */

export type Failure =
  /** No answer came through: offline, name not found, refused, refused by CORS, cut off half-way. */
  | { readonly kind: 'network' }
  /** The time limit passed, before or while the answer came. */
  | { readonly kind: 'timeout' }
  /** The caller's own signal; nothing is to be shown. */
  | { readonly kind: 'aborted' }
  /** HTTP 429. */
  | { readonly kind: 'maintenance' }
  /** Any other HTTP error. */
  | { readonly kind: 'http'; readonly status: number }
  /** An answer that cannot be read, from the website API. */
  | { readonly kind: 'server' }
  /** The same from the product API. */
  | { readonly kind: 'busy' }
  /** A readable answer that says no. */
  | {
      readonly kind: 'ret';
      readonly ret: number;
      /** The server's own words; for showing, the error table has better ones. */
      readonly message: string;
      /** Name on the wire of the field that was refused. */
      readonly field?: string;
      readonly reason?: string;
      readonly retryAfterSeconds?: number;
    };

/** How a call ends: a value in both cases. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };
