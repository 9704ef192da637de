/** Account and handshake. Without a login the client is used as a guest. */
import type { LoginInfo, Role } from '#bridge-lib';
import { type ActionsOf, RET, Refusal, type World, text } from '#server/client-simulator/action.ts';

/** Who can log in to the simulator; the password is no secret, it guards nothing. */
export const ACCOUNTS: Readonly<Record<string, Role>> = {
  harbor_boss: 'boss',
  harbor_manager: 'manager',
  harbor_staff: 'employee',
};
export const PASSWORD = 'Harbor2026';
const CLOUD_CODE = /^[A-Za-z0-9_-]{6,128}$/;

export const clientAuthentication: ActionsOf<'clientAuthentication'> = {
  // The greeting itself is answered where connections live; here it is only repeated.
  ClientConnected: () => ({}),
  PluginInitialized: () => ({}),
  KeepAlive: () => ({}),
  GetMachineInfo: (_payload, { state }) => ({
    machineId: state.session.bid,
    machineName: 'SIMULATOR',
    system: 'Windows 11',
    processor: 'x64, 8 cores',
    memoryMb: 16_384,
  }),
  GetLoginInfo: (_payload, { state }) => state.login,
  Login(payload, world) {
    const userName = text(payload, 'userName');
    const role = Object.hasOwn(ACCOUNTS, userName) ? ACCOUNTS[userName] : undefined;
    if (!role || text(payload, 'password') !== PASSWORD) throw new Refusal(RET.forbidden, '用户名或密码错误');
    return setLogin({ signedIn: true, isGuest: false, userName, role }, world);
  },
  CloudLogin(payload, world) {
    if (!CLOUD_CODE.test(text(payload, 'code'))) throw new Refusal(RET.forbidden, '云登录码无效或已过期');
    return setLogin({ signedIn: true, isGuest: false, userName: 'harbor_cloud', role: 'manager' }, world);
  },
  Logout: (_payload, world) =>
    setLogin({ signedIn: false, isGuest: true, userName: null, role: null }, world),
};

function setLogin(login: LoginInfo, world: World): LoginInfo {
  world.state.login = login;
  world.save();
  world.publish('CommonState', { key: 'login', value: login });
  return login;
}
