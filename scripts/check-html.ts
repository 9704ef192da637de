/**
 * Checks every built page against the HTML standard, with the Nu Html Checker in one run of Java. Its messages about
 * CSS are ignored: it knows neither container queries nor view transitions yet.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { needs } from './lib/machine.ts';

interface Message {
  type: string;
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

const VNU = 'node_modules/vnu-jar/build/dist/vnu.jar';
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const java = needs.java.find();
if (!java) throw new Error(`Java is missing. ${needs.java.advice}`);

const pages = globSync('dist/**/*.html');
// Only Java's first compiler: in so short a run the second costs three times what it saves. The schema needs a deep
// stack.
const JAVA = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const args = [...JAVA, '-jar', VNU, '--format', 'json', '--stdout', ...pages];
const { stdout, stderr, error } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
if (error) throw error;
if (!stdout.startsWith('{')) throw new Error(`The HTML checker printed no report: ${stderr}`);

const { messages } = JSON.parse(stdout) as { messages: Message[] }; // the checker's documented format
const faults = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
const root = pathToFileURL(`${resolve('.')}/`).href;

for (const { url = '', lastLine, lastColumn, message, extract } of faults) {
  console.log(
    `${url.replace(root, '')}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}\n  ${extract?.trim() ?? ''}`,
  );
}
const bad = new Set(faults.map(({ url }) => url)).size;
console.log(`${pages.length - bad} passed, ${bad} failed`);
process.exitCode = bad > 0 || pages.length === 0 ? 1 : 0;
