import type { trialTold as original } from '../zh-CN/trial-told.ts';
import type { Twin } from '../twin.ts';

export const trialTold = {
  become: 'Become {{name}} ({{role}})',
  reset: 'Started over: the sample company is as it was when the page opened.',
  became: {
    text: 'You are now {{name}} ({{role}}) and see {{shops}} of {{of}} shops.',
    lost: 'No longer possible ({{number}})',
    gained: 'Now possible ({{number}})',
  },
  sat: {
    office: 'You are on the office computer, which the company knows.',
    laptop: {
      unknown: 'You are on a new laptop that the company has never seen. Open a shop and see.',
      waiting: 'You are on the new laptop. It still waits for an answer, so shops stay closed.',
      allowed: 'You are on the new laptop. It has been allowed, so shops open.',
      refused: 'You are on the new laptop. It was refused, so shops stay closed.',
    },
  },
  blocked:
    'Not for your role ({{role}}): “{{action}}”. Ask {{helpers}} to do it; to have this right for good, the owner has to change your role.',
  blockedForGood:
    'Not for your role ({{role}}): “{{action}}”. The owner alone has this right: ask {{helpers}}.',
  stopped: {
    waiting:
      '{{shop}} stays closed: the company has never seen this laptop, and a device warning has gone out. {{helpers}} can allow it.',
    waitingOwner:
      '{{shop}} stays closed: the company has never seen this laptop. The device warning below waits for you.',
    refused:
      '{{shop}} stays closed: this laptop was refused, and no password was filled in. {{helpers}} can change that under “Who may use which shop and device”.',
    refusedOwner:
      '{{shop}} stays closed: this laptop was refused. You can change that under “Who may use which shop and device”.',
  },
  ownDevice: 'Nobody answers for a new device of their own. Ask {{helpers}}.',
  done: {
    open: '{{shop}} is open, with its own IP and cookies; the client filled in the account.',
    close: '{{shop}} is closed. Its profile stays as it is for the next time.',
    password: 'The password of {{shop}} is shown (a sample), and the log has a line about it.',
    clear: 'The cookies of {{shop}} are gone. No other shop has changed.',
    changeIp: '{{shop}} now has {{other}}. No other shop has changed.',
    look: 'Nothing found: the profile of {{shop}} holds no cookies of {{other}}. Neither sees the other.',
    grant: '{{other}} can open {{shop}} now, without knowing its password.',
    withdraw: '{{shop}} is gone from the list of {{other}}.',
    plan: 'The owner alone can pay. In the trial it ends here, and nothing is charged.',
    allowed:
      'Allowed: {{other}} can open granted shops on the new laptop. Become {{other}} and try it on the new laptop.',
    refused:
      'Refused: the new laptop is signed out and opens no shop; no password was filled in there. If it was somebody else, change the shop’s password.',
  },
  all: 'That was all four. Now a profile for a shop of your own?',
} as const satisfies Twin<typeof original>;
