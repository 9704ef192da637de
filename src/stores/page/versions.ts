/** All versions on this page: the table, and the comparison of two of its releases. */
import { currentAddress, replaceAddress } from '#src/browser/location.ts';
import { createComparison } from '#src/stores/comparison.ts';
import { createPageAddress } from '#src/stores/page-address.ts';
import { createVersionsTable } from '#src/stores/versions-table.ts';
import { pageLiveVersions } from './live-versions.ts';

const address = createPageAddress({ read: currentAddress, replace: replaceAddress });

export const pageVersions = createVersionsTable({ $live: pageLiveVersions.$live, address });

export const pageComparison = createComparison({ $rows: pageVersions.$rows, address });
