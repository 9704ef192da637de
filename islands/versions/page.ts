/** The page's stores: the table of all versions, and the comparison of two releases. */
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { browserHost } from '#src/browser/host.ts';
import { createComparison } from './comparison.ts';
import { createVersionsTable } from './table.ts';

export const pageVersions = createVersionsTable(pageLiveVersions.$live, browserHost);

export const pageComparison = createComparison(pageVersions.$rows, browserHost);
