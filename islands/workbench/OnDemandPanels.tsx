/**
 * Brings the panels when there is something to show in them: most visitors have no client, and see none. Their stores live
 * as long as they are shown.
 */
import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { quietly } from '#src/browser/quietly.ts';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import type { Parts } from './create-workbench.ts';
import type { DemoTexts } from './demo/demo-state.ts';
import { onDemand, Skeleton } from './on-demand.tsx';
import type { PanelPaths } from './tabs.ts';

type Source =
  | { kind: 'client'; client: WorkbenchClient }
  | { kind: 'demo'; texts: DemoTexts; language: string };

interface PanelsProps {
  isConnected: boolean;
  /** Another tab has the client: nothing is shown, and nothing of what was typed is lost. */
  isAway: boolean;
  paths: PanelPaths;
}

interface Props extends PanelsProps {
  /** The one at first counts. */
  source: Source;
}

const loadPanels = () => import('./Panels.tsx');
const loadClientParts = () => import('./create-workbench.ts');
/** Words that no page has before there are panels, in the page's one language. */
const words = import.meta.glob<Record<string, object>>(
  '../../i18n/*/{referral,workbench-shop,workbench-tools}.ts',
);
/** @returns namespaces with their words: a dictionary's file exports it by its name */
async function loadTexts(language: Locale): Promise<[string, object][]> {
  const own = Object.entries(words).filter(([path]) => path.includes(`/${language}/`));
  return (await Promise.all(own.map(([, load]) => load()))).flatMap((file) => Object.entries(file));
}

/** Fetches what panels over a client consist of. */
export function preloadPanels(language: Locale): void {
  void quietly(() => Promise.all([loadPanels(), loadClientParts(), loadTexts(language)])); // said where they are shown
}

async function loadParts(source: Source, networkMessage: string): Promise<() => Parts> {
  if (source.kind === 'demo') {
    const { createDemoParts } = await import('./demo/demo-client.ts');
    return () => createDemoParts(source.texts, source.language, networkMessage);
  }
  const { createClientParts } = await loadClientParts();
  return () => createClientParts(source.client, networkMessage);
}

async function load(
  source: Source,
  translator: i18n,
  networkMessage: string,
): Promise<ComponentType<PanelsProps>> {
  const language = translator.language as Locale; // the page's, as `Texts` set it
  const [{ Panels }, makeParts, texts] = await Promise.all([
    loadPanels(),
    loadParts(source, networkMessage),
    loadTexts(language),
  ]);
  for (const [namespace, own] of texts) translator.addResourceBundle(language, namespace, own);
  return function PanelsOfSource(props) {
    const [parts, setParts] = useState<Parts>();
    useEffect(() => {
      const made = makeParts();
      setParts(made);
      return () => made.dispose();
    }, []);
    return parts ? <Panels isDemo={source.kind === 'demo'} {...{ parts, ...props }} /> : <Skeleton />;
  };
}

export function OnDemandPanels({ source, ...props }: Props) {
  const { isAway } = props;
  const { t, i18n: translator } = useTranslation('workbench');
  const [Panels] = useState(() => onDemand(() => load(source, translator, t('state.fallback'))));
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAway) return;
    for (const dialog of stage.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) {
      // As by Escape: one that stays open out of sight would keep the visitor from all of the page.
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      dialog.close();
    }
  }, [isAway]);

  return (
    <div className={isAway ? 'wb-stage wb-stage--away' : 'wb-stage'} ref={stage}>
      <Panels {...props} />
    </div>
  );
}
