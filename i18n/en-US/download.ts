import type { TwinOf } from '../twin.ts';

export const download = {
  meta: {
    name: 'Download',
    title: 'Download for Windows, Mac, Linux, Android',
    description:
      'Get {{brand}} for Windows, macOS (Apple silicon and Intel), Linux and Android. Versions, system requirements and SHA-256 checksums for every file.',
  },
  title: 'Download {{brand}}',
  ios: {
    title: 'The client runs on a computer',
    text: 'There is no client for iPhone or iPad. Send the link to your computer, or try it online first.',
  },
  steps: {
    windows: [
      'Open your Downloads folder and double-click the installer.',
      'If Windows says it “protected your PC”, compare the checksum first. If it matches, choose More info → Run anyway.',
      'Follow the steps, open the client, and sign in or sign up.',
    ],
    mac: [
      'Double-click the installer and drag the icon into Applications.',
      'If macOS blocks the first start, compare the checksum. If it matches, go to System Settings → Privacy & Security and choose Open Anyway.',
      'Open the client, and sign in or sign up.',
    ],
    linux: [
      'Compare the checksum: open a terminal in your download folder, run sha256sum {{file}}, and go on only if it matches the one listed below.',
      'Run sudo apt install ./{{file}}',
      'Open the client from the application menu, and sign in or sign up.',
    ],
    android: [
      'Open the downloaded APK. When asked, allow your browser to install unknown apps.',
      'Open the app, and sign in or sign up. You can turn that permission off afterwards.',
    ],
  },
  next: {
    register: 'No account yet? Sign up free',
    quickStart: 'Quick start',
  },
  builds: {
    title: 'All installers',
    lead: 'V6 is the current client. Professional 5.x supports older Windows and macOS versions. The VPS edition opens only the shops bound to that VPS.',
    androidQr: 'Scan with your phone',
    androidQrText:
      'The code opens this page on your phone, where you can download the app. In WeChat, choose “Open in browser”.',
    qrLabel: 'QR code of the Android download page',
    more: {
      list: 'All versions',
      history: 'Previous versions',
      contrast: 'Compare Professional and VPS',
      v6: 'About V6',
    },
  },
} as const satisfies TwinOf<'download'>;
