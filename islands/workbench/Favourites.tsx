/** The favourites as an indented list: add, rename in place, move among neighbours or to a folder, delete. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost } from '#src/browser/page-host.ts';
import { completeAddress } from '#src/domain/typed-address.ts';
import type { FavouriteNode, Favourites } from '#src/stores/workbench/favourites.ts';
import type { Parts } from './create-workbench.ts';
import { Panel, useQuestion } from './panel.tsx';

export function FavouritesPanel({ parts }: { parts: Parts }) {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { favourites, openAddress } = parts;
  const load = useStore(favourites.$load);
  const tree = useStore(favourites.$tree);
  const [renaming, setRenaming] = useState<string>();
  /** The one whose further actions are in sight. */
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [ask, dialog] = useQuestion();
  useEffect(() => void favourites.load(), [favourites]);
  const folders = tree.filter(({ favourite }) => favourite.url === null);

  return (
    <Panel load={load} tasks={favourites.tasks} onRetry={() => void favourites.load()}>
      <AddFavourite {...{ favourites, folders }} />
      {tree.length === 0 && <p className="wb-empty">{t('favourites.empty')}</p>}
      <ul className="wb-tree" ref={list} tabIndex={-1}>
        {tree.map(({ favourite, depth, canMove }) => (
          <li key={favourite.id} data-depth={Math.min(depth, 4)}>
            {renaming === favourite.id ? (
              <Rename
                title={favourite.title}
                url={favourite.url}
                onDone={(title, url) => {
                  setRenaming(undefined);
                  opener.current?.focus();
                  if (url !== undefined && url !== favourite.url) {
                    void favourites.change(favourite.id, title ?? favourite.title, url);
                  } else if (title && title !== favourite.title) void favourites.rename(favourite.id, title);
                }}
              />
            ) : (
              <span className="wb-favourite">
                <span className={favourite.url === null ? 'wb-folder' : 'wb-page'} aria-hidden="true" />
                <strong>{favourite.title}</strong>
                {favourite.url !== null && <span className="small soft wb-url">{favourite.url}</span>}
              </span>
            )}
            <span className="wb-actions">
              {favourite.url !== null && (
                <button
                  className="button button--small button--quiet"
                  type="button"
                  aria-label={tools('favourites.openNamed', { title: favourite.title })}
                  onClick={() =>
                    openAddress(favourite.url ?? '', tools('favourites.opened', { title: favourite.title }))
                  }
                >
                  {tools('favourites.open')}
                </button>
              )}
              {active === favourite.id && (
                <>
                  {(['up', 'down'] as const).map((way) => (
                    <button
                      className="wb-icon"
                      type="button"
                      key={way}
                      aria-disabled={!canMove[way]}
                      aria-label={`${t(`favourites.${way}`)} ${favourite.title}`}
                      onClick={({ currentTarget }) => {
                        if (!canMove[way]) return;
                        // A row that changes its place in the page loses the focus.
                        void favourites
                          .move(favourite.id, way === 'up' ? -1 : 1)
                          .then(() => pageHost.nextFrame(() => currentTarget.focus()));
                      }}
                    >
                      {way === 'up' ? '↑' : '↓'}
                    </button>
                  ))}
                  {favourite.url !== null && folders.length > 0 && (
                    <select
                      className="input input--fit wb-folder-choice"
                      aria-label={`${t('favourites.folder')} ${favourite.title}`}
                      value={favourite.parentId ?? ''}
                      onChange={(event) => void favourites.moveTo(favourite.id, event.target.value || null)}
                    >
                      <option value="">{t('favourites.top')}</option>
                      {folders.map(({ favourite: folder }) => (
                        <option key={folder.id} value={folder.id}>
                          {folder.title}
                        </option>
                      ))}
                    </select>
                  )}
                  <button
                    className="button button--small button--quiet"
                    type="button"
                    aria-label={`${t('favourites.rename')} ${favourite.title}`}
                    onClick={({ currentTarget }) => {
                      opener.current = currentTarget;
                      setRenaming(favourite.id);
                    }}
                  >
                    {t('favourites.rename')}
                  </button>
                  <button
                    className="button button--small button--quiet wb-danger"
                    type="button"
                    aria-label={`${t('favourites.remove')} ${favourite.title}`}
                    onClick={() =>
                      ask({
                        title: t('favourites.confirm.title', { title: favourite.title }),
                        yes: t('favourites.remove'),
                        text:
                          favourite.url === null ? t('favourites.confirm.text') : tools('favourites.forGood'),
                        // The button that had the focus goes with its row.
                        act: () => void favourites.remove(favourite.id).then(() => list.current?.focus()),
                      })
                    }
                  >
                    {t('favourites.remove')}
                  </button>
                </>
              )}
              <button
                className="wb-icon"
                type="button"
                aria-expanded={active === favourite.id}
                aria-label={`${t('shops.more')} ${favourite.title}`}
                onClick={() => setActive(active === favourite.id ? undefined : favourite.id)}
              >
                ⋯
              </button>
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}

interface RenameProps {
  title: string;
  /** Null for a folder, which has none. */
  url: string | null;
  onDone: (title?: string, url?: string) => void;
}

function Rename({ title, url, onDone }: RenameProps) {
  const { t } = useTranslation('workbench');
  const [error, setError] = useState('');
  return (
    <form
      className="input-row wb-rename"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = fieldText(event.currentTarget, 'url');
        const address = url === null ? undefined : completeAddress(typed);
        if (url !== null && !address) setError(t('favourites.badUrl'));
        else onDone(fieldText(event.currentTarget, 'title'), address);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <input
        className="input"
        name="title"
        aria-label={t('favourites.title')}
        defaultValue={title}
        autoFocus
      />
      {url !== null && (
        <input
          className="input"
          name="url"
          inputMode="url"
          aria-label={t('favourites.url')}
          aria-invalid={error !== ''}
          defaultValue={url}
        />
      )}
      <button className="button button--small" type="submit">
        {t('favourites.save')}
      </button>
      <button className="button button--small button--quiet" type="button" onClick={() => onDone()}>
        {t('favourites.cancel')}
      </button>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

interface AddProps {
  favourites: Favourites;
  folders: readonly FavouriteNode[];
}

function AddFavourite({ favourites, folders }: AddProps) {
  const { t } = useTranslation('workbench');
  const [error, setError] = useState('');
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = fieldText(form, 'title');
    const url = fieldText(form, 'url');
    if (!title) {
      setError(t('favourites.noTitle'));
      return;
    }
    const address = url ? completeAddress(url) : null;
    if (address === undefined) {
      setError(t('favourites.badUrl'));
      return;
    }
    setError('');
    const isAdded = await favourites.create(title, address, fieldText(form, 'parent') || null);
    // What was typed is only let go once the client has it.
    if (isAdded) form.reset();
  };
  return (
    <form className="wb-add" onSubmit={(event) => void submit(event)}>
      <input
        className="input"
        name="title"
        aria-label={t('favourites.title')}
        placeholder={t('favourites.title')}
      />
      <input
        className="input"
        name="url"
        inputMode="url"
        aria-label={t('favourites.url')}
        placeholder={t('favourites.url')}
      />
      <select className="input" name="parent" aria-label={t('favourites.folder')}>
        <option value="">{t('favourites.top')}</option>
        {folders.map(({ favourite }) => (
          <option key={favourite.id} value={favourite.id}>
            {favourite.title}
          </option>
        ))}
      </select>
      <button className="button" type="submit">
        {t('favourites.add')}
      </button>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
