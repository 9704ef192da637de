/** The islands of the list of versions, which are used together: one file for both. */
export { CompareVersions } from './versions/CompareVersions.tsx';
export { VersionsTable } from './versions/VersionsTable.tsx';
