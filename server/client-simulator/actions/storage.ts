/** Storage: local values outlive the client, session values live as long as the page is connected. */
import { type ActionsOf, type Payload, text, textOrNull } from '#server/client-simulator/action.ts';

export const storage: ActionsOf<'storage'> = {
  GetLocal(payload, { state }) {
    const key = text(payload, 'key');
    return { key, value: new Map(state.localStorage).get(key) ?? null };
  },
  SetLocal(payload, world) {
    const values = new Map(world.state.localStorage);
    const stored = put(values, payload);
    world.state.localStorage = [...values];
    world.save();
    return stored;
  },
  GetSession(payload, { page }) {
    const key = text(payload, 'key');
    return { key, value: page.sessionStorage.get(key) ?? null };
  },
  SetSession: (payload, { page }) => put(page.sessionStorage, payload),
  GetAppInstallData: (_payload, { state }) => ({
    installedAt: state.installedAt,
    channelId: state.session.channelId,
    promoter: '',
  }),
};

/** A value of null takes the key away. */
function put(values: Map<string, string>, payload: Payload): { key: string; value: string | null } {
  const key = text(payload, 'key');
  const value = payload['value'] === '' ? '' : textOrNull(payload, 'value');
  if (value === null) values.delete(key);
  else values.set(key, value);
  return { key, value };
}
