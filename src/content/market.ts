/** The applications that the API publishes, as they stand at the build: the page has them before the API is asked, and without it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { applications, newestFirst } from '#src/domain/market/application.ts';

/** The server's own folder of content, where the operator has one. */
const { CONTENT_DIR: ofOperator = '' } = process.env;
const folder = ofOperator === '' ? 'server/seed' : ofOperator;

export const marketApplications = v
  .parse(applications, JSON.parse(readFileSync(join(folder, 'market.json'), 'utf8')))
  .toSorted(newestFirst);
