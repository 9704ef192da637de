/**
 * nginx and Caddy with the configuration of `docs/deploy/`, on free ports of this machine: the files as they stand there, with
 * the names that an operator changes changed. Whatever else would have to be changed here would have to be changed there.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { hostConfig } from '#scripts/lib/host-config.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { makeCertificate } from '#tests/bench/pages/certificate.ts';

export interface RunningHost {
  name: string;
  /** https */
  port: number;
  /** Where plain http is sent on to it. */
  plainPort: number;
  /** Lines of its own log. */
  log(): string;
  stop(): Promise<void>;
}

export const HOST_NAME = 'www.berth.example';
const DIST = resolve('dist');

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const headersText = (): string => readFileSync(join(DIST, '_headers'), 'utf8');
const files = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));

/** @throws where the configuration no longer has what is to be changed in it */
function changed(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`docs/deploy: "${from}" is not there any more.`);
    return result.replaceAll(from, to);
  }, text);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  // nginx's workers have a user of their own.
  chmodSync(folder, 0o755);
  return folder;
}

export async function startNginx(program: string, serverPort: number): Promise<RunningHost> {
  const folder = newFolder();
  const [port, plainPort, certificate] = [await freePort(), await freePort(), await makeCertificate()];
  for (const [file, text] of hostConfig('nginx', headersText(), files())) {
    mkdirSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site', file), text);
  }
  writeFileSync(join(folder, 'certificate.pem'), certificate);
  const brotli = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((path) => existsSync(path));
  const site = changed(readFileSync('docs/deploy/nginx.conf', 'utf8'), [
    ['/etc/nginx/site/', `${folder}/site/`],
    ['/etc/ssl/site/fullchain.pem', `${folder}/certificate.pem`],
    ['/etc/ssl/site/key.pem', `${folder}/certificate.pem`],
    ['/var/log/nginx/site.log', `${folder}/access.log`],
    ['/srv/site/dist', DIST],
    ['127.0.0.1:4321', `127.0.0.1:${serverPort}`],
    ['listen [::]:443 ssl http2;', ''],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ...(brotli === undefined ? [['brotli_static on;', ''] as const] : []),
  ]);
  // What Debian's /etc/nginx/nginx.conf has around it.
  const whole = [
    brotli === undefined ? '' : `load_module ${brotli};`,
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'user root;',
    'daemon off;',
    'worker_processes 2;',
    'events { worker_connections 1024; }',
    'http {',
    'sendfile on; tcp_nopush on;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    site,
    '}',
  ].join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    process.getuid?.() === 0 ? whole : whole.replace('user root;', ''),
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')];
  check(program, [...args, '-t']);
  return running(`nginx${brotli === undefined ? ' without its brotli module' : ''}`, program, args, {
    folder,
    port,
    plainPort,
    logFile: 'access.log',
  });
}

export async function startCaddy(program: string, serverPort: number): Promise<RunningHost> {
  const folder = newFolder();
  const [port, plainPort, certificate] = [await freePort(), await freePort(), await makeCertificate()];
  for (const [file, text] of hostConfig('caddy', headersText(), files()))
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'certificate.pem'), certificate);
  const site = changed(readFileSync('docs/deploy/Caddyfile', 'utf8'), [
    ['/etc/caddy/site/', `${folder}/`],
    ['/var/log/caddy/site.log', `${folder}/access.log`],
    ['/srv/site/dist', DIST],
    ['127.0.0.1:4321', `127.0.0.1:${serverPort}`],
    // Certificates of an authority are not had for a name that nobody owns.
    [`${HOST_NAME} {`, `${HOST_NAME}:${port} {\n\ttls ${folder}/certificate.pem ${folder}/certificate.pem`],
  ]);
  const whole = `{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tstorage file_system ${folder}/storage\n}\n${site}`;
  writeFileSync(join(folder, 'Caddyfile'), whole);
  const args = ['--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  check(program, ['validate', ...args]);
  return running('Caddy', program, ['run', ...args], { folder, port, plainPort, logFile: 'access.log' });
}

function check(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} refuses its configuration:\n${stderr}`);
}

async function running(
  name: string,
  program: string,
  args: readonly string[],
  { folder, port, plainPort, logFile }: { folder: string; port: number; plainPort: number; logFile: string },
): Promise<RunningHost> {
  let said = '';
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${name} does not run:\n${said}`);
    // Anything that is no answer means that it is not there yet.
    const answer = await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(
      () => undefined,
    );
    if (answer) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    name,
    port,
    plainPort,
    log: () => (existsSync(join(folder, logFile)) ? readFileSync(join(folder, logFile), 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
