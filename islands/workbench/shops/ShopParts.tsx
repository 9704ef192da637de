/** The parts of a shop's panel. What an older client lacks is left out. */
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { completeAddress } from '#src/domain/typed-address.ts';
import type { Store } from '#src/stores/client/client.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { Part, useRights } from '#islands/workbench/rights.tsx';
import { SmallForm } from '#islands/workbench/SmallForm.tsx';
import { parseWhitelist, type WhitelistFault } from './whitelist.ts';

interface Props {
  shop: Store;
}

/** Addresses in the shop's own browser: opens one in a new tab, or moves a tab that was opened here. */
export const ShopTabs = memo(function ShopTabs({ shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { detail } = useWorkbench().parts;
  const tabs = useStore(detail.$tabs);
  const busy = useStore(detail.tasks.$busy);
  const [error, setError] = useState('');
  const isOpen = shop.status === 'open';

  const send = async (typed: string, work: (url: string) => Promise<boolean>) => {
    const url = completeAddress(typed);
    setError(url ? '' : t('tabs.bad'));
    return url !== undefined && (await work(url));
  };

  return (
    <section className="wb-part">
      <h3>{t('tabs.title')}</h3>
      {!isOpen && <p className="small soft">{t('tabs.closed')}</p>}
      <SmallForm className="input-row" fields={['url']} onSend={({ url }) => send(url, detail.openTab)}>
        <input
          className="input"
          name="url"
          inputMode="url"
          autoComplete="off"
          aria-label={t('tabs.address')}
          placeholder="https://"
          disabled={!isOpen}
        />
        <Button
          look="small"
          type="submit"
          disabled={!isOpen}
          isOff={busy.has('tab')}
          label={t('tabs.open')}
        />
      </SmallForm>
      <Complaint>{error}</Complaint>
      {tabs.length > 0 && (
        <ul className="stack stack--s" aria-label={t('tabs.opened')}>
          {tabs.map((tab, index) => (
            <li key={tab.tabId}>
              <SmallForm
                className="input-row"
                fields={['url']}
                onSend={({ url }) => {
                  void send(url, (to) => detail.changeTab(tab.tabId, to));
                }}
              >
                <input
                  className="input"
                  name="url"
                  key={tab.url}
                  defaultValue={tab.url}
                  inputMode="url"
                  aria-label={t('tabs.nth', { number: index + 1 })}
                />
                <Button look="small quiet" type="submit" disabled={!isOpen} label={t('tabs.change')} />
              </SmallForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** The address of this computer that the shop uses. A marketplace sees a change, so the text says so first. */
export const ShopAddress = memo(function ShopAddress({ shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { parts } = useWorkbench();
  const { detail, showStatus } = parts;
  const { address } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);
  const [chosen, setChosen] = useState<string>();
  const may = useRights();
  if (!address) return null;
  const { addresses, boundIp, ip } = address;
  const wanted = chosen ?? boundIp ?? '';
  const isChange = wanted !== '' && wanted !== boundIp;

  return (
    <Part title={t('ip.title')} right="changeIp">
      <p className="small soft">{t('ip.hint')}</p>
      <p className="small">{boundIp === null ? t('ip.free', { ip }) : t('ip.bound', { ip: boundIp })}</p>
      {may('changeIp') && (
        <div className="input-row">
          <Select
            className="input"
            aria-label={t('ip.choose')}
            value={wanted}
            options={[
              ...(boundIp === null ? [['', t('ip.none')] as const] : []),
              ...addresses.map((option) => [option, option] as const),
            ]}
            onChoose={setChosen}
          />
          <Button
            look="small"
            isOff={!isChange || busy.has('ip')}
            label={t(boundIp === null ? 'ip.bind' : 'ip.change')}
            onClick={() =>
              parts.ask({
                title: t('ip.confirm.title', { name: shop.name }),
                text:
                  boundIp === null
                    ? t('ip.confirm.bind', { from: ip, ip: wanted })
                    : t('ip.confirm.change', { from: boundIp, ip: wanted }),
                yes: t(boundIp === null ? 'ip.bind' : 'ip.change'),
                act: () =>
                  void detail.bindIp(wanted).then((isDone) => {
                    if (isDone) showStatus(t('ip.done', { name: shop.name, ip: wanted }));
                  }),
              })
            }
          />
        </div>
      )}
    </Part>
  );
});

/** The shop's white list: one address a line; every line is checked before the list is sent. */
export const ShopWhitelist = memo(function ShopWhitelist({ shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { detail, showStatus } = useWorkbench().parts;
  const { whitelist } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);
  const [draft, setDraft] = useState<{ id: string; text: string }>();
  const [faults, setFaults] = useState<readonly WhitelistFault[]>([]);
  const may = useRights();
  if (!whitelist) return null;
  const saved = whitelist.join('\n');
  const text = draft?.id === shop.id ? draft.text : saved;

  const save = async () => {
    const { entries, faults: found } = parseWhitelist(text);
    setFaults(found);
    if (found.length > 0 || !(await detail.saveWhitelist(entries))) return;
    // Text that was typed meanwhile stays.
    setDraft((now) => (now === draft ? undefined : now));
    showStatus(t('whitelist.done', { name: shop.name, number: entries.length }));
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
        data-saved={saved}
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
          <Button
            look="small"
            isOff={text === saved || busy.has('whitelist')}
            onClick={() => void save()}
            label={t('whitelist.save')}
          />
          {text !== saved && (
            <Button
              look="small quiet"
              onClick={() => {
                setDraft(undefined);
                setFaults([]);
              }}
              label={t('whitelist.undo')}
            />
          )}
        </div>
      )}
    </Part>
  );
});

/** For a shop that does not work: repair it, open its repair bar, or restart it. */
export const ShopRepair = memo(function ShopRepair({ shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { parts } = useWorkbench();
  const { detail, showStatus, usage } = parts;
  const { isRepairBarOpen } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);

  const repair = async () => {
    const done = await usage.span('repair', detail.repair);
    if (done) showStatus(t(done.fixed?.length === 0 ? 'repair.nothing' : 'repair.done', { name: shop.name }));
  };

  return (
    <section className="wb-part">
      <h3>{t('repair.title')}</h3>
      <div className="cluster">
        <Button
          look="small"
          isOff={busy.has('repair')}
          onClick={() => void repair()}
          label={t(busy.has('repair') ? 'repair.busy' : 'repair.auto')}
        />
        <Button
          look="small"
          isOff={busy.has('restart')}
          label={t('repair.restart')}
          onClick={() =>
            parts.ask({
              title: t('repair.confirm.title', { name: shop.name }),
              text: t('repair.confirm.text'),
              yes: t('repair.restart'),
              act: () => void detail.restart(),
            })
          }
        />
        <Button look="small quiet" onClick={() => void detail.showRepairBar()} label={t('repair.bar')} />
      </div>
      <p className="small soft" role="status">
        {isRepairBarOpen && t('repair.barOpen')}
      </p>
    </section>
  );
});

const MAX_TAG_CHARS = 24;

export const ShopTag = memo(function ShopTag({ shop }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { shops, showStatus } = useWorkbench().parts;
  const busy = useStore(shops.tasks.$busy);
  const saved = shop.tag ?? '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved;
  const may = useRights();
  const isOff = text.trim() === saved || busy.has(`tag:${shop.id}`);

  const save = async () => {
    const tag = text.trim();
    if (!(await shops.setTag(shop.id, tag))) return;
    // Text that was typed meanwhile stays.
    setTyped((now) => (now === typed ? undefined : now));
    showStatus(t(tag ? 'tag.done' : 'tag.gone', { name: shop.name, tag }));
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
          maxLength={MAX_TAG_CHARS}
          readOnly={!may('tag')}
          data-saved={saved}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        {may('tag') && <Button look="small" type="submit" isOff={isOff} label={t('tag.save')} />}
      </form>
    </Part>
  );
});
