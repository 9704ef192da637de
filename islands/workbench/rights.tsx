/** What whoever uses the client may do, and whom to ask for what they may not: by the table of roles that the site shows. */
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUse, whoMay, type ClientRight } from '#src/domain/client-rights.ts';
import type { User } from '#src/domain/roles.ts';

/** Null while it is not known: then every control is offered, and the client refuses what it has to. */
export const UserContext = createContext<User | null>(null);

export function useRights(): (right: ClientRight) => boolean {
  const user = use(UserContext);
  return (right) => mayUse(right, user);
}

/** Says who can give a right; nothing for those who have it. */
export function Lacking({ right }: { right: ClientRight }) {
  const { t, i18n } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const user = use(UserContext);
  if (mayUse(right, user)) return null;
  const names = whoMay(right).map((role) => t(`account.roles.${role}`));
  const whom = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  return (
    <p className="notice wb-lacking">
      {user === 'guest'
        ? tools('rights.guest', { whom })
        : tools('rights.ask', {
            role: user ? t(`account.roles.${user}`) : '',
            whom,
          })}
    </p>
  );
}
