/** The API's applications at build time: the page shows them before the API answers, and without it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { applications, newestFirst } from '#src/domain/market.ts';

/** The operator's own content folder of the server, if there is one. */
const { CONTENT_DIR: ofOperator = '' } = process.env;
const folder = ofOperator === '' ? 'server/seed' : ofOperator;

export const marketApplications = v
  .parse(applications, JSON.parse(readFileSync(join(folder, 'market.json'), 'utf8')))
  .toSorted(newestFirst);
