/**
 * The download that has just begun: its file, its checksum, and other sources. A browser does not tell a page that a
 * download never began, so the page asks the source, and times the others in case they are needed. One for the page,
 * whichever link began it.
 */
import { atom } from 'nanostores';
import { loadBuilds } from '#src/browser/release-manifest.ts';
import { showSteps } from '#src/browser/shown-system.ts';
import { latencyOf } from './browser.ts';
import { setFlag } from '#src/browser/storage.ts';
import { env } from '#src/config/env.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';

/** Stands for a source that did not answer. */
export const SILENT = 'silent';

export interface Source {
  href: string;
  /** Milliseconds until it answered; undefined until then. */
  latency: number | typeof SILENT | undefined;
}

export const isSilent = ({ latency }: Source): boolean => latency === SILENT;

export interface StartedDownload {
  /** Counts the downloads of this page, so that each is announced. */
  count: number;
  /** File name with the promoter's code, as it is saved. */
  file: string;
  /** A promoter's installer has the plain one's checksum; empty for a file that the manifest does not contain. */
  sha256: string;
  /** The chosen source first, then the mirrors. */
  sources: readonly Source[];
}

interface PressedLink {
  href: string;
  /** The address without a promoter's code. */
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
  begin({ href, plainHref, slot }: PressedLink): void {
    setFlag(localKeys.hasDownloaded);
    const file = fileNameOf(href);
    const count = ($download.get()?.count ?? 0) + 1;
    const addresses = [href, ...env.mirrorBases.map((base) => `${base}/${file}`)];
    const sources = addresses.map((address): Source => ({ href: address, latency: undefined }));
    $download.set({ count, file, sha256: '', sources });
    showSteps(slot.split('/')[1] ?? '');

    /** Changes for an earlier download are dropped. */
    const change = (next: (download: StartedDownload) => Partial<StartedDownload>) => {
      const download = $download.get();
      if (download?.count === count) $download.set({ ...download, ...next(download) });
    };
    void findSum(fileNameOf(plainHref)).then((sha256) => change(() => ({ sha256 })));
    addresses.forEach((address, index) => {
      void latencyOf(address).then((latency) => {
        const answered: Source = { href: address, latency: latency ?? SILENT };
        change(({ sources: known }) => {
          const updated = known.map((source, at) => (at === index ? answered : source));
          if (updated.every(isSilent)) showSteps('none');
          return { sources: updated };
        });
      });
    });
  },
};
