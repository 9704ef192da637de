/** What a shop keeps is cleared after one question, and one line says that it is done. */
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';

type Clear = (shop: Pick<Store, 'id' | 'name'>) => void;

export function useClearing(
  { shops, say }: Parts,
  ask: (question: Question) => void,
): { clearCache: Clear; clearData: Clear } {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const tell = (work: Promise<boolean>, done: string) =>
    void work.then((isDone) => {
      if (isDone) say(done);
    });
  return {
    clearCache: ({ id, name }) =>
      ask({
        title: t('shops.confirmCache.title', { name }),
        text: t('shops.confirmCache.text'),
        yes: t('shops.cache'),
        act: () => tell(shops.clearCache(id), more('data.cacheDone', { name })),
      }),
    clearData: ({ id, name }) =>
      ask({
        title: t('shops.confirmData.title', { name }),
        text: t('shops.confirmData.text'),
        yes: t('shops.data'),
        isDanger: true,
        act: () => tell(shops.clearUserData(id), more('data.dataDone', { name })),
      }),
  };
}
