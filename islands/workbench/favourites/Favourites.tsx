/**
 * The favourites as a tree: add, rename in place, move among neighbours or to a folder, delete. The tree is one Tab
 * stop; inside it, keys move as in a file manager (./tree-keys.ts).
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { pageHost } from '#src/browser/page-host.ts';
import { completeAddress } from '#src/domain/typed-address.ts';
import { Panel, useWorkbench } from '#islands/workbench/panel.tsx';
import { NamedInput, SmallForm } from '#islands/workbench/SmallForm.tsx';
import { treeStep } from './tree-keys.ts';
import type { FavouriteNode } from './favourites.ts';
import { FavouriteRow } from './FavouriteRow.tsx';

type Entry = FavouriteNode['favourite'];

export function FavouritesPanel() {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { parts } = useWorkbench();
  const { favourites, openAddress } = parts;
  const tree = useStore(favourites.$tree);
  const rows = useStore(favourites.$rows);
  const folded = useStore(favourites.$folded);
  const [renaming, setRenaming] = useState<string>();
  /** The favourite whose further actions are shown. */
  const [active, setActive] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const elements = useRef(new Map<string, HTMLElement>());
  const opener = useRef<HTMLElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  useEffect(() => void favourites.load(), [favourites]);
  const folders = tree.filter(({ favourite }) => favourite.url === null);
  const isOpen = (id: string) => !folded.has(id);
  // The focused row may be in a folded folder by now, or be deleted.
  const current = (rows.find(({ favourite }) => favourite.id === focused) ?? rows[0])?.favourite.id;

  const open = ({ id, title, url }: Entry) => {
    if (url === null) favourites.fold(id, !isOpen(id));
    else openAddress(url, tools('favourites.opened', { title }));
  };
  const rename = (id: string, from: HTMLElement) => {
    opener.current = from;
    setRenaming(id);
  };
  const remove = ({ id, title, url }: Entry) => {
    const index = rows.findIndex(({ favourite }) => favourite.id === id);
    const depth = rows[index]?.depth ?? 0;
    // A folder is deleted with its content.
    const next = rows.slice(index + 1).find((node) => node.depth <= depth) ?? rows[index - 1];
    parts.ask({
      title: t('favourites.confirm.title', { title }),
      yes: t('favourites.remove'),
      isDanger: true,
      text: url === null ? t('favourites.confirm.text') : tools('favourites.forGood'),
      act: () =>
        void favourites.remove(id).then(() =>
          // The focused button is removed with its row.
          pageHost.nextFrame(() =>
            (elements.current.get(next?.favourite.id ?? '') ?? empty.current)?.focus(),
          ),
        ),
    });
  };
  const onKeyDown = (event: KeyboardEvent, favourite: Entry) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { id } = favourite;
    const acts: Record<string, () => void> = {
      Enter: () => open(favourite),
      F2: () => rename(id, event.currentTarget as HTMLElement), // the row that listens
      Delete: () => remove(favourite),
    };
    const step = treeStep(
      rows.map(({ favourite: { url, ...entry } }) => ({
        ...entry,
        isFolder: url === null,
        isOpen: isOpen(entry.id),
      })),
      id,
      key,
    );
    if (!step && !acts[key]) return;
    // The browser would scroll the page.
    event.preventDefault();
    if (step?.kind === 'focus') elements.current.get(step.id)?.focus();
    else if (step) favourites.fold(step.id, step.isOpen);
    else acts[key]?.();
  };

  return (
    <Panel of={favourites}>
      <AddFavourite {...{ folders }} />
      {tree.length === 0 ? (
        <p className="wb-empty" ref={empty} tabIndex={-1}>
          {t('favourites.empty')}
        </p>
      ) : (
        <>
          <p className="small soft wb-tree-keys" id="wb-tree-keys">
            {tools('favourites.keys')}
          </p>
          <div
            className="wb-tree"
            role="treegrid"
            aria-label={t('tabs.favourites')}
            aria-describedby="wb-tree-keys"
          >
            {rows.map((node) => {
              const { favourite } = node;
              const { id } = favourite;
              return (
                <FavouriteRow
                  key={id}
                  {...{ node, folders }}
                  isOpen={isOpen(id)}
                  isCurrent={id === current}
                  isActive={id === active}
                  isRenaming={id === renaming}
                  row={(element) => {
                    if (element) elements.current.set(id, element);
                    else elements.current.delete(id);
                  }}
                  onFocus={() => setFocused(id)}
                  onKeyDown={(event) => onKeyDown(event, favourite)}
                  onOpen={() => open(favourite)}
                  onMore={() => setActive(id === active ? undefined : id)}
                  onRename={(from) => rename(id, from)}
                  onRenamed={(title, url) => {
                    setRenaming(undefined);
                    opener.current?.focus();
                    const newTitle = title?.length ? title : favourite.title;
                    const newUrl = url === favourite.url ? undefined : url;
                    if (newTitle !== favourite.title || newUrl !== undefined) {
                      void favourites.update(id, newTitle, newUrl);
                    }
                  }}
                  onRemove={() => remove(favourite)}
                />
              );
            })}
          </div>
        </>
      )}
    </Panel>
  );
}

function AddFavourite({ folders }: { folders: readonly FavouriteNode[] }) {
  const { t } = useTranslation('workbench');
  const { favourites } = useWorkbench().parts;
  const [error, setError] = useState('');
  const add = ({ title, url, parent }: Record<'title' | 'url' | 'parent', string>) => {
    const address = url.trim() ? completeAddress(url) : null;
    setError(!title.trim() ? t('favourites.noTitle') : address === undefined ? t('favourites.badUrl') : '');
    if (!title.trim() || address === undefined) return false;
    return favourites.create(title.trim(), address, parent || null);
  };
  return (
    <SmallForm className="wb-tools" fields={['title', 'url', 'parent']} onSend={add}>
      <NamedInput name="title" label={t('favourites.title')} />
      <NamedInput name="url" inputMode="url" label={t('favourites.url')} />
      <select className="input" name="parent" aria-label={t('favourites.folder')}>
        <option value="">{t('favourites.top')}</option>
        {folders.map(({ favourite }) => (
          <option key={favourite.id} value={favourite.id}>
            {favourite.title}
          </option>
        ))}
      </select>
      <Button type="submit" label={t('favourites.add')} />
      <Complaint>{error}</Complaint>
    </SmallForm>
  );
}
