import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { LoginInfo, MachineInfo } from '../models.ts';
import { type ShapeOf, flag, oneOf, orNull, textOrNull } from '../shapes.ts';

const loginInfo: ShapeOf<LoginInfo> = {
  signedIn: flag,
  isGuest: flag,
  userName: textOrNull,
  role: orNull(oneOf('boss', 'manager', 'employee')),
  isVip: orNull(flag),
  referralCode: textOrNull,
};

/** What the page sends in the handshake, from its cookies. */
interface ClientConnectedArgs {
  readonly envid: string;
  readonly apiid: string;
  readonly channelId: string;
  readonly isGuest: boolean;
}

/** Who is signed in, and the computer. The handshake and the keep-alive are the library's own. */
export const clientAuthentication = {
  actions: {
    ClientConnected: takes<ClientConnectedArgs>,
    PluginInitialized: takesNone,
    KeepAlive: takesNone,
    GetMachineInfo: takesNone<MachineInfo>,
    GetLoginInfo: checked(takesNone<LoginInfo>, loginInfo),
    Login: checked(takes<{ userName: string; password: string }, LoginInfo>, loginInfo),
    Logout: checked(takesNone<LoginInfo>, loginInfo),
    CloudLogin: checked(takes<{ code: string }, LoginInfo>, loginInfo),
  },
};

const boss = { signedIn: true, isGuest: false, userName: 'harbor_boss', role: 'boss' } as const;

export const clientAuthenticationExamples = {
  ClientConnected: { args: { envid: 'e', apiid: 'a', channelId: '', isGuest: false }, reply: {} },
  PluginInitialized: { reply: {} },
  KeepAlive: { reply: {} },
  GetMachineInfo: {
    reply: {
      machineId: '5f1c',
      machineName: 'DESK',
      system: 'Windows 11',
      processor: 'x64, 8 cores',
      memoryMb: 16_384,
    },
  },
  GetLoginInfo: { reply: boss },
  Login: { args: { userName: 'harbor_boss', password: 'Harbor2026' }, reply: boss },
  Logout: { reply: { signedIn: false, isGuest: true, userName: null, role: null } },
  CloudLogin: { args: { code: 'harbor_sample_code' }, reply: boss },
} as const satisfies Examples<typeof clientAuthentication>;
