/**
 * The compared clients, over one socket constructor: a bare socket as the baseline, this project's library with and
 * without its cipher, and two other libraries. Runs in Node and in a page.
 */
import { type HaWebSocket, createConnection } from 'home-assistant-js-websocket';
import { OBSWebSocket } from 'obs-websocket-js/json';
import { type BridgeEnvironment, type CodecFactory, createBridgeClient } from '#bridge-lib';
import type { Subject } from './measure.ts';
import { SECRET } from './secret.ts';

export type OpenSocket = (url: string) => WebSocket;

/** Frames that are the text itself, also in the server's answers. */
const plainCodec: CodecFactory = () => ({
  encode: (text) => text,
  decode: (frame) => (typeof frame === 'string' ? frame : undefined),
});

type Surroundings = Pick<BridgeEnvironment, 'clock' | 'yieldTask'>;

function bridge(
  name: string,
  open: OpenSocket,
  surroundings: Surroundings,
  createCodec?: CodecFactory,
): Subject {
  const silent = (): void => undefined;
  return {
    name,
    async connect(port) {
      const cookies = new Map(Object.entries({ bid: 'bench', pid: String(port), sid: SECRET }));
      const client = createBridgeClient({
        ...surroundings,
        openSocket: open,
        cookies: () => cookies,
        random: Math.random,
        logger: { info: silent, warn: silent, error: silent },
        createCodec,
      });
      client.start();
      // Waits for the handshake.
      await client.request('bench', 'Echo', {});
      return {
        call: (payload) => client.request('bench', 'Echo', payload),
        close() {
          client.dispose();
        },
      };
    },
  };
}

function bare(open: OpenSocket): Subject {
  return {
    name: 'bare socket + JSON',
    async connect(port) {
      const socket = open(`ws://127.0.0.1:${port}/bare`);
      await new Promise((resolve) => {
        socket.onopen = resolve;
      });
      const pending = new Map<number, (value: unknown) => void>();
      let nextId = 0;
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const { id, result } = JSON.parse(data) as { id: number; result: unknown };
        pending.get(id)?.(result);
        pending.delete(id);
      };
      return {
        call: (payload) =>
          new Promise((resolve) => {
            nextId += 1;
            pending.set(nextId, resolve);
            socket.send(JSON.stringify({ id: nextId, payload }));
          }),
        close() {
          socket.close();
        },
      };
    },
  };
}

function obs(): Subject {
  return {
    name: 'obs-websocket-js',
    async connect(port) {
      const client = new OBSWebSocket();
      await client.connect(`ws://127.0.0.1:${port}/obs`);
      return {
        call: (payload) => client.call('BroadcastCustomEvent', { eventData: { ...payload } }),
        close() {
          void client.disconnect();
        },
      };
    },
  };
}

function homeAssistant(open: OpenSocket): Subject {
  return {
    name: 'home-assistant-js-websocket',
    async connect(port) {
      const connection = await createConnection({
        setupRetry: 0,
        createSocket: () =>
          new Promise((resolve) => {
            const socket = open(`ws://127.0.0.1:${port}/ha`) as HaWebSocket;
            socket.haVersion = '2020.1.0';
            socket.onopen = () => resolve(socket);
          }),
      });
      return {
        call: (payload) => connection.sendMessagePromise({ type: 'echo', payload }),
        close() {
          connection.close();
        },
      };
    },
  };
}

export function createSubjects(open: OpenSocket, surroundings: Surroundings): Subject[] {
  return [
    bare(open),
    obs(),
    homeAssistant(open),
    bridge('bridge, plain', open, surroundings, plainCodec),
    bridge('bridge, AES', open, surroundings),
  ];
}
