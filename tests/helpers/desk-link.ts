/** A link to the desk that the site's server has signed, so that it identifies its visitor. */
import { signChat } from '#server/desk/identity.ts';

/** @param change of the signed values */
export function signedLink(
  clock: { now: () => number },
  fields: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
): string {
  const block = signChat(
    { secret: 'berth-chat-development-secret', webToken: 'berth-web-visitor' },
    Math.floor(clock.now() / 1000),
  );
  const query = { ...fields, ...block, timestamp: String(block.timestamp), ...change };
  return `/?${new URLSearchParams(query).toString()}`;
}
