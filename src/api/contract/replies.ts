/** Answers that several calls share. */
import * as v from 'valibot';

/** An answer whose data is not read. */
export const noData = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Answer to a request for a code, the same for every phone. */
export const codeSent = v.object({ expires_in: v.number() });

/** Answer to a form that was put on record. */
export const recorded = v.object({ id: v.string() });
