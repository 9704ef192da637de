/** A13 and A14: what the server starts with, and what its answers say to browsers. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotTriedError, type Attack } from '#scripts/attack/attack.ts';

const START_MS = 20_000;
/** Empty is not set, also where a file of settings has a value. */
const NOT_SET = {
  ...{ CHAT_SIGNATURE_SECRET: '', SMS_WEBHOOK_URL: '', PUBLIC_PRODUCT_API_KEY: '', DEV_TOOLS: '' },
  ...{ PUBLIC_WEBSITE_API_SECRET: '', PUBLIC_PRODUCT_API_SECRET: '', DATABASE_URL: '' },
};

/** @returns the exit code, or `serves` for a server that is up and waits for visitors */
function startAgain(folder: string, dataDir: string): Promise<{ end: number | 'serves'; said: string }> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1', PORT: '0', DESK_PORT: '0', SITE_DIR: 'no-site' };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...NOT_SET, ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Site and API:')) child.kill('SIGKILL');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve({ end: said.includes('Site and API:') ? 'serves' : (code ?? 1), said });
    });
    setTimeout(() => child.kill('SIGKILL'), START_MS).unref();
  });
}

export const developmentSecrets: Attack = {
  id: 'a13',
  title: 'the same program started behind a proxy, with nothing set',
  async run(target) {
    if (!target.process) throw new NotTriedError('the folder of the server is not known on this system');
    const dataDir = mkdtempSync(join(tmpdir(), 'attack-'));
    try {
      const { end, said } = await startAgain(target.process.folder, dataDir);
      const named = ['CHAT_SIGNATURE_SECRET', 'SMS_WEBHOOK_URL'].filter((name) => said.includes(name));
      return [
        {
          what: 'it',
          figure:
            end === 'serves'
              ? 'serves with secrets that everybody knows'
              : `ends with ${end} and names ${named.join(' and ') || 'nothing'}`,
          held: end === 1 && named.length === 2,
        },
      ];
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** An answer of the API, a refusal, a page that is not there and one that has moved. */
const PATHS = ['/api/health', '/api/v5/nothing', '/api/v5/feedback/add', '/nothing/', '/'];
const WANTED = ['strict-transport-security', 'x-content-type-options', 'content-security-policy'];

export const headers: Attack = {
  id: 'a14',
  title: 'headers of answers of every kind',
  async run(target) {
    const lacking: string[] = [];
    for (const path of PATHS) {
      const { status, headers: given } = await target.visit(path);
      // A redirect shows nothing, and has no policy to bear.
      const wanted =
        status === 301 ? WANTED.slice(0, 2) : path === '/' && status === 404 ? WANTED.slice(0, 2) : WANTED;
      const missing = wanted.filter((name) => given[name] === undefined);
      if (missing.length > 0) lacking.push(`${path} (${status}) lacks ${missing.join(', ')}`);
    }
    return [
      {
        what: `${PATHS.length} answers`,
        figure: lacking.length === 0 ? 'bear all of them' : lacking.join(', '),
        held: lacking.length === 0,
      },
    ];
  },
};
