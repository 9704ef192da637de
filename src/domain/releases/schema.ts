/** The check of a release file, for the build, the tests and `scripts/releases.ts`; it does not run in the browser. */
import * as v from 'valibot';
import { parseContent } from '#src/domain/parse-content.ts';
import { LINES, STATUSES, SYSTEMS, type Release } from './types.ts';

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-beta\.\d{1,3})?$/;
/** A name that needs no escaping and cannot leave its folder. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.(exe|dmg|deb|apk)$/;
const EXTENSION = {
  windows: '.exe',
  'mac-apple': '.dmg',
  'mac-intel': '.dmg',
  linux: '.deb',
  android: '.apk',
} as const;

const buildSchema = v.pipe(
  v.strictObject({
    system: v.picklist(SYSTEMS),
    /** The word size that the installer is made for. */
    bits: v.optional(v.picklist([32, 64])),
    /** Name below the download base, never a path. */
    file: v.pipe(
      v.string(),
      v.regex(FILE, 'has to be a plain file name that ends in .exe, .dmg, .deb or .apk'),
    ),
    sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31)),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'has to be 64 lower-case hex digits')),
  }),
  v.check(({ system, file }) => file.endsWith(EXTENSION[system]), 'the file does not suit its system'),
  v.check(
    ({ system, bits }) => (system === 'windows') === (bits !== undefined),
    'Windows, and only Windows, states its bits',
  ),
);

const releaseSchema = v.pipe(
  v.strictObject({
    line: v.picklist(LINES),
    version: v.pipe(v.string(), v.regex(VERSION, 'has to read 1.2.3 or 1.2.3-beta.4')),
    status: v.picklist(STATUSES),
    /** YYYY-MM-DD; for a planned release its planned day. */
    date: v.pipe(v.string(), v.isoDate()),
    builds: v.pipe(v.array(buildSchema), v.maxLength(10)),
    plannedSystems: v.optional(v.pipe(v.array(v.picklist(SYSTEMS)), v.minLength(1))),
  }),
  v.check(
    ({ status, builds }) => (status === 'upcoming') === (builds.length === 0),
    'all but an upcoming release have builds',
  ),
  v.check(
    ({ status, plannedSystems }) => (status === 'upcoming') === (plannedSystems !== undefined),
    'an upcoming release, and no other, names its planned systems',
  ),
);

export type CheckedRelease = v.InferOutput<typeof releaseSchema>;

/**
 * @param id name of the file without `.json`
 * @throws Error with the names of file and field
 */
export function parseRelease(id: string, content: unknown): Release {
  const release = parseContent(`releases/${id}.json`, releaseSchema, content);
  if (id !== `${release.line}-${release.version}`) {
    throw new Error(
      `src/content/releases/${id}.json has to be called ${release.line}-${release.version}.json`,
    );
  }
  return { id, ...release };
}

/**
 * Checks the files against each other: one latest release in each line, no file name used twice.
 * @returns the same releases, newest first within each line
 * @throws Error with the name of what is duplicate or missing
 */
export function checkManifest(releases: Release[]): Release[] {
  for (const line of LINES) {
    const latest = releases.filter((release) => release.line === line && release.status === 'latest');
    if (latest.length !== 1) {
      const files = latest.map(({ id }) => `, src/content/releases/${id}.json`).join('');
      throw new Error(
        `The line ${line} needs exactly one release of the status latest, it has ${latest.length}${files}`,
      );
    }
  }
  const files = releases.flatMap((release) => release.builds.map((build) => build.file));
  const double = files.find((file, index) => files.indexOf(file) !== index);
  if (double !== undefined) throw new Error(`Two builds have the file name ${double}.`);
  return releases;
}
