/** Plug-ins of the signed-in user; a guest sees and changes the guest's. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { dropParameters, queryParameters } from '#src/browser/location.ts';
import { MAX_PAGE_SIZE } from '#src/config/wire.ts';
import { requestedPlugin, PLUGIN_PARAMETER } from '#src/domain/plugin-link.ts';
import { Panel, useWorkbench } from '#islands/workbench/panel.tsx';
import { MissingRight, useRights } from '#islands/workbench/rights.tsx';
import { NamedInput, SmallForm } from '#islands/workbench/SmallForm.tsx';

export function PluginsPanel() {
  const { t } = useTranslation('workbench');
  const { parts, paths } = useWorkbench();
  const { account, plugins } = parts;
  const { isGuest } = useStore(account.$login);
  const list = useStore(plugins.$plugins);
  const busy = useStore(plugins.tasks.$busy);
  // A guest has a list of their own.
  const may = useRights()('plugins') || isGuest;
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => void plugins.load(isGuest), [plugins, isGuest]);
  const add = (id: string) => id !== '' && plugins.change(id, 'add');

  return (
    <Panel of={plugins}>
      <h2>{isGuest ? t('plugins.guest') : t('plugins.user')}</h2>
      {isGuest && <p className="notice">{t('plugins.guestNote')}</p>}
      {!isGuest && <MissingRight right="plugins" />}
      <RequestedPlugin {...{ may }} onAdded={() => rows.current?.focus()} />
      {list.length === 0 && <p className="wb-empty">{t('plugins.empty')}</p>}
      <ul className="wb-list wb-sheet" ref={rows} tabIndex={-1}>
        {list.map((plugin) => (
          <li key={plugin.id} data-hidden={plugin.hidden}>
            <span className="wb-shop">
              <strong>{plugin.name}</strong>
              <span className="stencil soft">{plugin.version}</span>
            </span>
            <span className="wb-marks cluster">
              {plugin.installed && <span className="badge badge--ok">{t('plugins.installed')}</span>}
              {plugin.hidden && <span className="badge">{t('plugins.hidden')}</span>}
            </span>
            <span className="wb-actions cluster">
              {(may ? (['install', 'hide', 'delete'] as const) : []).map((kind) => {
                const change = kind === 'install' && plugin.installed ? 'uninstall' : kind;
                const label =
                  change === 'delete'
                    ? t('plugins.remove')
                    : change === 'hide'
                      ? t(plugin.hidden ? 'plugins.show' : 'plugins.hide')
                      : t(`plugins.${change}`);
                const act = async () => {
                  // The focused button is removed with its row.
                  if ((await plugins.change(plugin.id, change)) && change === 'delete') rows.current?.focus();
                };
                return (
                  <Button
                    look="small quiet"
                    className={change === 'delete' ? 'wb-danger' : ''}
                    key={kind}
                    isOff={busy.has(`${change}:${plugin.id}`)}
                    aria-label={`${label} ${plugin.name}`}
                    onClick={({ detail }) => {
                      // The second click of a double click would undo the first.
                      if (detail > 1) return;
                      if (change !== 'delete') void act();
                      else
                        parts.ask({
                          title: t('plugins.confirm.title', { name: plugin.name }),
                          yes: t('plugins.remove'),
                          isDanger: true,
                          text: t('plugins.confirm.text'),
                          act: () => void act(),
                        });
                    }}
                    label={label}
                  />
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      <SmallForm className="wb-tools" hidden={!may} fields={['id']} onSend={({ id }) => add(id.trim())}>
        <NamedInput name="id" autoComplete="off" label={t('plugins.addLabel')} />
        <Button type="submit" label={t('plugins.add')} />
        <a className="link-arrow" href={paths.market}>
          {t('plugins.market')}
        </a>
      </SmallForm>
    </Panel>
  );
}

interface RequestedPluginProps {
  may: boolean;
  /** Called when the focused button is removed. */
  onAdded: () => void;
}

/** The application that the visitor chose in the market: one button adds and installs it. */
function RequestedPlugin({ may, onAdded }: RequestedPluginProps) {
  const { t } = useTranslation('workbenchTools');
  const { plugins } = useWorkbench().parts;
  const [id, setId] = useState(() => requestedPlugin(queryParameters()));
  const [name, setName] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    if (id) {
      applicationName(id, signal).then(
        (found) => {
          if (!signal.aborted) setName(found);
        },
        () => undefined, // its id stands for it
      );
    }
    return () => leaving.abort();
  }, [id]);
  const busy = useStore(plugins.tasks.$busy);
  const load = useStore(plugins.$load);
  const known = useStore(plugins.$plugins).find((plugin) => plugin.id === id);
  if (!id || load !== 'ready') return null;
  const add = async () => {
    if (!known && !(await plugins.change(id, 'add'))) return;
    const added = plugins.$plugins.get().find((plugin) => plugin.id === id);
    if (added && !added.installed && !(await plugins.change(id, 'install'))) return;
    // A reload must not ask again.
    dropParameters([PLUGIN_PARAMETER]);
    setId('');
    onAdded();
  };
  return (
    <div className="notice">
      <p>
        {t(known?.installed ? 'plugins.askedThere' : 'plugins.asked', { name: name ?? known?.name ?? id })}
      </p>
      {known?.installed !== true && may && (
        <Button
          look="small signal"
          isOff={busy.has(`add:${id}`) || busy.has(`install:${id}`)}
          onClick={() => void add()}
          label={t('plugins.askedAdd')}
        />
      )}
    </div>
  );
}

/**
 * The market's name for an application, for a page that has only its id.
 *
 * @returns undefined if the market does not answer, or does not have it
 */
async function applicationName(id: string, signal: AbortSignal): Promise<string | undefined> {
  const { callApi } = await import('#src/stores/call-api.ts');
  const { applicationMarketList } = await import('#src/api/contract/market.ts');
  for (let page = 1, known = 0; !signal.aborted; page += 1) {
    const query = { keyword: '', category: '', page, page_size: MAX_PAGE_SIZE };
    const answer = await callApi(applicationMarketList, query, signal);
    if (!answer.ok || answer.data.list.length === 0) return undefined;
    const found = answer.data.list.find((entry) => entry.id === id);
    known += answer.data.list.length;
    if (found || known >= answer.data.total) return found?.name;
  }
  return undefined;
}
