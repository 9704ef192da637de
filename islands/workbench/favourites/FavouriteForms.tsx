/** What is typed for a favourite: a new one, or another name and address for one that is there. */
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { completeAddress } from '#src/domain/typed-address.ts';
import type { FavouriteNode, Favourites } from './favourites.ts';

interface RenameProps {
  title: string;
  /** Null for a folder, which has none. */
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
      <Complaint>{error}</Complaint>
    </form>
  );
}

interface AddProps {
  favourites: Favourites;
  folders: readonly FavouriteNode[];
}

export function AddFavourite({ favourites, folders }: AddProps) {
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
      <button className="button" type="submit">
        {t('favourites.add')}
      </button>
      <Complaint>{error}</Complaint>
    </form>
  );
}

/** What is wrong with the fields before it; nothing where nothing is. */
function Complaint({ children }: { children: ReactNode }) {
  return (
    children && (
      <p className="field__error" role="alert">
        {children}
      </p>
    )
  );
}

function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
