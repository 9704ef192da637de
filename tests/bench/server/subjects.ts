/** The measured servers, each in its own process: the server, a bare Hono, nginx with the same files. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from '#scripts/lib/programs.ts';
import { exitOf, startNode } from '#scripts/lib/processes.ts';
import { untilReady } from '#scripts/lib/services.ts';
import { freePort } from '#scripts/lib/free-port.ts';

export interface Subject {
  name: string;
  port: number;
  /** Resident memory in MB; `NaN` where the system has no figure. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Its log is part of its work, and is discarded. */
const QUIET = ['ignore', 'ignore', 'inherit'] as const;

function subject(name: string, port: number, child: ChildProcess): Subject {
  return {
    name,
    port,
    memoryMb() {
      const path = `/proc/${child.pid ?? 0}/status`;
      if (!existsSync(path)) return NaN;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024;
    },
    async stop() {
      child.kill('SIGTERM');
      await exitOf(child);
    },
  };
}

export async function startSite(dataDir: string): Promise<Subject> {
  const port = await freePort();
  const child = startNode(['server/main.ts'], {
    stdio: [...QUIET],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DESK_PORT: 'off',
      DATA_DIR: dataDir,
      SITE_DIR: 'dist',
    },
  });
  await untilReady(`http://127.0.0.1:${port}/api/health`, child);
  return subject('this server', port, child);
}

export async function startBare(page: string, json: string): Promise<Subject> {
  const port = await freePort();
  const child = startNode(['tests/bench/server/bare.ts', String(port), page, json], { stdio: [...QUIET] });
  await untilReady(`http://127.0.0.1:${port}/`, child);
  return subject('bare Hono', port, child);
}

/** @returns `undefined` where nginx is not installed */
export async function startNginx(folder: string, json: string): Promise<Subject | undefined> {
  const program = findProgram(['nginx']);
  if (program === undefined) return undefined;
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'public.json'), json);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // One worker, like Node's one thread, and a log line for each request, like ours.
  writeFileSync(
    config,
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; user root;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log ${folder}/access.log; sendfile on; gzip_static on; keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port}; root ${resolve('dist')};
    location = /json { default_type application/json; alias ${join(folder, 'public.json')}; }
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}`,
  );
  const child = spawn(program, ['-c', config, '-p', folder], { stdio: [...QUIET] });
  // Also ends them when the bench ends by an error.
  process.on('exit', () => child.kill('SIGTERM'));
  await untilReady(`http://127.0.0.1:${port}/`, child);
  return subject('nginx', port, child);
}
