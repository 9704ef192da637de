import type { TwinOf } from '../twin.ts';

export const trialMessages = {
  become: 'Switch to {{name}} ({{role}})',
  reset: 'Started over. The sample company is as it was when you opened the page.',
  memberSwitched: {
    text: 'You are now {{name}} ({{role}}) and see {{shops}} of {{of}} shops.',
    lost: 'No longer allowed ({{number}})',
    gained: 'Now allowed ({{number}})',
  },
  deviceSwitched: {
    office: 'You’re on the office computer, which the company knows.',
    laptop: {
      unknown: 'You’re on a new laptop that the company has never seen. Open a shop and see what happens.',
      waiting: 'You’re on the new laptop. It is waiting for approval, so shops stay closed.',
      allowed: 'You’re on the new laptop. It has been allowed, so shops open.',
      refused: 'You’re on the new laptop. It was blocked, so shops stay closed.',
    },
  },
  blocked:
    '“{{action}}” isn’t allowed for your role ({{role}}). Ask {{helpers}} to do it. To get this permission for good, ask the owner to change your role.',
  blockedForGood:
    '“{{action}}” isn’t allowed for your role ({{role}}). Only the owner can do this: ask {{helpers}}.',
  stopped: {
    waiting:
      '{{shop}} stays closed. The company has never seen this laptop, so a device warning has been sent. {{helpers}} can allow it.',
    refused:
      '{{shop}} stays closed. This laptop was blocked, and no password was filled in. {{helpers}} can change that under “Shop and device access”.',
  },
  done: {
    confirmed:
      'You confirmed the new laptop with a code (the trial sends none). {{shop}} is open, and the log has an entry.',
    open: '{{shop}} is open with its own IP and cookies. The client filled in the account and password.',
    close: '{{shop}} is closed. Its profile is kept for next time.',
    password: 'The password of {{shop}} is shown (a sample), and this trial’s log has an entry about it.',
    clear: 'The cookies of {{shop}} are cleared. No other shop has changed.',
    changeIp: '{{shop}} now uses {{other}}. No other shop has changed.',
    look: 'Nothing found. The profile of {{shop}} has no cookies of {{other}}: neither can read the other.',
    grant: '{{other}} can now open {{shop}} without knowing its password.',
    withdraw: '{{other}} no longer sees {{shop}}.',
    plan: 'Only the owner can pay. The trial ends here, and you aren’t charged.',
    allowed:
      'Allowed: {{other}} can open assigned shops on the new laptop. Switch to {{other}} and to the new laptop to try it.',
    refused:
      'Blocked: the new laptop is signed out and can’t open shops. No password was filled in on it. If it was someone else, change the shop’s password.',
  },
  all: 'You’ve tried all four. Ready to set up a profile for your own shop?',
} as const satisfies TwinOf<'trialMessages'>;
