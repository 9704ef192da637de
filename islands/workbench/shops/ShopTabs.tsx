/** Addresses in the shop's own browser: open one in a new tab, or lead a tab that was opened from here somewhere else. */
import { useStore } from '@nanostores/react';
import { memo, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { completeAddress } from '#src/domain/typed-address.ts';
import type { Store } from '#src/stores/client/client.ts';
import type { ShopDetail } from './shop-detail.ts';

interface Props {
  detail: ShopDetail;
  shop: Store;
}

export const ShopTabs = memo(function ShopTabs({ detail, shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const tabs = useStore(detail.$tabs);
  const busy = useStore(detail.tasks.$busy);
  const [error, setError] = useState('');
  const isOpen = shop.status === 'open';

  /** @returns whether the address was sent, and taken */
  const send = async (event: SyntheticEvent<HTMLFormElement>, work: (url: string) => Promise<boolean>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('url');
    const url = completeAddress(typeof typed === 'string' ? typed : '');
    setError(url ? '' : t('tabs.bad'));
    return url !== undefined && (await work(url)) ? form : undefined;
  };

  return (
    <section className="wb-part">
      <h3>{t('tabs.title')}</h3>
      {!isOpen && <p className="small soft">{t('tabs.closed')}</p>}
      <form
        className="input-row"
        onSubmit={(event) => {
          // What was typed is only let go once the client has it.
          void send(event, detail.openTab).then((form) => form?.reset());
        }}
      >
        <input
          className="input"
          name="url"
          inputMode="url"
          autoComplete="off"
          aria-label={t('tabs.address')}
          placeholder="https://"
          disabled={!isOpen}
        />
        <button
          className="button button--small"
          type="submit"
          disabled={!isOpen}
          aria-disabled={busy.has('tab')}
        >
          {t('tabs.open')}
        </button>
      </form>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      {tabs.length > 0 && (
        <ul className="stack stack--s" aria-label={t('tabs.opened')}>
          {tabs.map((tab, index) => (
            <li key={tab.tabId}>
              <form
                className="input-row"
                onSubmit={(event) => void send(event, (url) => detail.changeTab(tab.tabId, url))}
              >
                <input
                  className="input"
                  name="url"
                  key={tab.url}
                  defaultValue={tab.url}
                  inputMode="url"
                  aria-label={t('tabs.nth', { number: index + 1 })}
                />
                <button className="button button--small button--quiet" type="submit" disabled={!isOpen}>
                  {t('tabs.change')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
