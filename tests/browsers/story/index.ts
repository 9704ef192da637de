/** The story in the order in which it is told. */
import { picker, table, verify } from './downloads.ts';
import { film } from './film.ts';
import { invitation, registration, request } from './forms.ts';
import { chat, language, lostCode, menuOnAPhone, menusOnADesk, network, privacy, theme } from './frame.ts';
import { market } from './market.ts';
import type { Step } from './step.ts';
import { client, demo, panels } from './workbench.ts';

export const story: readonly Step[] = [
  menusOnADesk,
  menuOnAPhone,
  language,
  theme,
  registration,
  invitation,
  picker,
  table,
  verify,
  market,
  film,
  request,
  chat,
  demo,
  client,
  panels,
  privacy,
  network,
  lostCode,
];
