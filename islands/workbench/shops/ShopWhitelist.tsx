/** The shop's white list: one address a line, checked line by line before the client gets any of it. */
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWhitelist, type WhitelistFault } from './whitelist.ts';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Act } from '#islands/workbench/panel.tsx';
import { Part, useRights } from '#islands/workbench/rights.tsx';

interface Props {
  parts: Parts;
  shop: Store;
}

export const ShopWhitelist = memo(function ShopWhitelist({ parts: { detail, say }, shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { whitelist } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);
  const [draft, setDraft] = useState<{ id: string; text: string }>();
  const [faults, setFaults] = useState<readonly WhitelistFault[]>([]);
  const may = useRights();
  if (!whitelist) return null;
  const kept = whitelist.join('\n');
  const text = draft?.id === shop.id ? draft.text : kept;

  const save = async () => {
    const { entries, faults: found } = parseWhitelist(text);
    setFaults(found);
    if (found.length > 0 || !(await detail.saveWhitelist(entries))) return;
    setDraft(undefined);
    say(t('whitelist.done', { name: shop.name, number: entries.length }));
  };

  return (
    <Part title={t('whitelist.title')} right="whitelist">
      <p className="small soft" id="wb-whitelist-hint">
        {t('whitelist.hint')}
      </p>
      <textarea
        className="input wb-code-text"
        rows={Math.min(Math.max(text.split('\n').length + 1, 3), 8)}
        spellCheck={false}
        aria-label={t('whitelist.title')}
        aria-describedby="wb-whitelist-hint wb-whitelist-faults"
        aria-invalid={faults.length > 0}
        readOnly={!may('whitelist')}
        value={text}
        onChange={(event) => setDraft({ id: shop.id, text: event.target.value })}
      />
      <div id="wb-whitelist-faults" role="alert">
        {faults.map(({ line, text: typed, kind }) => (
          <p className="field__error" key={line}>
            {t(`whitelist.${kind}`, { line, text: typed })}
          </p>
        ))}
      </div>
      {may('whitelist') && (
        <div className="cluster">
          <Act isOff={text === kept || busy.has('whitelist')} onPress={() => void save()}>
            {t('whitelist.save')}
          </Act>
          {text !== kept && (
            <button
              className="button button--small button--quiet"
              type="button"
              onClick={() => {
                setDraft(undefined);
                setFaults([]);
              }}
            >
              {t('whitelist.undo')}
            </button>
          )}
        </div>
      )}
    </Part>
  );
});
