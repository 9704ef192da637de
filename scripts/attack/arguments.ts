/** What `npm run attack` is told: which server, and which of the attacks. */
import { isIPv4 } from 'node:net';

export type AttackArguments =
  { kind: 'list' } | { kind: 'run'; url: URL; only: readonly string[] } | { kind: 'wrong'; problem: string };

const USAGE = 'Usage: npm run attack -- --list | --url http://127.0.0.1:PORT [--only a1,a2]';

/** @param known ids of the attacks */
export function readAttackArguments(args: readonly string[], known: readonly string[]): AttackArguments {
  const given = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const [, name = '', inline] = /^--(list|url|only)(?:=(.*))?$/.exec(args[at] ?? '') ?? [];
    if (name === '') return wrong(`"${args[at] ?? ''}" is none of its arguments.`);
    given.set(name, name === 'list' ? '' : (inline ?? args[++at] ?? ''));
  }
  if (given.has('list')) return { kind: 'list' };
  const url = given.get('url') ?? '';
  if (!URL.canParse(url)) return wrong('It needs the address of a server.');
  const only = given.has('only') ? (given.get('only') ?? '').toLowerCase().split(/[\s,]+/) : known;
  const strange = only.filter((id) => !known.includes(id));
  if (strange.length > 0) return wrong(`There is no attack ${strange.join(', ')}; --list names them.`);
  const parsed = new URL(url);
  if (!isOwnMachine(parsed)) {
    return wrong(
      `It attacks servers on this machine alone, by http and a loopback address; ${parsed.origin} is none.`,
    );
  }
  return { kind: 'run', url: parsed, only };
}

/** A name could be made to point elsewhere: numbers, and the one name that the system itself keeps. */
export function isOwnMachine({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== 'http:' || username !== '' || password !== '') return false;
  return hostname === 'localhost' || (isIPv4(hostname) && hostname.startsWith('127.'));
}

function wrong(problem: string): AttackArguments {
  return { kind: 'wrong', problem: `${problem}\n${USAGE}` };
}
