import type { detect as original } from '../zh-CN/detect.ts';
import type { Twin } from '../twin.ts';

export const detect = {
  meta: {
    title: 'Device check',
    description:
      'Ten checks of what a web page can see of this device: system, browser, time zone, languages, WebRTC addresses, graphics, canvas, fonts, cookies and the local client. Everything stays in the page.',
  },
  title: 'What a web page sees of this device',
  lead: 'Look before you open a shop. Each check says what it looked at and what the answer means. What cannot be told is called unknown, and does not count as passed.',
  privacy: 'Everything happens in this page. Nothing is sent.',
  noScript: 'The check runs in your browser. Turn JavaScript on and reload.',
  running: 'Checking',
  summary: '{{pass}} fine, {{attention}} worth a look, {{unknown}} unknown',
  again: 'Check again',
  askClient: 'Ask the client for its version',
  workbench: 'Open the workbench',
  copy: 'Copy the report',
  copied: 'Copied. The report holds no IP, time zone, language or graphics chip.',
  copyFailed: 'The browser keeps pages from the clipboard. Select the report below and copy it.',
  verdicts: { pass: 'Fine', note: 'Note', warn: 'Attention', doubt: 'Doubtful', unknown: 'Unknown' },
  checks: {
    system: { name: 'System', what: 'against the requirements of each edition' },
    browser: { name: 'Browser', what: 'whether its engine is still looked after' },
    timeZone: { name: 'Time zone', what: 'whether its name and the clock agree' },
    languages: { name: 'Languages', what: 'whether the first language heads the list' },
    webrtc: { name: 'WebRTC addresses', what: 'whether a page can ask for your IP' },
    webgl: { name: 'Graphics (WebGL)', what: 'the chip that a page is told of' },
    canvas: { name: 'Canvas', what: 'whether one picture comes out the same twice' },
    fonts: { name: 'Fonts', what: 'how many of the usual ones can be told' },
    cookies: { name: 'Cookies', what: 'whether a sign-in can be kept' },
    client: { name: 'Local client', what: 'whether it has left a session here, and its version' },
  },
  advice: {
    system: {
      fits: 'Meets the requirements of the newest version.',
      old: 'Too old for V6. Professional 5.x still runs; the download page offers you that one.',
      tooOld: 'Too old for every edition. The online trial works.',
      ios: 'The client is for computers. On an iPhone or iPad you can send yourself the link.',
      noVersion: 'The browser does not tell the version. Compare with the requirements on the download page.',
      doubt:
        'What the browser calls itself and what else shows do not agree. Inside a shop profile that is as it should be. Download the client from your everyday browser.',
      unknown: 'The system cannot be told. Choose it on the download page.',
    },
    browser: {
      fits: 'Its engine is looked after.',
      old: 'An engine this old has known holes, and pages may look broken. Please update.',
      unknown: 'This browser is not known here, so nothing can be said.',
    },
    timeZone: {
      consistent: 'The name of the zone and the clock agree.',
      doubt:
        'The zone and the clock are hours apart, and a marketplace can see that too. Check the clock or the profile.',
      unknown: 'The browser gives no time zone.',
    },
    languages: {
      consistent: 'The first language heads the list. For a shop abroad it had better be that site’s own.',
      doubt:
        'The first language does not head the list, as if half of it had been changed. Set both in the profile.',
      unknown: 'The browser gives no language.',
    },
    webrtc: {
      masked: 'The browser hands out random names in place of addresses.',
      private:
        'A page can see your address inside the local network. It does not locate you, but is a thread between shops. Turn WebRTC off in the profile.',
      public:
        'A page can see the public address above. If it is not the shop’s fixed IP, it is a leak: turn WebRTC off now.',
      none: 'No address came up. The network or an extension may have held it back, so nothing can be said.',
      absent: 'WebRTC is off and a page cannot ask. Sites with voice or video will not work.',
    },
    webgl: {
      shown: 'The chip is visible, which is common. Each shop’s profile should have its own.',
      software: 'Drawn in software, as in virtual machines and remote desktops. A marketplace can tell.',
      unknown: 'The browser hides the chip.',
    },
    canvas: {
      stable: 'Both came out the same. No random noise.',
      doubt: 'The two differ: an extension adds random noise. A canvas that never repeats stands out.',
      unknown: 'The browser does not let pages read pictures back.',
    },
    fonts: {
      shown: 'As many as on an ordinary computer.',
      few: 'Hardly any of the usual fonts can be told. They may be hidden, so nothing can be said.',
      unknown: 'The browser does not let pages measure fonts.',
    },
    cookies: {
      kept: 'A sign-in can be kept.',
      refused: 'Cookies are off, and no shop can be signed in to. Turn them on in the settings.',
      unknown: 'Nothing can be said.',
    },
    client: {
      present: 'Connected. Its version stands above.',
      absent: 'No session of the client was found. If it is installed, open this site from the client.',
      versionUnknown: 'A session is here. Have the client asked for its version.',
      asks: 'The browser will ask whether this site may reach apps on this device. Press the button again and choose “Allow”.',
      denied:
        'The browser blocks it. Click the icon left of the address, open the site settings, set “Local network access” to allow, and ask again.',
      silent: 'A session is here, but the client does not answer. The workbench says what is wrong.',
    },
  },
  report: 'Report',
  next: {
    title: 'Something doubtful?',
    text: 'A clean, steady profile for each shop, no two alike, is what {{brand}} is for.',
    link: 'How the isolation works',
  },
} as const satisfies Twin<typeof original>;
