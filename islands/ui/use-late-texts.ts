import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLateTexts } from '#src/stores/page/late-texts.ts';

/**
 * Words that come after the page, for what an island shows only when something has happened. They join the page's other
 * texts; nothing can be said with them before.
 *
 * @returns undefined until they are there
 */
export function useLateTexts<N extends keyof typeof pageLateTexts>(namespace: N) {
  const { $texts, start } = pageLateTexts[namespace];
  const texts = useStore($texts, { ssr: 'initial' });
  const { t, i18n } = useTranslation(namespace);
  useEffect(start, [start]);
  if (!texts) return undefined;
  if (!i18n.hasResourceBundle(i18n.language, namespace))
    i18n.addResourceBundle(i18n.language, namespace, texts);
  return t;
}
