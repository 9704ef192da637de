import type { downloadNotes as original } from '../zh-CN/download-notes.ts';
import type { Twin } from '../twin.ts';

export const downloadNotes = {
  unknown: 'We could not tell which system this is. Pick one above.',
  harmony:
    'There is no app for this HarmonyOS, which runs no Android apps. Send this page to a computer and download the client there.',
  'chat-app': 'Chat apps block installers: open the menu at the top right and choose “Open in browser”.',
  doubt:
    'What this browser says about itself does not fit the other signs, which point to {{system}}. If you are inside a fingerprint profile, pick the system this computer really runs.',
  old: 'This system is older than V6 asks for. The Professional edition runs on it, so it comes first here.',
  'too-old':
    'This system is too old for every edition. Try it online for now, and come back after an upgrade.',
  'windows-32': 'This is 32-bit Windows: take the 32-bit installer of the Professional edition.',
  arm: 'There is no separate ARM installer. Windows 11 on ARM runs the 64-bit one; on other ARM devices, try it online first.',
  'mac-both':
    'Browsers keep a Mac’s chip to themselves. Open the Apple menu → About This Mac: “Apple M…” takes the first, “Intel” the second.',
} as const satisfies Twin<typeof original>;
