/** Forms for a favourite: a new one, or another name and address for an existing one. */
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { readValues } from '#islands/ui/form-values.ts';
import { completeAddress } from '#src/domain/typed-address.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import type { FavouriteNode } from './favourites.ts';

interface RenameProps {
  title: string;
  /** Null for a folder. */
  url: string | null;
  onDone: (title?: string, url?: string) => void;
}

export function RenameFavourite({ title, url, onDone }: RenameProps) {
  const { t } = useTranslation('workbench');
  const [error, setError] = useState('');
  return (
    <form
      className="input-row wb-rename"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = readValues(event.currentTarget, ['title', 'url']);
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
    </form>
  );
}

export function AddFavourite({ folders }: { folders: readonly FavouriteNode[] }) {
  const { t } = useTranslation('workbench');
  const { favourites } = useWorkbench().parts;
  const [error, setError] = useState('');
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { title, url, parent } = readValues(form, ['title', 'url', 'parent']);
    const address = url.trim() ? completeAddress(url) : null;
    setError(!title.trim() ? t('favourites.noTitle') : address === undefined ? t('favourites.badUrl') : '');
    if (!title.trim() || address === undefined) return;
    const isAdded = await favourites.create(title.trim(), address, parent || null);
    // The typed text is deleted only when the client has it.
    if (isAdded) form.reset();
  };
  return (
    <form className="wb-tools" onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" label={t('favourites.add')} />
      <Complaint>{error}</Complaint>
    </form>
  );
}
