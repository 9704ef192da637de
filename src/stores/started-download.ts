/**
 * The download that was just begun: what came, whether it is what the manifest says, and where else to get it. A browser
 * does not tell a page that a download never began, so its source is asked; the others are timed beside it, to be
 * there when they are needed.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { KnownBuild } from '#src/domain/releases/judge-file.ts';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';

/** Of a source that did not answer. */
export const SILENT = 'silent';

export interface Source {
  href: string;
  /** Milliseconds until it answered; undefined while it is being asked. */
  latency: number | typeof SILENT | undefined;
}

export const isSilent = ({ latency }: Source): boolean => latency === SILENT;

export interface StartedDownload {
  /** Counts the downloads of this page: each is announced anew. */
  count: number;
  /** With the promoter's name, as it will lie in the visitor's folder. */
  file: string;
  /** A promoter's installer has the checksum of the plain one; empty for a file that the manifest does not know. */
  sha256: string;
  /** First the one that was chosen, then the mirrors. */
  sources: readonly Source[];
}

export interface Followed {
  /** Where the link led. */
  href: string;
  /** The same without a promoter. */
  plainHref: string;
  /** `v6/windows/64` */
  slot: string;
}

export interface StartedDownloadDependencies {
  /** Folders that hold the same files. */
  mirrorBases: readonly string[];
  loadBuilds: () => Promise<readonly KnownBuild[]>;
  latencyOf: (address: string) => Promise<number | undefined>;
  /** Shows the steps of a build's system; of `none` where there is nothing to install. */
  showSteps: (system: string) => void;
  /** For pages to come: this visitor has begun a download. */
  remember: () => void;
}

export interface StartedDownloadStore {
  $download: ReadableAtom<StartedDownload | undefined>;
  begin: (link: Followed) => void;
}

export function createStartedDownload(dependencies: StartedDownloadDependencies): StartedDownloadStore {
  const { mirrorBases, loadBuilds, latencyOf, showSteps, remember } = dependencies;
  const $download = atom<StartedDownload | undefined>();

  async function findSum(plainFile: string): Promise<string> {
    try {
      return (await loadBuilds()).find(({ file }) => file === plainFile)?.sha256 ?? '';
    } catch {
      return ''; // offline by now: the checksum stands in the page's own list
    }
  }

  return {
    $download,
    begin({ href, plainHref, slot }) {
      remember();
      const file = fileNameOf(href);
      const count = ($download.get()?.count ?? 0) + 1;
      const addresses = [href, ...mirrorBases.map((base) => `${base}/${file}`)];
      const sources = addresses.map((address): Source => ({ href: address, latency: undefined }));
      $download.set({ count, file, sha256: '', sources });
      showSteps(slot.split('/')[1] ?? '');

      /** Another download may have begun meanwhile; what belongs to an earlier one is dropped. */
      const change = (next: (download: StartedDownload) => Partial<StartedDownload>) => {
        const download = $download.get();
        if (download?.count === count) $download.set({ ...download, ...next(download) });
      };
      void findSum(fileNameOf(plainHref)).then((sha256) => change(() => ({ sha256 })));
      addresses.forEach((address, index) => {
        void latencyOf(address).then((latency) => {
          const answered: Source = { href: address, latency: latency ?? SILENT };
          change(({ sources: known }) => {
            const heard = known.map((source, at) => (at === index ? answered : source));
            if (heard.every(isSilent)) showSteps('none');
            return { sources: heard };
          });
        });
      });
    },
  };
}
