/**
 * A desktop client of another make, written from the wire contract alone: it imports nothing of this project, not even a
 * WebSocket. It does what the contract says and no more: what the contract leaves open it leaves out, and every message of
 * the page is held against the contract's own words.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Shop {
  id: string;
  name: string;
  platform: string;
  site: string;
  ip: string;
  status: 'closed' | 'opening' | 'open';
  risk: 'none' | 'device' | 'login';
}

interface Message {
  requestId: string;
  module: string;
  action: string;
  browserId: string;
  tag: string;
  args?: unknown[];
}

interface Answer {
  ret: number | string;
  returnObj?: unknown;
}

export interface IndependentClient {
  readonly cookies: Record<string, string>;
  /** Names of the messages of the page, as `module.action`, in the order in which they came. */
  readonly heard: string[];
  /** The same, each with its arguments. */
  readonly asked: { name: string; args: unknown[] | undefined }[];
  /** What the page did that the contract does not allow. */
  readonly violations: string[];
  readonly shops: Shop[];
  readonly paid: string[];
  /** Answers to give instead of its own, by `module.action`. */
  readonly overrides: Map<string, Answer>;
  readonly connectionCount: number;
  push(module: string, action: string, payload: unknown): void;
  /** The visitor has paid, or has not. */
  settlePayment(orderId: string, paid: boolean): void;
  lastOrder(): string;
  /** Ends every connection as a client that goes away, and starts over with a new session. */
  restart(): void;
  stop(): Promise<void>;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const GOING_AWAY = 1001;
const POLICY = 1008;
const FIRST_FRAME_MS = 5_000;
const OPENING_MS = 300;
const BLOCK = 16;

/** @param knowsAll also the actions whose shapes the contract leaves open; an older client refuses them */
export async function startIndependentClient(knowsAll = false): Promise<IndependentClient> {
  let sid = randomBytes(18).toString('base64url');
  const bid = 'another-browser';
  const sockets = new Set<Socket>();
  const ready = new Map<Socket, string>();
  const heard: string[] = [];
  const asked: IndependentClient['asked'] = [];
  const violations: string[] = [];
  const paid: string[] = [];
  const overrides = new Map<string, Answer>();
  const world = createWorld(knowsAll);
  let connectionCount = 0;

  const send = (socket: Socket, message: object): void => {
    const secret = ready.get(socket) ?? sid;
    socket.write(frame(OPCODE.text, Buffer.from(seal(secret, JSON.stringify(message)))));
  };
  const push = (module: string, action: string, payload: unknown): void => {
    for (const socket of ready.keys()) send(socket, { module, action, args: [payload] });
  };

  const server = createServer((_request, response) => {
    response.writeHead(400).end();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const origin = request.headers.origin ?? '';
    if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin) || request.url !== '/') {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1')
      .update(key + GUID)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    connectionCount += 1;
    attend(socket);
  });

  function attend(socket: Socket): void {
    // The session of the moment in which the page connected.
    const secret = sid;
    sockets.add(socket);
    const silence = setTimeout(() => end(socket, POLICY), FIRST_FRAME_MS);
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let parsed = readFrame(rest); parsed; parsed = readFrame(rest)) {
        rest = rest.subarray(parsed.length);
        if (parsed.opcode === OPCODE.ping) socket.write(frame(OPCODE.pong, parsed.payload));
        if (parsed.opcode === OPCODE.close) socket.end(frame(OPCODE.close, parsed.payload));
        // What was under way when this side ended the connection is for nobody.
        if (parsed.opcode !== OPCODE.text || socket.writableEnded) continue;
        const text = open(secret, parsed.payload.toString());
        if (text === undefined) {
          violations.push('a frame that does not decode');
          end(socket, POLICY);
          return;
        }
        clearTimeout(silence);
        hear(socket, secret, JSON.parse(text) as Message);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      sockets.delete(socket);
      ready.delete(socket);
    });
  }

  function hear(socket: Socket, secret: string, message: Message): void {
    const name = `${message.module}.${message.action}`;
    heard.push(name);
    asked.push({ name, args: message.args });
    violations.push(...complaints(message, bid));
    if (!ready.has(socket)) {
      if (name !== 'clientAuthentication.ClientConnected') {
        violations.push(`${name} before the handshake`);
        return;
      }
      const answer = overrides.get(name) ?? { ret: 0 };
      if (answer.ret === 0) ready.set(socket, secret);
      send(socket, { requestId: message.requestId, ...answer });
      return;
    }
    const answer = overrides.get(name) ?? world.answer(name, message.args?.[0] ?? {}, push);
    send(socket, { requestId: message.requestId, ...answer });
  }

  function end(socket: Socket, code: number): void {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(code);
    socket.end(frame(OPCODE.close, payload));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    get cookies() {
      return {
        bid,
        bName: '另一个客户端',
        pid: String(port),
        sid,
        envid: 'env-9',
        apiid: 'api-9',
        guest: '',
      };
    },
    heard,
    asked,
    violations,
    shops: world.shops,
    paid,
    overrides,
    get connectionCount() {
      return connectionCount;
    },
    push,
    settlePayment(orderId, isPaid) {
      if (isPaid) paid.push(orderId);
      push('payment', 'PaymentResult', { orderId, paid: isPaid });
    },
    lastOrder: () => world.orders.at(-1) ?? '',
    restart() {
      for (const socket of sockets) end(socket, GOING_AWAY);
      ready.clear();
      sid = randomBytes(18).toString('base64url');
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A request is `{"requestId","module","action","browserId","tag","args"}`; `args` is a list, or absent. */
function complaints(message: Message, bid: string): string[] {
  const found: string[] = [];
  const name = `${message.module}.${message.action}`;
  const known = new Set(['requestId', 'module', 'action', 'browserId', 'tag', 'args']);
  for (const field of Object.keys(message)) if (!known.has(field)) found.push(`${name}: field ${field}`);
  const [milliseconds, number] = [message.requestId.slice(0, 13), message.requestId.slice(13)];
  if (!/^\d{13}$/.test(milliseconds) || !/^(0|[1-9]\d?)$/.test(number)) {
    found.push(`${name}: requestId ${message.requestId}`);
  }
  if (!/(^|\D)(0|[1-9]\d?)$/.test(message.tag)) found.push(`${name}: tag ${message.tag}`);
  if (message.browserId !== bid) found.push(`${name}: browserId`);
  if (!/^[a-z]\w*$/.test(message.module) || !/^[A-Z]\w*$/.test(message.action)) found.push(`${name}: case`);
  if (message.args !== undefined && !Array.isArray(message.args)) found.push(`${name}: args`);
  if (name === 'clientAuthentication.ClientConnected') {
    const keys = Object.keys(message.args?.[0] ?? {}).sort();
    if (keys.join() !== 'apiid,channelId,envid,isGuest') found.push(`${name}: ${keys.join()}`);
  }
  return found;
}

/** What this client knows: the actions whose shapes the contract fixes. Statuses are told by pushes alone. */
function createWorld(knowsAll: boolean) {
  const shops: Shop[] = [
    {
      id: 'a',
      name: 'Lantern Lane',
      platform: 'Amazon',
      site: 'US',
      ip: '192.0.2.81',
      status: 'closed',
      risk: 'none',
    },
    {
      id: 'b',
      name: '青石小铺',
      platform: 'Shopee',
      site: 'SG',
      ip: '198.51.100.82',
      status: 'open',
      risk: 'none',
    },
    {
      id: 'c',
      name: 'Quarry',
      platform: 'eBay',
      site: 'DE',
      ip: '203.0.113.83',
      status: 'closed',
      risk: 'login',
    },
  ];
  const favourites = [
    { id: 'f1', parentId: null as string | null, title: 'Desk', url: null as string | null, position: 0 },
  ];
  const plugins = [
    { id: 'p1', name: 'Calculator', version: '0.9', installed: false, hidden: false },
    { id: 'p2', name: 'Ruler', version: '1.4', installed: false, hidden: false },
  ];
  const lines = [
    { id: 'l1', name: 'Line one', region: 'Asia', latencyMs: null as number | null },
    { id: 'l2', name: 'Line two', region: 'Europe', latencyMs: null as number | null },
  ];
  let acceleration = { enabled: false, lineId: null as string | null };
  let login: object = { signedIn: true, isGuest: false, userName: 'quay', role: 'manager' };
  const orders: string[] = [];
  const ok = (returnObj: unknown): Answer => ({ ret: 0, returnObj });
  const refuse = (message: string): Answer => ({ ret: 7, returnObj: { message } });

  const answer = (
    name: string,
    payload: unknown,
    push: (module: string, action: string, payload: unknown) => void,
  ): Answer => {
    // Each action reads the fields that the contract gives it.
    const args = payload as Record<string, never> & { id: string; orderId: string; title: string };
    const shop = shops.find(({ id }) => id === args.id);
    const plugin = plugins.find(({ id }) => id === args.id);
    const tell = (status: Shop['status']): void => {
      if (!shop) return;
      shop.status = status;
      push('dataObserver', 'StoreInfo', shop);
    };
    switch (name) {
      case 'clientAuthentication.PluginInitialized':
      case 'clientAuthentication.KeepAlive':
        return { ret: 0 };
      case 'browserManager.GetStoreList':
        return ok({ stores: shops });
      case 'browserManager.GetOpenStatusList':
        return ok({ statuses: shops.map(({ id, status }) => ({ id, status })) });
      case 'browserManager.Open':
        tell('opening');
        setTimeout(tell, OPENING_MS, 'open');
        return ok({ id: args.id });
      case 'browserManager.Close':
        if (shop) shop.status = 'closed';
        return ok({ id: args.id });
      case 'browserManager.ClearCache':
      case 'browserManager.ClearUserData':
        return ok({ id: args.id, status: shop?.status });
      case 'favourites.List':
        return ok({ favourites });
      case 'favourites.Create': {
        const created = { ...favourites[0], ...args, id: 'f2', position: favourites.length };
        favourites.push(created as (typeof favourites)[number]);
        return ok(created);
      }
      case 'plugins.List':
      case 'plugins.GuestList':
        return ok({ plugins });
      case 'plugins.Install':
        if (plugin) plugin.installed = true;
        return ok(plugin);
      case 'gateway.GetAccelerateInfo':
        return ok({ ...acceleration, lines });
      case 'gateway.SetAccelerateInfo':
        acceleration = args as unknown as typeof acceleration;
        return ok({ ...acceleration, lines });
      case 'gateway.SpeedTest':
        for (const [index, line] of lines.entries()) line.latencyMs = 80 + index * 40;
        return ok({ lines });
      case 'clientAuthentication.GetLoginInfo':
        return ok(login);
      case 'clientAuthentication.Logout':
        login = { signedIn: false, isGuest: true, userName: null, role: null };
        return ok(login);
      case 'clientAuthentication.Login':
        login = { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' };
        return ok(login);
      case 'systemInfo.GetVersion':
        return ok({ version: '6.9.0', releasePhase: 'stable' });
      case 'payment.AliPay':
      case 'payment.WeChatPay':
        orders.push(args.orderId);
        return ok({
          orderId: args.orderId,
          payUrl: 'https://pay.example.com/',
          qrText: `pay:${args.orderId}`,
        });
      case 'favourites.Update':
      case 'favourites.Move': {
        if (!knowsAll) return refuse(`${name} is not known here`);
        const entry = favourites.find(({ id }) => id === args.id);
        return ok(entry && Object.assign(entry, args));
      }
      case 'favourites.Delete':
        favourites.splice(0, favourites.length, ...favourites.filter(({ id }) => id !== args.id));
        return ok({ id: args.id });
      default:
        return (knowsAll ? plainly(name, args, plugin) : undefined) ?? refuse(`${name} is not known here`);
    }
  };
  return { shops, orders, answer };
}

/** Further actions of plug-ins, by the same words for user and guest. */
const PLUGIN_ACTION = /^plugins\.(Guest)?(Add|Delete|Install|Uninstall|Hide)$/;
/** Actions whose answers the contract leaves open: what was sent comes back, or what there is to tell. */
const TOLD: Readonly<Record<string, object>> = {
  'clientAuthentication.GetMachineInfo': { machineId: 'quay-7', system: 'Debian 12' },
  'clientAuthentication.CloudLogin': { signedIn: true, isGuest: false, userName: 'cloud', role: 'boss' },
  'webBrowser.CreateTab': { tabId: 't9', url: 'https://www.example.com/' },
  'webBrowser.GetLocalIp': { ip: '192.0.2.1', addresses: ['192.0.2.1', '192.0.2.2'], boundIp: '192.0.2.1' },
  'webBrowser.GetWhitelist': { whitelist: ['a.example'] },
  'fileSystem.GetBrowserFolder': { path: '/opt/browser' },
  'fileSystem.GetTempDataFolder': { path: '/tmp/browser' },
  'storage.GetAppInstallData': { installedAt: 1_700_000_000_000, channelId: 'quay', promoter: 'P7' },
  'serverApi.HttpRequest': { status: 503, headers: {}, body: '' },
  'systemInfo.GetReleasePhase': { releasePhase: 'beta' },
  'systemInfo.CheckNewVersion': { hasNewVersion: false, version: '6.9.0' },
  'systemInfo.GetLanguage': { language: 'zh-CN' },
  'systemInfo.GetHardwareAcceleration': { enabled: true },
  'systemInfo.GetAutostart': { enabled: false },
  'systemInfo.GetDefaultBrowser': { isDefault: false },
  'systemInfo.GetRunModel': { runModel: 'standard' },
  'systemInfo.GetPageDisplayType': { displayType: 'list' },
  'systemInfo.GetApiPreUrl': { preUrl: 'https://api.example.com' },
  'systemInfo.GetDnsStatus': { status: 'slow', servers: ['192.0.2.53'] },
  'systemInfo.GetLineIds': { lineIds: ['l1', 'l2'] },
  'systemInfo.GetTempSize': { bytes: 4096 },
  'systemInfo.GetNotificationSettings': { sound: true },
  'systemInfo.GetPushMessages': { messages: [{ id: 'm1', title: 'High water', text: 'At noon.' }] },
};
const ECHOED =
  /^(analysis|logging|webBrowser|storage|systemInfo|serverApi|gateway|selfHelpRepair|dataObserver|browserManager)\./;

function plainly(name: string, args: { id: string }, known: object | undefined): Answer | undefined {
  const told = TOLD[name];
  if (told) return { ret: 0, returnObj: told };
  if (PLUGIN_ACTION.test(name)) {
    const plugin = known ?? { id: args.id, name: args.id, version: '0.9' };
    return { ret: 0, returnObj: { ...plugin, installed: name.endsWith('Install'), hidden: false } };
  }
  return ECHOED.test(name) ? { ret: 0, returnObj: args } : undefined;
}

/** Base64 of AES-128-CBC with zero padding; the client sends with key `sid[0..16)` and IV `sid[4..20)`. */
function seal(sid: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', sid.slice(0, 16), sid.slice(4, 20)).setAutoPadding(false);
  const plain = Buffer.from(text);
  const padding = Buffer.alloc((BLOCK - (plain.length % BLOCK)) % BLOCK);
  return Buffer.concat([cipher.update(plain), cipher.update(padding), cipher.final()]).toString('base64');
}

/** It receives what the page sent with key `sid[1..17)` and IV `sid[3..19)`. */
function open(sid: string, base64: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-128-cbc', sid.slice(1, 17), sid.slice(3, 19)).setAutoPadding(
      false,
    );
    const plain = Buffer.concat([decipher.update(Buffer.from(base64, 'base64')), decipher.final()]);
    const text = plain.toString().replace(/\0+$/, '');
    JSON.parse(text);
    return text;
  } catch {
    return undefined; // not of this session
  }
}

/** RFC 6455, unmasked, as servers send. */
function frame(opcode: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, payload.length])
      : payload.length < 65_536
        ? Buffer.from([0x80 | opcode, 126, payload.length >> 8, payload.length & 255])
        : Buffer.concat([Buffer.from([0x80 | opcode, 127, 0, 0, 0, 0]), lengthBytes(payload.length)]);
  return Buffer.concat([head, payload]);
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** The first whole frame of a browser, which masks what it sends and does not cut up messages of this size. */
function readFrame(data: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (data.length < 2) return undefined;
  const opcode = data.readUInt8(0) & 15;
  let size = data.readUInt8(1) & 127;
  let at = 2;
  if (size === 126) {
    if (data.length < 4) return undefined;
    size = data.readUInt16BE(2);
    at = 4;
  } else if (size === 127) {
    if (data.length < 10) return undefined;
    size = Number(data.readBigUInt64BE(2));
    at = 10;
  }
  if (data.length < at + 4 + size) return undefined;
  const mask = data.subarray(at, at + 4);
  const payload = Buffer.from(
    data.subarray(at + 4, at + 4 + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  );
  return { opcode, payload, length: at + 4 + size };
}
