/** The DevTools protocol over a WebSocket: numbered commands with replies, and events. */
import { WebSocket } from 'ws';
import { within } from './driver.ts';

const COMMAND_LIMIT_MS = 30_000;

export type Fields = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Fields;
  result?: Fields;
  error?: { message: string };
}

export interface Connection {
  send: (method: string, params?: Fields, sessionId?: string) => Promise<Fields>;
  /** @param react gets an event's fields, and the session it came from */
  on: (method: string, react: (params: Fields, sessionId: string | undefined) => void) => void;
  close: () => void;
}

export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address, { maxPayload: 512 * 1024 * 1024 });
  const waiting = new Map<number, { resolve: (result: Fields) => void; reject: (error: Error) => void }>();
  const listeners: { method: string; react: (params: Fields, sessionId: string | undefined) => void }[] = [];
  let count = 0;

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) {
      for (const { method, react } of listeners) {
        if (method === message.method) react(message.params ?? {}, message.sessionId);
      }
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) caller?.reject(new Error(message.error.message));
    else caller?.resolve(message.result ?? {});
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    send(method, params = {}, sessionId) {
      const id = (count += 1);
      const reply = new Promise<Fields>((resolve, reject) => waiting.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
      return within(COMMAND_LIMIT_MS, method, reply);
    },
    on: (method, react) => listeners.push({ method, react }),
    close: () => socket.close(),
  };
}
