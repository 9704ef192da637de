/** The islands of the download pages, which stand together there: one file for all of them. */
export { AfterDownload } from './after-download/AfterDownload.tsx';
export { BetaBuilds, InstallerLinks, LiveBuilds, OldBuilds } from './builds/builds.tsx';
export { Picker } from './picker/Picker.tsx';
