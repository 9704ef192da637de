/**
 * Brings the panels when there is something to show in them: most visitors have no client, and see none. Their stores live
 * as long as they are shown.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { useWhenOnline } from '#islands/ui/use-when-online.ts';
import { quietly } from '#src/browser/quietly.ts';
import type { WorkbenchClient } from '#src/stores/workbench/client.ts';
import type { DemoTexts } from '#src/stores/workbench/demo-client.ts';
import type { Parts } from './create-workbench.ts';
import type { PanelPaths, Panels as PanelsComponent } from './Panels.tsx';
import { Skeleton } from './Skeleton.tsx';

type Source =
  { kind: 'client'; client: WorkbenchClient } | { kind: 'demo'; texts: DemoTexts; language: string };

interface Props {
  /** The one at first counts. */
  source: Source;
  isConnected: boolean;
  /** Another tab has the client: nothing is shown, and nothing of what was typed is lost. */
  isAway: boolean;
  paths: PanelPaths;
}

interface Loaded {
  Panels: typeof PanelsComponent;
  parts: Parts;
}

const loadPanels = () => import('./Panels.tsx');
const loadClientParts = () => import('./create-workbench.ts');
/** Words that no page has before there are panels, in the page's one language. */
const loadTexts = {
  'zh-CN': () => import('./texts-zh-CN.ts').then(({ texts }) => texts),
  'en-US': () => import('./texts-en-US.ts').then(({ texts }) => texts),
} as const satisfies Record<Locale, unknown>;

/** Fetches what panels over a client consist of. */
export function preloadPanels(language: Locale): void {
  void quietly(() => Promise.all([loadPanels(), loadClientParts(), loadTexts[language]()])); // whoever shows them says so
}

async function loadParts(source: Source, networkMessage: string): Promise<() => Parts> {
  if (source.kind === 'demo') {
    const { createDemoParts } = await import('./create-demo.ts');
    return () => createDemoParts(source.texts, source.language, networkMessage);
  }
  const { createClientParts } = await loadClientParts();
  return () => createClientParts(source.client, networkMessage);
}

export function OnDemandPanels({ source, isConnected, isAway, paths }: Props) {
  const { t, i18n } = useTranslation('workbench');
  const networkMessage = t('state.fallback');
  const [from] = useState(source);
  const language = i18n.language as Locale; // the page's, as `Texts` set it
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [attempts, setAttempts] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAway) return;
    for (const dialog of stage.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) {
      // As by Escape: one that stays open out of sight would keep the visitor from all of the page.
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      dialog.close();
    }
  }, [isAway]);
  useEffect(() => {
    let parts: Parts | undefined;
    let isHere = true;
    Promise.all([loadPanels(), loadParts(from, networkMessage), loadTexts[language]()]).then(
      ([{ Panels }, makeParts, texts]) => {
        if (!isHere) return;
        for (const [namespace, words] of Object.entries(texts)) {
          i18n.addResourceBundle(language, namespace, words);
        }
        parts = makeParts();
        setLoaded({ Panels, parts });
      },
      () => {
        if (isHere) setLoaded('failed');
      },
    );
    return () => {
      isHere = false;
      parts?.dispose();
    };
  }, [from, networkMessage, attempts, language, i18n]);

  const place = isAway ? 'wb-stage wb-stage--away' : 'wb-stage';
  const tryAgain = () => {
    setLoaded(undefined);
    setAttempts(attempts + 1);
  };
  useWhenOnline(loaded === 'failed', tryAgain);

  if (!loaded) {
    return (
      <div className={place}>
        <Skeleton />
      </div>
    );
  }
  if (loaded === 'failed') {
    return (
      <div className="notice notice--danger" role="alert">
        <span>{networkMessage}</span>
        <button className="button button--small" type="button" onClick={tryAgain}>
          {t('state.retry')}
        </button>
      </div>
    );
  }
  const { Panels, parts } = loaded;
  return (
    <div className={place} ref={stage}>
      <Panels isDemo={from.kind === 'demo'} {...{ parts, isConnected, paths }} />
    </div>
  );
}
