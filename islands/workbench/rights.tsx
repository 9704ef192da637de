/** What the client's user may do, and whom to ask for the rest, by the site's table of roles. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUse, rolesWith, type ClientRight } from '#src/domain/client-rights.ts';
import type { User } from '#src/domain/roles.ts';
import { useWorkbench } from './panel.tsx';

/** Null while unknown: then every control is offered, and the client refuses. */
const useUser = (): User | null => useStore(useWorkbench().parts.account.$user);

export function useRights(): (right: ClientRight) => boolean {
  const user = useUser();
  return (right) => mayUse(right, user);
}

/** Whether the user may open a shop with a warning: of all roles only an employee may not. */
export const useMayOpenRisky = (): boolean => useUser() !== 'employee';

interface MissingRightProps {
  right: ClientRight;
  /** What the right is needed for, where one sentence covers several controls. */
  what?: string;
}

/** Says who can give a right; empty for users who have it. */
export function MissingRight({ right, what }: MissingRightProps) {
  const { t, i18n } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const user = useUser();
  if (mayUse(right, user)) return null;
  const names = rolesWith(right).map((role) => t(`account.roles.${role}`));
  const whom = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const role = user && user !== 'guest' ? t(`account.roles.${user}`) : '';
  const key = user === 'guest' ? 'guest' : 'ask';
  return (
    <p className="notice small">
      {tools(what ? `rights.${key}What` : `rights.${key}`, { role, whom, what })}
    </p>
  );
}

/** A section about one subject; folded for users who may only read it. */
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
