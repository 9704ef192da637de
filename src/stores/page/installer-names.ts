/** Whose code the installers of this page bear, one answer for all of its links. */
import { createInstallerNames } from '#src/stores/installer-names.ts';
import { pageAttribution } from './attribution.ts';

export const pageInstallerNames = createInstallerNames(pageAttribution);
