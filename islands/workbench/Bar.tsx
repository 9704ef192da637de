/** The workbench's part of the page header: connection, last action, messages, command bar. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageHost } from '#src/browser/page-host.ts';
import { BAR_ID } from '#src/config/page-constants.ts';

/** The header is never removed. */
const onChange = () => () => undefined;
const find = () => pageHost.element(BAR_ID);

export function Bar({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(onChange, find, () => null);
  return place && createPortal(children, place);
}
