/**
 * nginx and Caddy with the configuration of `docs/deploy/`, on free ports of this machine: the files unchanged, except
 * for the names that an operator also changes.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostConfig, type Host } from '#scripts/lib/host-config.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { makeCertificate } from '#tests/helpers/certificate.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

export const HOST_NAME = 'www.berth.example';
const DIST = resolve('dist');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = (kind: Host) => kind === 'caddy' || existsSync(BROTLI);

/** @throws where the configuration lacks a name to change */
function changed(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file}: "${from}" is not there any more.`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

type Place = Record<'port' | 'plainPort' | 'serverPort', number> & { folder: string };

function nginxFile({ folder, port, plainPort, serverPort }: Place): string {
  const isThere = hasBrotli('nginx');
  const site = changed('docs/deploy/nginx.conf', {
    '/etc/nginx/site/': `${folder}/`,
    '/etc/ssl/site/fullchain.pem': `${folder}/certificate.pem`,
    '/etc/ssl/site/key.pem': `${folder}/certificate.pem`,
    '/var/log/nginx/site.log': `${folder}/access.log`,
    '/srv/site/dist': DIST,
    '127.0.0.1:4321': `127.0.0.1:${serverPort}`,
    'listen [::]:443 ssl http2;': '',
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    ...(isThere ? {} : { 'brotli_static on;': '' }),
  });
  // The surrounding lines of Debian's /etc/nginx/nginx.conf.
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${isThere ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 2;
events { worker_connections 1024; }
http {
sendfile on; tcp_nopush on;
${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}`;
}

function caddyFile({ folder, port, plainPort, serverPort }: Place): string {
  const site = changed('docs/deploy/Caddyfile', {
    '/etc/caddy/site/': `${folder}/`,
    '/var/log/caddy/site.log': `${folder}/access.log`,
    '/srv/site/dist': DIST,
    '127.0.0.1:4321': `127.0.0.1:${serverPort}`,
    // No authority issues certificates for a sample name.
    [`${HOST_NAME} {`]: `${HOST_NAME} {\n\ttls ${folder}/certificate.pem ${folder}/certificate.pem`,
  });
  return `{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tstorage file_system ${folder}/storage\n}\n${site}`;
}

export async function startHost(kind: Host, program: string, serverPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const place = { folder, serverPort, port: await freePort(), plainPort: await freePort() };
  const files = globSync('**/*', { cwd: DIST });
  for (const [file, text] of hostConfig(kind, readFileSync(join(DIST, '_headers'), 'utf8'), files))
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'certificate.pem'), await makeCertificate());
  mkdirSync(join(folder, 'storage'));
  const config = join(folder, 'host.conf');
  writeFileSync(config, kind === 'nginx' ? nginxFile(place) : caddyFile(place));
  const nginx = ['-c', config, '-p', folder, '-e', join(folder, 'error.log')];
  const caddy = ['--adapter', 'caddyfile', '--config', config];
  const [checking, serving] =
    kind === 'nginx'
      ? [[...nginx, '-t'], nginx]
      : [
          ['validate', ...caddy],
          ['run', ...caddy],
        ];
  const { status, stderr } = spawnSync(program, checking, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} refuses its configuration:\n${stderr}`);
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, serving, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // Without an answer it is not ready yet.
  const knock = () =>
    fetch(`http://127.0.0.1:${place.plainPort}/`, { redirect: 'manual' }).catch(() => undefined);
  await waitUntil(`${kind} to run`, async () => (await knock()) !== undefined);
  const logFile = join(folder, 'access.log');
  return {
    /** https */
    port: place.port,
    /** The plain http port that redirects to it. */
    plainPort: place.plainPort,
    log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
