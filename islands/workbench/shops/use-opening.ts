/** A shop is opened at once, or after one question where it carries a warning. */
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';

export function useOpening(
  { shops, usage }: Parts,
  ask: (question: Question) => void,
): (shop: Pick<Store, 'id' | 'risk'>) => void {
  const { t } = useTranslation('workbench');
  return ({ id, risk }) => {
    const act = () => {
      usage.count('open', 1);
      void shops.open(id);
    };
    if (risk === 'none') {
      act();
      return;
    }
    ask({
      title: t('shops.openAnyway.title'),
      text: t('shops.openAnyway.text', { risk: t(`shops.risks.${risk}`) }),
      yes: t('shops.openAnyway.yes'),
      act,
    });
  };
}
