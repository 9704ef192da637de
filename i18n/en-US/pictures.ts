import type { TwinOf } from '../twin.ts';

export const pictures = {
  shops: {
    alt: 'The shop list: one row per shop with its fixed IP and status. Two shops are open, two have a warning.',
    caption: 'The workbench: one row per shop, with its fixed IP, status and any warning.',
  },
  shop: {
    alt: 'The panel of one shop beside the list: pages and tabs, local IP, allowed addresses and repair.',
    caption: 'Click a shop’s name to see its tabs, local IP, allowed addresses and repair tools.',
  },
  profiles: {
    alt: 'A table with two shops side by side: what a website reads in each profile. IP, time zone, language, system, screen, graphics, canvas fingerprint, fonts and cookies all differ.',
    caption:
      'Two shops on one computer: a website reads different values in each profile. From the online trial.',
  },
  access: {
    alt: 'The access table: one row per shop, one column each for the manager and the employee, with a check mark where they may use it. The last row is their new laptops.',
    caption: 'The owner decides who can use which shop and which new device. From the online trial.',
  },
  warning: {
    alt: 'A device warning: an employee tried to open a shop on a new laptop. The shop stayed closed. Below are the buttons “Allow this device” and “Block”.',
    caption:
      'When an employee opens a shop on a new computer, it stays closed until you decide. From the online trial.',
  },
  log: {
    alt: 'The activity log: each entry has the time, what was done, who did it and on which device.',
    caption: 'Who was in which shop, when and on which device. From the online trial.',
  },
} as const satisfies TwinOf<'pictures'>;
