/** The islands of the download pages, which are used together: one file for all. */
export { AfterDownload } from './after-download/AfterDownload.tsx';
export { BetaBuilds, InstallerLinks, LiveBuilds, OldBuilds } from './builds/builds.tsx';
export { Picker } from './picker/Picker.tsx';
