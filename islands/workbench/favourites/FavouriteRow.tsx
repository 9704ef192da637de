/** One favourite: its name and its actions. Only the focused row's buttons can be reached by Tab. */
import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { pageHost } from '#src/browser/page-host.ts';
import { completeAddress } from '#src/domain/typed-address.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { SmallForm } from '#islands/workbench/SmallForm.tsx';
import type { FavouriteNode } from './favourites.ts';

/** Deepest indent: deeper ones would leave no room for names. */
const MAX_INDENT = 4;

interface Props {
  node: FavouriteNode;
  folders: readonly FavouriteNode[];
  isOpen: boolean;
  /** Whether Tab leads to it. */
  isCurrent: boolean;
  /** Whether its further actions are shown. */
  isActive: boolean;
  isRenaming: boolean;
  row: RefCallback<HTMLElement>;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  onMore: () => void;
  onRename: (opener: HTMLElement) => void;
  onRenamed: (title?: string, url?: string) => void;
  onRemove: () => void;
}

export function FavouriteRow({ node, folders, row, ...is }: Props) {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { favourites } = useWorkbench().parts;
  const { favourite, depth, place } = node;
  const canMove = { up: place.position > 1, down: place.position < place.of };
  const { id, title, url, parentId } = favourite;
  const isFolder = url === null;
  const tabIndex = is.isCurrent ? 0 : -1;
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('.wb-actions, form')) return;
    currentTarget.focus();
    if (isFolder) is.onOpen();
  };

  return (
    <div
      className="wb-tree__row"
      role="row"
      ref={row}
      tabIndex={tabIndex}
      data-depth={depth}
      style={{ '--depth': Math.min(depth, MAX_INDENT) } as CSSProperties} // a property of our own
      aria-level={depth + 1}
      aria-posinset={place.position}
      aria-setsize={place.of}
      aria-expanded={isFolder ? is.isOpen : undefined}
      onFocus={is.onFocus}
      onKeyDown={(event) => {
        // The elements inside handle their own keys.
        if (event.target === event.currentTarget) is.onKeyDown(event);
      }}
      onClick={onClick}
    >
      <span role="gridcell">
        {is.isRenaming ? (
          <RenameFavourite {...{ title, url }} onDone={is.onRenamed} />
        ) : (
          <span className="wb-favourite">
            <strong>{title}</strong>
            {!isFolder && <span className="small soft wb-url">{url}</span>}
          </span>
        )}
      </span>
      <span className="wb-actions cluster" role="gridcell">
        {!isFolder && (
          <Button
            look="small quiet"
            tabIndex={tabIndex}
            aria-label={tools('favourites.openNamed', { title })}
            onClick={is.onOpen}
            label={tools('favourites.open')}
          />
        )}
        {is.isActive && (
          <>
            {(['up', 'down'] as const).map((way) => (
              <button
                className="wb-icon"
                type="button"
                key={way}
                tabIndex={tabIndex}
                aria-disabled={!canMove[way]}
                aria-label={`${t(`favourites.${way}`)} ${title}`}
                onClick={({ currentTarget }) => {
                  if (!canMove[way]) return;
                  // A row that moves in the page loses the focus.
                  void favourites
                    .move(id, way === 'up' ? -1 : 1)
                    .then(() => pageHost.nextFrame(() => currentTarget.focus()));
                }}
              >
                {way === 'up' ? '↑' : '↓'}
              </button>
            ))}
            {!isFolder && folders.length > 0 && (
              <Select
                className="input input--fit wb-folder-choice"
                tabIndex={tabIndex}
                aria-label={`${t('favourites.folder')} ${title}`}
                value={parentId ?? ''}
                options={[
                  ['', t('favourites.top')],
                  ...folders.map(({ favourite: folder }) => [folder.id, folder.title] as const),
                ]}
                onChoose={(folder) => void favourites.moveTo(id, folder || null)}
              />
            )}
            <Button
              look="small quiet"
              tabIndex={tabIndex}
              aria-label={`${t('favourites.rename')} ${title}`}
              onClick={({ currentTarget }) => is.onRename(currentTarget)}
              label={t('favourites.rename')}
            />
            <Button
              look="small quiet"
              className="wb-danger"
              tabIndex={tabIndex}
              aria-label={`${t('favourites.remove')} ${title}`}
              onClick={is.onRemove}
              label={t('favourites.remove')}
            />
          </>
        )}
        <button
          className="wb-icon"
          type="button"
          tabIndex={tabIndex}
          aria-expanded={is.isActive}
          aria-label={`${t('shops.more')} ${title}`}
          onClick={is.onMore}
        >
          ⋯
        </button>
      </span>
    </div>
  );
}

interface RenameProps {
  title: string;
  /** Null for a folder. */
  url: string | null;
  onDone: (title?: string, url?: string) => void;
}

/** Another name, and for an address another address. */
function RenameFavourite({ title, url, onDone }: RenameProps) {
  const { t } = useTranslation('workbench');
  const [error, setError] = useState('');
  return (
    <SmallForm
      className="input-row wb-rename"
      fields={['title', 'url']}
      onSend={(typed) => {
        const address = url === null ? undefined : completeAddress(typed.url);
        if (url !== null && !address) setError(t('favourites.badUrl'));
        else onDone(typed.title.trim(), address);
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
      <Button look="small" type="submit" label={t('favourites.save')} />
      <Button look="small quiet" onClick={() => onDone()} label={t('favourites.cancel')} />
      <Complaint>{error}</Complaint>
    </SmallForm>
  );
}
