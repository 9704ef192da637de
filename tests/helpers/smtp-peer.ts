/** A mail server on a free port with the test's answers, which keeps the received bytes. */
import { createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';

export interface SmtpPeerOptions {
  /** Lines after the name in the answer to EHLO. */
  extensions?: readonly string[];
  /** The answer to a command; `undefined` is no answer. Default: a success. */
  answer?: (command: string) => string | undefined;
}

const willing: Readonly<Record<string, string>> = {
  greeting: '220 mail.test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 taken',
  AUTH: '235 welcome',
  QUIT: '221 bye',
  RSET: '250 ok',
};

export async function startSmtpPeer({
  extensions = [],
  answer = willingAnswer(extensions),
}: SmtpPeerOptions = {}) {
  /** In order, without the message. */
  const commands: string[] = [];
  /** Unchanged, with dots unstuffed. */
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // some tests close the client during a mail
    let open = '';
    let isMessage = false;
    const say = (command: string): void => {
      const line = answer(command);
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    say('greeting');
    socket.on('data', (chunk: Buffer) => {
      open += chunk.toString();
      for (;;) {
        const end = isMessage ? open.indexOf('\r\n.\r\n') : open.indexOf('\r\n');
        if (end < 0) return;
        const text = open.slice(0, end);
        open = open.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          messages.push(text.replace(/^\.\./gm, '.'));
          isMessage = false;
          say('message');
          continue;
        }
        commands.push(text);
        isMessage = text.toUpperCase() === 'DATA' && (answer(text) ?? '').startsWith('354');
        say(text);
      }
    });
  });
  return {
    port: await listenOnFreePort(server),
    commands,
    messages,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

export function willingAnswer(extensions: readonly string[] = []): (command: string) => string {
  return (command) => {
    const verb = command.split(/[ :]/)[0] ?? '';
    if (verb.toUpperCase() !== 'EHLO') return willing[verb] ?? willing[verb.toUpperCase()] ?? '500 what?';
    return ['mail.test', ...extensions]
      .map((line, index, all) => `250${index === all.length - 1 ? ' ' : '-'}${line}`)
      .join('\r\n');
  };
}
