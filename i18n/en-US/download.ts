import type { download as original } from '../zh-CN/download.ts';
import type { Twin } from '../twin.ts';

export const download = {
  meta: {
    title: 'Download the client',
    description:
      'Download {{brand}} for Windows, macOS (Apple silicon and Intel), Linux and Android, with version, date, size, requirements and SHA-256 checksum of every installer.',
  },
  title: 'Download {{brand}}',
  ios: {
    title: 'The client runs on a computer',
    text: 'There is no client for iPhone and iPad. Send the link to your computer, or try it online first.',
  },
  steps: {
    windows: [
      'Open your Downloads folder and double-click the installer.',
      'If Windows says it “protected your PC”, compare the checksum first; when it matches, choose More info → Run anyway.',
      'Follow the steps, open the client, and log in or sign up.',
    ],
    mac: [
      'Double-click the installer and drag the icon into Applications.',
      'If macOS blocks the first start, compare the checksum; when it matches, go to System Settings → Privacy & Security and choose Open Anyway.',
      'Open the client, and log in or sign up.',
    ],
    linux: [
      'Open a terminal in your download folder and run sudo apt install ./{{file}}',
      'Open the client from the application menu, and log in or sign up.',
    ],
    android: [
      'Open the downloaded APK. When asked, allow your browser to install unknown apps.',
      'Open the app, and log in or sign up; you can withdraw that permission afterwards.',
    ],
  },
  next: {
    register: 'No account yet? Sign up free',
    quickStart: 'Quick start',
  },
  builds: {
    title: 'All installers',
    lead: 'V6 is the current client. Professional reaches back to older systems. The VPS edition opens only the shops bound to its VPS.',
    androidQr: 'Scan with your phone',
    androidQrText:
      'The code opens this page on the phone, where the app can be downloaded. Inside WeChat, choose “Open in browser”.',
    qrLabel: 'QR code of the Android download page',
    more: {
      list: 'All versions',
      history: 'Old versions',
      contrast: 'Professional or VPS?',
      v6: 'What V6 is',
    },
  },
} as const satisfies Twin<typeof original>;
