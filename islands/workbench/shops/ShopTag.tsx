/** The word by which a shop is sorted and found. */
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Part, useRights } from '#islands/workbench/rights.tsx';

const LONGEST_TAG = 24;

interface Props {
  parts: Parts;
  shop: Store;
}

export const ShopTag = memo(function ShopTag({ parts: { shops, say }, shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const busy = useStore(shops.tasks.$busy);
  const kept = shop.tag ?? '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? kept;
  const may = useRights();
  const isOff = text.trim() === kept || busy.has(`tag:${shop.id}`);

  const save = async () => {
    const tag = text.trim();
    if (!(await shops.setTag(shop.id, tag))) return;
    setTyped(undefined);
    say(t(tag ? 'tag.done' : 'tag.gone', { name: shop.name, tag }));
  };

  return (
    <Part title={t('tag.title')} right="tag">
      <form
        className="input-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) void save();
        }}
      >
        <input
          className="input"
          aria-label={t('tag.title')}
          placeholder={t('tag.hint')}
          maxLength={LONGEST_TAG}
          readOnly={!may('tag')}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        {may('tag') && (
          <button className="button button--small" type="submit" aria-disabled={isOff}>
            {t('tag.save')}
          </button>
        )}
      </form>
    </Part>
  );
});
