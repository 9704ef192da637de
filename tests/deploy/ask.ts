/** One request as it is, over HTTP or HTTPS, and all of its answer: nothing is unpacked or followed on the way. */
import { createHash } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HOST_NAME } from './hosts.ts';

const LIMIT_MS = 20_000;
/** Another address of this machine. */
const VISITOR = '127.0.0.5';
const agents = {
  secure: new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false }),
  plain: new PlainAgent({ keepAlive: true, maxSockets: 8 }),
};

export interface Place {
  port: number;
  isSecure: boolean;
}

export interface Asked {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  text: string;
  /** SHA-256 of what was sent, unpacked. */
  digest: string;
  bytes: number;
}

export function ask(
  { port, isSecure }: Place,
  { path, method = 'GET', headers = {}, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      // A visitor, and not the proxy's own address, whose claims about others the server believes.
      localAddress: VISITOR,
      port,
      path,
      method,
      servername: HOST_NAME,
      agent: isSecure ? agents.secure : agents.plain,
      headers: { host: HOST_NAME, ...headers },
      timeout: LIMIT_MS,
    };
    const request = (isSecure ? secureRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const content = unpack(sent, response.headers['content-encoding'], response.statusCode);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: content.length < 500_000 ? content.toString() : '',
          digest: createHash('sha256').update(content).digest('hex'),
          bytes: sent.length,
        });
      });
    });
    request.on('timeout', () =>
      request.destroy(new Error(`${method} ${path}: no answer in ${LIMIT_MS / 1000} s`)),
    );
    request.on('error', reject);
    request.end(body);
  });
}

function unpack(content: Buffer, encoding: string | undefined, status: number | undefined): Buffer {
  if (content.length === 0 || status === 206) return content;
  if (encoding === 'br') return brotliDecompressSync(content);
  return encoding === 'gzip' ? gunzipSync(content) : content;
}

export function letGo(): void {
  agents.secure.destroy();
  agents.plain.destroy();
}
