/**
 * Starts every npm script: `node scripts/bootstrap.mjs <task> [arguments]`.
 *
 * It runs on the system's Node (20 or newer) with nothing installed, makes node_modules match package-lock.json, and
 * runs scripts/<task>.ts with the project's own Node. Signals and the exit code are passed on. `--help` prints the
 * comment at the task's beginning. It is plain JavaScript, since Node 20 cannot read TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const lock = join(root, '.cache', 'installing');
const MIN_NODE_TO_INSTALL = [20, 0];
/** Node 22 has neither `await using` nor argon2. */
const MIN_NODE_TO_RUN = [24, 7];
const WATCH_MS = 250;

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function isNodeAtLeast(oldest) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldest;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Runs a program in this terminal, and ends it when this process gets a signal. @returns its exit code */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  // A terminal signals its whole group, a supervisor only this process: the signal is passed on in both cases, and this
  // process stays until the program has ended.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = signals.map((signal) => () => child.kill(signal));
  signals.forEach((signal, index) => process.on(signal, forward[index]));
  // npm sends a signal to the shell between itself and this process, and only that shell ends.
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== shell) child.kill('SIGTERM');
  }, WATCH_MS);
  return new Promise((done) => {
    const end = (code) => {
      clearInterval(watch);
      signals.forEach((signal, index) => process.off(signal, forward[index]));
      done(code);
    };
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
}

/**
 * npm writes node_modules/.package-lock.json last, so it marks a finished install: it is absent after an interrupted
 * one, and correct after `npm ci` or `npm install` by hand. Additional packages do no harm.
 * @returns why an install is needed
 */
function staleReason() {
  const [stamp, list] = [join(modules, '.package-lock.json'), join(root, 'package-lock.json')];
  // The container's image has the packages that it needs, and no list.
  if (!existsSync(list)) return undefined;
  if (!existsSync(stamp)) return 'they are not installed yet';
  const wanted = JSON.parse(readFileSync(list, 'utf8')).packages;
  const present = JSON.parse(readFileSync(stamp, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    // Builds for other systems are optional: npm does not list them in this file.
    if (found === undefined && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (found?.version !== entry.version || found?.integrity !== entry.integrity) {
      return `${path} differs from package-lock.json`;
    }
  }
  return undefined;
}

function isAlive(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false; // the process has ended
  }
}

/** Two installs at once would delete each other's files: the second waits, and may find it done. */
async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (existsSync(lock) && !isAlive(readFileSync(lock, 'utf8'))) {
      rmSync(lock, { force: true });
      continue;
    }
    if (isFirst) console.log('Waiting for another process that is installing the packages.');
    await new Promise((done) => setTimeout(done, WATCH_MS));
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  // Where this Node is the project's own, the install has just deleted it; the system's Node is used then.
  const node = existsSync(process.execPath) ? process.execPath : 'node';
  return npm?.endsWith('.js')
    ? run(node, [npm, ...args], {})
    : run('npm', args, { shell: process.platform === 'win32' });
}

async function install() {
  await takeLock();
  const reason = staleReason();
  if (!reason) return;
  console.log(`Installing packages: ${reason}.`);
  // Scripts of packages run with this user's rights, so only those that package.json allows are run.
  const allowed = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts)
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name);
  let code = await runNpm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (code === 0) code = await runNpm(['rebuild', ...allowed]);
  if (code !== 0) {
    // So that an incomplete install does not count as complete next time.
    rmSync(join(modules, '.package-lock.json'), { force: true });
    fail(
      `Installing failed (exit code ${code}); see the output above. It needs npm 10 or newer and the package registry that npm is\n` +
        'configured for (`npm ping` checks it). If a download was interrupted, run the same command again.',
    );
  }
  rmSync(lock, { force: true });
}

/** Checked before minutes of installing and building, not after. */
async function findPortsFree() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'));
  const ports = Object.entries({ PORT: '4321', DESK_PORT: '4322', CLIENT_PORT: '17320' });
  for (const [setting, usual] of ports) {
    const port = process.env[setting] || usual;
    if (!/^[1-9]\d*$/.test(port)) continue; // any free one, or none
    if (setting === 'CLIENT_PORT' && /^(0|false)$/.test(process.env.DEV_TOOLS ?? '')) continue;
    const server = createServer();
    const error = await new Promise((done) => {
      server.once('error', done).listen(Number(port), process.env.HOST || '127.0.0.1', () => done(undefined));
    });
    server.close();
    if (error?.code !== 'EADDRINUSE') continue;
    fail(
      `Port ${port} is used by another program. Choose another port: ${setting}=${Number(port) + 10} npm start`,
    );
  }
}

/** The Node to run the task with. */
function findNode() {
  const own = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (spawnSync(own, ['--version'], { stdio: 'ignore' }).status === 0) return own;
  const lack = `The package "node" has no binary for ${process.platform}-${process.arch}`;
  if (!isNodeAtLeast(MIN_NODE_TO_RUN)) {
    fail(
      `${lack}, and this Node, ${process.version}, is too old to replace it.\n` +
        'Install Node 24 (at least 24.7) and try again.',
    );
  }
  // Not into what an operator's command prints.
  console.error(`${lack}. Using this Node instead, ${process.version}.`);
  return process.execPath;
}

const [task, ...args] = process.argv.slice(2);
if (!task || !/^[a-z-]+$/.test(task) || !existsSync(join(root, 'scripts', `${task}.ts`))) {
  fail(
    `Usage: node scripts/bootstrap.mjs <start|dev|build|test> [arguments]; there is no task "${task ?? ''}".`,
  );
}
if (!isNodeAtLeast(MIN_NODE_TO_INSTALL)) {
  fail(
    `This is Node ${process.version}; the project needs Node 20 or newer to start (it brings its own Node 24).`,
  );
}

if (args.includes('--help') || args.includes('-h')) {
  const { helpOf, listOfVerbs, verbs } = await import('#server/commands/verbs.mjs');
  // The comment at a script's beginning is its help.
  const [, about = ''] =
    /^\/\*\*\s([\s\S]*?) \*\//.exec(readFileSync(join(root, 'scripts', `${task}.ts`), 'utf8')) ?? [];
  const verb = task === 'operate' ? args.find((argument) => Object.hasOwn(verbs, argument)) : undefined;
  if (verb) console.log(helpOf(verb).trimEnd());
  else console.log(about.replace(/^ \* ?/gm, '').trimEnd());
  if (task === 'operate' && !verb) console.log(`\n${listOfVerbs.trimEnd()}`);
  process.exit();
}

if (task === 'start') await findPortsFree();
if (staleReason()) await install();

const node = findNode();
process.exitCode = await run(node, [join(root, 'scripts', `${task}.ts`), ...args], {
  // The channel has no messages: it closes when this process is killed, and then the task ends itself.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
    // Without a terminal Astro's servers would move to the background and outlive this script.
    ASTRO_DEV_BACKGROUND: '0',
    ASTRO_PREVIEW_BACKGROUND: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
  },
});
