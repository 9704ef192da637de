/**
 * The server that is attacked, over real sockets. Every address of 127.0.0.0/8 is this machine's, so each attacker has one of
 * their own, as far as the server can tell; those of one run are unlikely to be those of another, whose limits may still count.
 */
import { randomInt } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ApiCall } from '#src/api/contract/call.ts';
import { API_KEY_HEADER, CLIENT_PREFIX } from '#src/api/contract/call.ts';
import { seal, unseal } from '#src/api/envelope/index.ts';
import { findServerProcess, type ServerProcess } from './machine.ts';
import { openStored, type StoredReader } from './stored.ts';

const TIME_LIMIT_MS = 10_000;

export interface Reply {
  /** 0 where there was no answer within the time limit. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

export interface ApiReply extends Reply {
  /** `undefined` for what is no answer of the API. */
  ret: number | undefined;
  data: unknown;
}

export interface PhoneNumber {
  area_code: string;
  phone: string;
}

interface Asking {
  from?: string;
  headers?: Record<string, string>;
}

export interface Target {
  origin: string;
  port: number;
  process: ServerProcess | undefined;
  /** Its database, where that can be read. */
  stored: Omit<StoredReader, 'close'>;
  freshAddress(): string;
  /** Of those that are set aside for films: nobody has them. */
  freshNumber(): PhoneNumber;
  call(
    call: Pick<ApiCall, 'client' | 'method' | 'path'>,
    payload: object,
    asking?: Asking,
  ): Promise<ApiReply>;
  /** A body as it is. */
  send(method: string, path: string, body: string | undefined, asking?: Asking): Promise<Reply>;
  /** A page, on a connection and from an address of its own. */
  visit(path: string): Promise<Reply>;
  /** A bare connection. */
  open(from: string): Promise<Socket>;
  /** The code that went to a number, where the server shows it. */
  codeOf(number: PhoneNumber): Promise<string | undefined>;
  close(): Promise<void>;
}

interface TargetSettings {
  url: URL;
  environment: Readonly<Record<string, string | undefined>>;
}

export async function createTarget({ url, environment }: TargetSettings): Promise<Target> {
  const host = url.hostname === 'localhost' ? '127.0.0.1' : url.hostname;
  const port = Number(url.port || 80);
  const secrets = {
    website: environment['PUBLIC_WEBSITE_API_SECRET'] ?? 'berth-website-16',
    product: environment['PUBLIC_PRODUCT_API_SECRET'] ?? 'berth-product-16',
  };
  const prefixes = {
    website: environment['PUBLIC_WEBSITE_API_PREFIX'] ?? CLIENT_PREFIX.website,
    product: environment['PUBLIC_PRODUCT_API_PREFIX'] ?? CLIENT_PREFIX.product,
  };
  const keyHeader = environment['PUBLIC_PRODUCT_API_KEY_HEADER'] ?? API_KEY_HEADER;
  const key = environment['PUBLIC_PRODUCT_API_KEY'] ?? 'berth-product-key';
  const agents = new Map<string, Agent>();
  const process = findServerProcess(port);
  const stored = await openStored(environment['DATABASE_URL'], process?.files() ?? []);
  const secondByte = randomInt(1, 255);
  let addresses = randomInt(0x2000);
  let numbers = randomInt(NUMBERS);

  const agentOf = (from: string): Agent => {
    const known = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from });
    agents.set(from, known);
    return known;
  };

  function exchange(
    method: string,
    path: string,
    { from, agent, body, headers }: Asking & { agent: Agent | false; body?: string | undefined },
  ): Promise<Reply> {
    const start = performance.now();
    return new Promise((resolve) => {
      const fail = () => resolve({ status: 0, headers: {}, body: '', ms: performance.now() - start });
      const localAddress = from === undefined ? {} : { localAddress: from };
      const sent = httpRequest({ host, port, method, path, agent, headers, ...localAddress }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', fail);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces).toString(),
            ms: performance.now() - start,
          }),
        );
      });
      sent.setTimeout(TIME_LIMIT_MS, () => sent.destroy(new Error('no answer')));
      // The answer says so: status 0.
      sent.on('error', fail);
      sent.end(body);
    });
  }

  const target: Target = {
    origin: url.origin,
    port,
    process,
    stored,
    freshAddress() {
      addresses++;
      return `127.${secondByte}.${(addresses >> 8) % 256}.${addresses % 256}`;
    },
    freshNumber: () => numberOf(numbers++),
    send: (method, path, body, { from = '127.0.0.1', headers = {} } = {}) =>
      exchange(method, path, { agent: agentOf(from), body, headers }),
    async call({ client, method, path }, payload, { from, headers } = {}) {
      const sealed = seal({ language: 'en', ...payload }, secrets[client]);
      const address = `/api${prefixes[client]}${path}`;
      const asking = {
        ...(from === undefined ? {} : { from }),
        headers: { 'content-type': 'application/json', 'super-lang': 'en', [keyHeader]: key, ...headers },
      };
      const reply =
        method === 'GET'
          ? await target.send(method, `${address}?data=${encodeURIComponent(sealed)}`, undefined, asking)
          : await target.send(method, address, JSON.stringify({ data: sealed }), asking);
      return { ...reply, ...openReply(reply.body, secrets[client]) };
    },
    visit: (path) => exchange('GET', path, { from: target.freshAddress(), agent: false }),
    open: (from) =>
      new Promise((resolve) => {
        const socket = connect({ host, port, localAddress: from });
        socket.on('error', () => resolve(socket)); // refused or dropped: a socket that is closed
        socket.on('connect', () => resolve(socket));
      }),
    async codeOf({ area_code, phone }) {
      const { status, body } = await target.send('GET', '/dev/outbox', undefined, {
        headers: { host: `127.0.0.1:${port}` },
      });
      if (status !== 200) return undefined;
      const messages = JSON.parse(body) as { to: string; code: string }[]; // as the outbox documents
      return messages.find(({ to }) => to === `+${area_code}${phone}`)?.code;
    },
    async close() {
      for (const agent of agents.values()) agent.destroy();
      await stored.close();
    },
  };
  return target;
}

function openReply(body: string, secret: string): Pick<ApiReply, 'ret' | 'data'> {
  try {
    const { ret, data } = JSON.parse(body) as { ret?: unknown; data?: unknown };
    return {
      ret: typeof ret === 'number' ? ret : undefined,
      data: typeof data === 'string' && data !== '' ? unseal(data, secret) : undefined,
    };
  } catch {
    return { ret: undefined, data: undefined }; // a page, or nothing: the status tells
  }
}

/** Area codes of the United States and Canada: 201 to 208, 210, 212 to 219, and so on up to 919. */
const AREA_CODES = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((first) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19].map((rest) => first * 100 + rest),
);
const PER_AREA = 100;
const NUMBERS = AREA_CODES.length * PER_AREA;

/** 555-0100 to 555-0199 belong to nobody in each of them. */
function numberOf(index: number): PhoneNumber {
  const area = AREA_CODES[Math.floor(index / PER_AREA) % AREA_CODES.length] ?? 201;
  return { area_code: '1', phone: `${area}55501${String(index % PER_AREA).padStart(2, '0')}` };
}
