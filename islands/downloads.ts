/** The islands of the download pages, which stand together there: one file for all of them. */
export { AfterDownload } from './after-download/AfterDownload.tsx';
export { BetaBuilds } from './builds/BetaBuilds.tsx';
export { InstallerLinks } from './builds/InstallerLinks.tsx';
export { LiveBuilds } from './builds/LiveBuilds.tsx';
export { OldBuilds } from './builds/OldBuilds.tsx';
export { Picker } from './picker/Picker.tsx';
