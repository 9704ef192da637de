/** The parts of the workbench, in their order. */
export const TABS = [
  'shops',
  'favourites',
  'plugins',
  'gateway',
  'account',
  'system',
  'logs',
  'payment',
] as const;
export type Tab = (typeof TABS)[number];
