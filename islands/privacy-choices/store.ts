/**
 * What the page of privacy choices shows and undoes beside the answer about statistics: who sent the visitor, and
 * everything that the site keeps in this browser. Neutral until started.
 */
import { atom } from 'nanostores';
import { readCookie, removeCookie } from '#src/browser/cookies.ts';
import { dropParameters, reloadPage } from '#src/browser/location.ts';
import { local, session } from '#src/browser/storage.ts';
import { cookieKeys, localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { pageAttribution, pageConsent } from '#src/stores/page/shared.ts';

/** Names of the cookies that say who sent the visitor. */
export type OriginName = (typeof cookieKeys)[keyof typeof cookieKeys];

export interface Origin {
  known: readonly { name: OriginName; value: string }[];
  /** The visitor has just deleted it. */
  isForgotten: boolean;
}

const page = {
  /** Copies the address's parameters into the cookies: the visitor may have landed on this page. */
  capture: () => void pageAttribution.capture(),
  readCookie,
  removeCookie,
  /** Also removes it from the address, which would bring it back on the next load. */
  dropParameters,
  /** Withdraws the answer about statistics, which ends them. */
  forgetConsent: pageConsent.forget,
  reload: reloadPage,
  local,
  session,
};

export function createPrivacyChoices(dependencies: typeof page) {
  const $origin = atom<Origin>({ known: [], isForgotten: false });
  const $isCleared = atom(false);
  const $isPure = atom(false);
  const names: readonly OriginName[] = Object.values(cookieKeys);

  function read(): Origin['known'] {
    return names.flatMap((name) => {
      const value = dependencies.readCookie(name);
      return value ? [{ name, value }] : [];
    });
  }
  function forgetOrigin(): void {
    for (const name of names) dependencies.removeCookie(name);
    dependencies.dropParameters(names);
    // Notifies the parts of this page that show or send it.
    dependencies.capture();
    $origin.set({ known: [], isForgotten: true });
  }
  return {
    $origin,
    $isCleared,
    /** Whether the pages show the pure edition's name. */
    $isPure,
    start: () => {
      dependencies.capture();
      $isPure.set(dependencies.local.get(localKeys.productLine) === 'lite');
      $origin.set({ known: read(), isForgotten: false });
    },
    forgetOrigin,
    /** Reloads the page, whose texts were renamed while it loaded. */
    leavePureLine() {
      dependencies.local.remove(localKeys.productLine);
      dependencies.dropParameters([localKeys.productLine]);
      dependencies.reload();
    },
    clearAll() {
      forgetOrigin();
      dependencies.forgetConsent();
      for (const key of Object.values(localKeys)) dependencies.local.remove(key);
      for (const key of Object.values(sessionKeys)) dependencies.session.remove(key);
      $isCleared.set(true);
    },
  };
}

/** Shared by the islands of the page. */
export const pagePrivacyChoices = createPrivacyChoices(page);
