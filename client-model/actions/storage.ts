/** Storage: local values are kept after the client ends, session values until then. */
import { type ActionsOf, type Payload, text, textOrNull } from '#client-model/action.ts';

export const storage: ActionsOf<'storage'> = {
  GetLocal(payload, { state }) {
    const key = text(payload, 'key');
    return { key, value: new Map(state.localStorage).get(key) ?? null };
  },
  SetLocal(payload, context) {
    const values = new Map(context.state.localStorage);
    const stored = put(values, payload);
    context.state.localStorage = [...values];
    return stored;
  },
  GetSession(payload, { sessionStorage }) {
    const key = text(payload, 'key');
    return { key, value: sessionStorage.get(key) ?? null };
  },
  SetSession: (payload, { sessionStorage }) => put(sessionStorage, payload),
  GetAppInstallData: (_payload, { state }) => ({
    installedAt: state.facts.installedAt,
    channelId: state.facts.channelId,
    promoter: state.facts.promoter,
  }),
};

/** A value of null removes the key. */
function put(values: Map<string, string>, payload: Payload): { key: string; value: string | null } {
  const key = text(payload, 'key');
  const value = payload['value'] === '' ? '' : textOrNull(payload, 'value');
  if (value === null) values.delete(key);
  else values.set(key, value);
  return { key, value };
}
