/**
 * The end of a sign-in inside the client: the provider's code is sent to the client once. If it never reached the
 * client, it counts as not sent.
 */
import { askClient, type ClientCallOptions, type ClientCallProblem } from '#src/stores/client-call.ts';
import { noteClientUser } from '#src/stores/page/chat-user.ts';

const LIMIT_MS = 15_000;

export type CloudLoginEnd = { kind: 'done'; name: string; isClient: true } | ClientCallProblem;

export async function cloudLogin(code: string, options: ClientCallOptions): Promise<CloudLoginEnd> {
  const answer = await askClient(
    (client, signal) => client.clientAuthentication.cloudLogin({ code }, { signal, timeLimitMs: LIMIT_MS }),
    options,
  );
  if (answer.kind !== 'done') return answer;
  noteClientUser(answer.value);
  return { kind: 'done', name: answer.value.userName ?? '', isClient: true };
}
