/**
 * Sends events to a mail server. Headers are made of settings, fixed words and our own ids, except the reply address:
 * the visitor's own, from the checked form. Their other fields are plain text in the body. Each mail has its own
 * connection, encrypted beyond this machine, and closed after 15 s, also where the server never answers.
 */
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { checkEmail } from '#src/domain/validation/email.ts';
import type { MailConfig } from './config.ts';
import type { DeliveryEvent, Destination, Outcome } from './destination.ts';
import { mailSubject, mailText } from './mail-text.ts';

const ATTEMPT_TIMEOUT_MS = 15_000;
/** Longest silence within an attempt. */
const STEP_TIMEOUT_MS = 10_000;

interface MailOptions extends MailConfig {
  brand: { zh: string; en: string };
  /** What this server calls itself; the machine's own name is not sent. */
  ownName: string;
  /** Shorter only in tests. */
  timeoutMs?: number;
}

export function createMail(options: MailOptions): Destination {
  const { timeoutMs = ATTEMPT_TIMEOUT_MS } = options;
  return {
    name: 'mail',
    async deliver(event, signal) {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const message = await composeMail(event, options);
        const rejected = await send(options, message, AbortSignal.any([signal, limit]));
        return rejected === 0
          ? { kind: 'accepted' }
          : { kind: 'accepted', problem: `${rejected} of ${options.to.length} recipients were refused` };
      } catch (error) {
        if (limit.aborted)
          return { kind: 'unavailable', problem: `not finished within ${timeoutMs / 1000} s` };
        return outcomeOf(error);
      }
    },
  };
}

/** The mail as it goes over the wire. */
export function composeMail(
  event: DeliveryEvent,
  { from, to, brand }: Pick<MailOptions, 'from' | 'to' | 'brand'>,
): Promise<Buffer> {
  return new MailComposer({
    from: { name: brand[event.language], address: from },
    to: to.map((address) => ({ name: '', address })),
    ...replyTo(event),
    subject: mailSubject(event, brand),
    text: mailText(event),
    date: new Date(event.createdAt),
    // The same at every attempt: mail programs show copies with one id once.
    messageId: `<${event.id}@${from.split('@')[1] ?? ''}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
    .compile()
    .build();
}

/** "Reply" goes to the visitor. */
function replyTo({ data }: DeliveryEvent): { replyTo?: { name: string; address: string } } {
  const { email } = data;
  return typeof email === 'string' && email !== '' && checkEmail(email) === undefined
    ? { replyTo: { name: '', address: email } }
    : {};
}

/** @returns how many recipients the server refused, of several */
async function send(options: MailOptions, message: Buffer, signal: AbortSignal): Promise<number> {
  const { host, port, security, login, from, to, ownName } = options;
  const transport = createTransport({
    // A transport without a pool ends by closing the socket; one with a pool sends QUIT on an idle connection.
    ...({ pool: true, maxConnections: 1, maxRequeues: 0, idleTimeout: 1 } as const),
    host,
    port,
    name: ownName,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // Without encryption, or where the server has no login, nothing is sent.
    ...(login && { auth: login, forceAuth: true }),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    socketCloseTimeout: 0,
  });
  const { rejected } = await transport.sendMail({ envelope: { from, to: [...to] }, raw: message, signal });
  return rejected.length;
}

/** A 5xx to the envelope or the message concerns this mail; any other error concerns the server or the connection. */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, message } = error as {
    code?: unknown;
    responseCode?: unknown;
    message?: unknown;
  };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const answer = typeof responseCode === 'number' ? `, answered ${responseCode}` : '';
  const problem = `${typeof code === 'string' ? code : 'closed'}${reasonIn(String(message))}${answer}`;
  const isRefusal = isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
  return { kind: isRefusal ? 'refused' : 'unavailable', problem };
}

/** The library has one code for all socket errors. Its message names the error, but also the address. */
function reasonIn(message: string): string {
  if (/certificate/i.test(message)) return ', its certificate is not trusted';
  const [reason] = /\bE[A-Z]{4,}\b/.exec(message) ?? [];
  return reason === undefined ? '' : `, ${reason}`;
}
