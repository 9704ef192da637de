/** What the client's user may do, and whom to ask for the rest: by the table of roles that the site shows. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUse, whoMay, type ClientRight } from '#src/domain/client-rights.ts';
import type { User } from '#src/domain/roles.ts';
import { useBench } from './panel.tsx';

/** Null while it is not known: then every control is offered, and the client refuses what it has to. */
const useUser = (): User | null => useStore(useBench().parts.account.$user);

export function useRights(): (right: ClientRight) => boolean {
  const user = useUser();
  return (right) => mayUse(right, user);
}

/** Whether a shop with a warning is theirs to open: of all roles, an employee alone gets no warnings. */
export const useMayOpenRisky = (): boolean => useUser() !== 'employee';

interface LackingProps {
  right: ClientRight;
  /** What it is needed for, where one sentence stands for several things. */
  what?: string;
}

/** Says who can give a right; nothing for those who have it. */
export function Lacking({ right, what }: LackingProps) {
  const { t, i18n } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const user = useUser();
  if (mayUse(right, user)) return null;
  const names = whoMay(right).map((role) => t(`account.roles.${role}`));
  const whom = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const role = user && user !== 'guest' ? t(`account.roles.${user}`) : '';
  const key = user === 'guest' ? 'guest' : 'ask';
  return (
    <p className="notice small">
      {tools(what ? `rights.${key}What` : `rights.${key}`, { role, whom, what })}
    </p>
  );
}

/** A section about one thing; folded away for those who can only look at it. */
export function Part({ title, right, children }: { title: string; right: ClientRight; children: ReactNode }) {
  const may = useRights();
  if (may(right)) {
    return (
      <section className="wb-part">
        <h3>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <details className="wb-part">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
