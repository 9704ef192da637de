/** Account and handshake. Without a login the client is used as a guest. */
import type { LoginInfo } from '#bridge-lib';
import { type ActionsOf, type ActionContext, text } from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';

const CLOUD_CODE = /^[A-Za-z0-9_-]{6,128}$/;

export const clientAuthentication: ActionsOf<'clientAuthentication'> = {
  // The first greeting is answered where connections are kept; this one is only a repetition.
  ClientConnected: () => ({}),
  PluginInitialized: () => ({}),
  KeepAlive: () => ({}),
  GetMachineInfo: (_payload, { state }) => state.facts.machine,
  GetLoginInfo: (_payload, { state }) => state.login,
  async Login(payload, context) {
    const admitted = await context.accounts.checkPassword(
      text(payload, 'userName'),
      text(payload, 'password'),
    );
    if (!admitted) throw new Refusal('login');
    return setLogin({ signedIn: true, isGuest: false, ...admitted }, context);
  },
  async CloudLogin(payload, context) {
    const code = text(payload, 'code');
    const admitted = CLOUD_CODE.test(code) ? await context.accounts.checkCode(code) : undefined;
    if (!admitted) throw new Refusal('cloudCode');
    return setLogin({ signedIn: true, isGuest: false, ...admitted }, context);
  },
  Logout: (_payload, context) =>
    setLogin({ signedIn: false, isGuest: true, userName: null, role: null }, context),
};

function setLogin(login: LoginInfo, context: ActionContext): LoginInfo {
  context.state.login = login;
  context.publish('CommonState', { key: 'login', value: login });
  return login;
}
