/** All versions on this page: the table, and the comparison of two of its releases. */
import { currentAddress, replaceAddress } from '#src/browser/location.ts';
import { createComparison } from './comparison.ts';
import { createPageAddress } from './page-address.ts';
import { createVersionsTable } from './table.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';

const address = createPageAddress({ read: currentAddress, replace: replaceAddress });

export const pageVersions = createVersionsTable({ $live: pageLiveVersions.$live, address });

export const pageComparison = createComparison({ $rows: pageVersions.$rows, address });
