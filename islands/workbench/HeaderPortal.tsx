/** The workbench's part of the page header: connection, last action, messages, command bar. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { BAR_ID } from '#src/config/page-constants.ts';

export function HeaderPortal({ children }: { children: ReactNode }) {
  const header = useIsHydrated() ? pageHost.element(BAR_ID) : null;
  return header && createPortal(children, header);
}
