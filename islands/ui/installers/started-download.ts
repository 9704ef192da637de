/**
 * The download that was just begun: what came, whether it is what the manifest says, and where else to get it. A browser
 * does not tell a page that a download never began, so its source is asked; the others are timed beside it, to be
 * there when they are needed. One for the page, whichever of its links began it.
 */
import { atom } from 'nanostores';
import { loadBuilds } from '#src/browser/release-manifest.ts';
import { showSteps } from '#src/browser/shown-platform.ts';
import { latencyOf } from './browser.ts';
import { setFlag } from '#src/browser/storage.ts';
import { env } from '#src/config/env.ts';
import { localKeys } from '#src/config/storage-keys.ts';
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

interface Followed {
  /** Where the link led. */
  href: string;
  /** The same without a promoter. */
  plainHref: string;
  /** `v6/windows/64` */
  slot: string;
}

const $download = atom<StartedDownload | undefined>();

async function findSum(plainFile: string): Promise<string> {
  try {
    return (await loadBuilds()).find(({ file }) => file === plainFile)?.sha256 ?? '';
  } catch {
    return ''; // offline by now: the checksum stands in the page's own list
  }
}

export const pageDownload = {
  $download,
  begin({ href, plainHref, slot }: Followed): void {
    setFlag(localKeys.hasDownloaded);
    const file = fileNameOf(href);
    const count = ($download.get()?.count ?? 0) + 1;
    const addresses = [href, ...env.mirrorBases.map((base) => `${base}/${file}`)];
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
