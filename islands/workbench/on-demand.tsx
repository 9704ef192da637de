/**
 * Parts of the workbench whose code is loaded when they are first shown; a failed load can be repeated. The panels are
 * loaded when they have something to show, since most visitors have no client, and their stores live as long as they
 * are shown.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { useLazy } from '#islands/ui/use-lazy.ts';
import { loadOptional } from '#src/browser/load-optional.ts';
import type { i18n } from 'i18next';
import type { Locale } from '#i18n/locales.ts';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import type { Parts } from './create-workbench.ts';
import type { DemoTexts } from './demo/demo-state.ts';
import type { PanelPaths } from './tabs.ts';

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function OnDemand(props: Props) {
    const { t } = useTranslation('workbench');
    const { value: Part, hasFailed, tryAgain } = useLazy(loadOnce, loaded);
    if (hasFailed) {
      return (
        <div className="notice notice--danger" role="alert">
          <span>{t('state.fallback')}</span>
          <Button look="small" onClick={tryAgain} label={t('state.retry')} />
        </div>
      );
    }
    return Part ? <Part {...props} /> : <Skeleton />;
  }
  return Object.assign(OnDemand, {
    /** Loads it in advance; the part itself reports a failure. */
    preload: () => void loadOptional(loadOnce),
  });
}

const ROWS = 6;

/** The placeholder of a panel that is loading. */
export function Skeleton() {
  const { t } = useTranslation('workbench');
  return (
    <div className="wb-skeleton" role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span className="skeleton" key={index} />
      ))}
    </div>
  );
}

type Source =
  | { kind: 'client'; client: WorkbenchClient }
  | { kind: 'demo'; texts: DemoTexts; language: string };

interface PanelsProps {
  isConnected: boolean;
  /** Another tab is connected: the panels are hidden, and keep what was typed. */
  isAway: boolean;
  paths: PanelPaths;
}

interface Props extends PanelsProps {
  /** Only the first value counts. */
  source: Source;
}

const loadPanels = () => import('./Panels.tsx');
const loadClientParts = () => import('./create-workbench.ts');
/** Texts of the panels, in the page's language; no page contains them. */
const words = import.meta.glob<Record<string, object>>(
  '../../i18n/*/{referral,workbench-shop,workbench-tools}.ts',
);
/** @returns namespaces with their texts: each dictionary file exports its own name */
async function loadTexts(language: Locale): Promise<[string, object][]> {
  const own = Object.entries(words).filter(([path]) => path.includes(`/${language}/`));
  return (await Promise.all(own.map(([, load]) => load()))).flatMap((file) => Object.entries(file));
}

/** Loads the code of panels over a client. */
export function preloadPanels(language: Locale): void {
  // A failure is shown with the panels.
  void loadOptional(() => Promise.all([loadPanels(), loadClientParts(), loadTexts(language)]));
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
      // As Escape does: a hidden open dialog would block the page.
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
