/** The permanent path of a release's notes in the default language. @param id `<line>-<version>` */
export function releasePath(id: string): string {
  return `/changelog/${id}`;
}
