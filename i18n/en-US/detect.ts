import type { TwinOf } from '../twin.ts';

export const detect = {
  meta: {
    name: 'Device check',
    title: 'Browser and device check',
    description:
      'See what websites can read about this device: time zone, languages, WebRTC, WebGL, canvas, fonts and cookies. Runs in your browser; nothing is sent.',
  },
  title: 'What websites can see about this device',
  lead: 'Run this check before you open a shop. Each line says what was checked and what to do about it. Anything we can’t determine is marked Unknown, not passed.',
  privacy: 'The check runs on this page. Nothing is sent.',
  noScript: 'The check runs in your browser. Turn on JavaScript and reload the page.',
  running: 'Checking…',
  summary: '{{pass}} OK, {{attention}} to look at, {{unknown}} unknown',
  again: 'Check again',
  askClient: 'Ask the client for its version',
  workbench: 'Open the workbench',
  copy: 'Copy the report',
  copied: 'Copied. The report contains no IP, time zone, language or graphics chip.',
  copyFailed: 'Your browser blocked clipboard access. Select the report below and copy it yourself.',
  verdicts: { pass: 'OK', note: 'Info', warn: 'Warning', doubt: 'Inconsistent', unknown: 'Unknown' },
  checks: {
    system: { name: 'System', what: 'Does it meet the requirements of an edition?' },
    browser: { name: 'Browser', what: 'Is its engine up to date?' },
    timeZone: { name: 'Time zone', what: 'Do its name and the clock match?' },
    languages: { name: 'Languages', what: 'Do the main language and the list match?' },
    webrtc: { name: 'WebRTC addresses', what: 'Can a website read your IP?' },
    webgl: { name: 'Graphics (WebGL)', what: 'Which graphics chip do websites see?' },
    canvas: { name: 'Canvas', what: 'Is the test image drawn the same way twice?' },
    fonts: { name: 'Fonts', what: 'How many common fonts are visible?' },
    cookies: { name: 'Cookies', what: 'Can you stay signed in?' },
    client: { name: 'Local client', what: 'Is there a client session, and which version?' },
  },
  advice: {
    system: {
      fits: 'Meets the requirements of the current version.',
      old: 'V6 doesn’t support this system. Get Professional 5.x from the download page.',
      tooOld: 'None of our editions runs on this system. You can still use the online trial.',
      ios: 'The client runs on computers. On an iPhone or iPad you can send yourself the link.',
      noVersion: 'Your browser hides the system version. Compare yours on the download page.',
      doubt:
        'Your browser’s stated system doesn’t match other signs. That’s expected inside a shop profile. To download the client, use your everyday browser.',
      unknown: 'We couldn’t detect your system. Choose it on the download page.',
    },
    browser: {
      fits: 'This browser engine is up to date.',
      old: 'This engine is outdated and has known vulnerabilities. Update your browser.',
      unknown: 'We don’t recognize this browser, so we can’t rate it.',
    },
    timeZone: {
      consistent: 'Time zone and clock match.',
      doubt:
        'Time zone and clock are hours apart, and marketplaces can see that too. Correct the clock or the profile.',
      unknown: 'Your browser doesn’t report a time zone.',
    },
    languages: {
      consistent: 'Language settings match. For a shop abroad, use that site’s language.',
      doubt: 'Main language and language list don’t match. Set both in the profile.',
      unknown: 'Your browser doesn’t report a language.',
    },
    webrtc: {
      masked: 'Your browser hides local addresses (mDNS).',
      private:
        'Websites can see your address in the local network, as in most ordinary browsers. A shop’s profile doesn’t show it by default; if you see this in a profile, turn WebRTC off there.',
      public:
        'Websites can see the public address above. If it isn’t the shop’s fixed IP, it is a leak: turn WebRTC off now.',
      none: 'No address was found. The network or an extension may have blocked the test, so the result is unknown.',
      absent: 'WebRTC is off, so websites can’t ask. Voice and video on websites won’t work.',
    },
    webgl: {
      shown: 'Your graphics chip is visible, as usual. Each profile should show its own.',
      software:
        'Graphics are drawn in software, as on virtual machines and remote desktops. Marketplaces can detect this. Turn on hardware acceleration if you can.',
      unknown: 'Your browser hides the graphics chip.',
    },
    canvas: {
      stable: 'Both pictures are the same. No random noise.',
      doubt:
        'The two pictures differ: an extension adds random noise. A shop’s result should be the same every time, so turn off canvas noise in that extension.',
      unknown: 'Your browser doesn’t let websites read pictures back.',
    },
    fonts: {
      shown: 'As many as on an ordinary computer.',
      few: 'Hardly any common fonts were detected. Your browser may be hiding them, so the result is unknown.',
      unknown: 'Your browser doesn’t let websites measure fonts.',
    },
    cookies: {
      kept: 'You can stay signed in.',
      refused:
        'Cookies are blocked, so you can’t stay signed in to any shop. Turn them on in your browser settings.',
      unknown: 'We couldn’t test cookies.',
    },
    client: {
      present: 'Connected. The version is shown above.',
      absent: 'No client session was found. If the client is installed, open this site from the client.',
      versionUnknown: 'A client session was found. Select “Ask the client for its version”.',
      asks: 'Your browser will ask whether this site may access apps on this device. Select the button again and choose “Allow”.',
      denied:
        'Your browser blocks the connection. Click the icon left of the address, open the site settings, set “Local network access” to Allow, then ask again.',
      elsewhere:
        'Another tab of this browser is connected to the client. Select the button again to ask from here; the other tab reconnects when you go back to it.',
      silent:
        'A client session was found, but the client isn’t responding. Start it, or open the workbench to see what is wrong.',
    },
  },
  report: 'Report',
  proof: {
    title: 'Compare two profiles',
    lead: 'See for yourself whether two shops look like two devices. Anyone can repeat this, and nothing is sent.',
    steps: [
      'Open this page in one shop’s profile, select “Make the code”, and copy the link.',
      'Open the link in the other shop’s profile.',
      'The table shows which parts differ and which are alike. Print it, or save it as a PDF, for a partner or a marketplace.',
    ],
    limits: [
      'Alike isn’t a fault by itself: two shops on the same site have the same time zone and language, and many devices share a screen size. Storage has to differ; if it is alike, both links were opened in the same profile.',
      'The page can’t know the public IP without asking a server, so it isn’t compared. Look it up in each profile.',
      'Documents, payout accounts and what people do in the shop are outside any browser.',
      'The codes are shortened checksums, made on this page. They contain no values, but somebody who guesses a common value, such as a time zone, can check the guess.',
    ],
    noScript: 'Comparing runs in your browser and needs JavaScript.',
    make: 'Make the code',
    copy: 'Copy the link for the other profile',
    copied: 'Link copied',
    copyFailed: 'Your browser blocked clipboard access.',
    print: 'Print or save as PDF',
    failed: 'Your browser doesn’t allow these parts to be read.',
    made: 'The code of this profile is below. Copy the link and open it in the other one.',
    counted: '{{differs}} differ, {{alike}} alike, {{unknown}} can’t be known',
    caption: 'Code of each part of the profile',
    part: 'Part',
    there: 'First profile, {{day}}',
    here: 'This profile, {{day}}',
    result: 'Result',
    likeness: { differs: 'Differs', alike: 'Alike', unknown: 'Unknown' },
    parts: {
      system: 'System and browser',
      screen: 'Screen and processor',
      timeZone: 'Time zone',
      languages: 'Languages',
      webrtc: 'WebRTC addresses',
      webgl: 'Graphics (WebGL)',
      canvas: 'Canvas',
      fonts: 'Fonts',
      storage: 'Storage and sign-ins',
    },
  },
  next: {
    title: 'Found something inconsistent?',
    text: '{{brand}} gives each shop a consistent profile of its own.',
    link: 'How isolation works',
  },
} as const satisfies TwinOf<'detect'>;
