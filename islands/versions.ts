/** The islands of the list of versions, which stand together there: one file for both. */
export { CompareVersions } from './versions/CompareVersions.tsx';
export { VersionsTable } from './versions/VersionsTable.tsx';
