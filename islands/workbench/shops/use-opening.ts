/**
 * A shop is opened at once. Where it carries a warning, who answers for it is asked once; an employee's device has to be
 * allowed first.
 */
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';
import { useMayOpenRisky } from '#islands/workbench/rights.tsx';

export function useOpening(
  { shops, usage }: Parts,
  ask: (question: Question) => void,
): (shop: Pick<Store, 'id' | 'risk'>) => void {
  const { t } = useTranslation('workbench');
  const mayOpenRisky = useMayOpenRisky();
  return ({ id, risk }) => {
    const act = () => {
      usage.count('open', 1);
      void shops.open(id);
    };
    if (risk === 'none') {
      act();
      return;
    }
    const key = mayOpenRisky ? 'openAnyway' : 'waiting';
    ask({
      title: t(`shops.${key}.title`),
      text: t(`shops.${key}.text`, { risk: t(`shops.risks.${risk}`) }),
      yes: t(`shops.${key}.yes`),
      act: mayOpenRisky ? act : () => undefined,
    });
  };
}
