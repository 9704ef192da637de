/** The part of the page's header that is the workbench's: the connection, what has been done, messages, the command bar. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageHost } from '#src/browser/page-host.ts';
import { BAR_ID } from '#src/config/page-constants.ts';

/** It is there as long as the page is. */
const onChange = () => () => undefined;
const find = () => pageHost.element(BAR_ID);

export function Bar({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(onChange, find, () => null);
  return place && createPortal(children, place);
}
