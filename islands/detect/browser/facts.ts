/**
 * Reads the facts of the device check, and the traits of the comparison of two profiles. Nothing leaves the page:
 * WebRTC is opened without a server, pictures and fonts are only measured. A fact that the browser refuses is
 * `undefined`.
 */
import type { DetectFacts, FactReaders } from '#islands/detect/checks.ts';
import type { Traits } from '#islands/detect/proof.ts';
import { detectDevice } from '#src/domain/device/detect-device.ts';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { readCookie, removeCookie, writeCookie } from '#src/browser/cookies.ts';
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { randomId } from '#src/browser/privacy.ts';
import { local } from '#src/browser/storage.ts';

const WEBRTC_LIMIT_MS = 2000;
const PROBED_FONTS = [
  ...['Arial', 'Calibri', 'Cambria', 'Courier New', 'Georgia', 'Helvetica Neue', 'Impact', 'Menlo'],
  ...['Microsoft YaHei', 'Noto Sans CJK SC', 'PingFang SC', 'Roboto', 'Segoe UI', 'SimSun', 'Tahoma'],
  ...['Times New Roman', 'Ubuntu', 'Verdana'],
];

/** Before what takes long, so that a press is answered in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export const factReaders: FactReaders = {
  system: async () =>
    detectDevice({ ...(await readHints(readDeviceFacts())), webglRenderer: readRenderer() || undefined }),
  browser: () => readBrowser(navigator.userAgent),
  timeZone: () => nextTask().then(readTimeZone),
  languages: () => ({ first: navigator.language, all: navigator.languages }),
  webrtc: () => nextTask().then(readWebrtcAddresses),
  webgl: () => nextTask().then(() => readRenderer() || undefined),
  canvas: () => nextTask().then(() => readCanvas()?.isStable),
  fonts: () => nextTask().then(readFonts),
  cookies: readCookieKeeping,
  client: () => ({ isPresent: hasClientSession(), version: undefined, trouble: undefined }),
};

/** Other brands' user agents contain Chromium's too, so the more specific names come first. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
];

function readBrowser(userAgent: string): DetectFacts['browser'] {
  for (const [name, pattern] of BROWSERS) {
    const major = pattern.exec(userAgent)?.[1];
    if (major) return { name, major: Number(major) };
  }
  return undefined;
}

/** A faked zone and an unchanged clock contradict each other, so both are read. */
function readTimeZone(): DetectFacts['timeZone'] {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!name) return undefined;
  const now = new Date();
  const inZone = new Date(now.toLocaleString('en-US', { timeZone: name }));
  const inUtc = new Date(now.toLocaleString('en-US', { timeZone: 'UTC' }));
  return {
    name,
    offsetMinutes: Math.round((inZone.getTime() - inUtc.getTime()) / 60_000),
    expectedOffsetMinutes: -now.getTimezoneOffset() || 0,
  };
}

/** The addresses that any page can read: candidates of a connection that has no server and is never opened. */
async function readWebrtcAddresses(): Promise<string[] | undefined> {
  if (typeof RTCPeerConnection === 'undefined') return undefined;
  const addresses = new Set<string>();
  const connection = new RTCPeerConnection();
  try {
    connection.createDataChannel('');
    const gathered = new Promise<void>((resolve) => {
      setTimeout(resolve, WEBRTC_LIMIT_MS);
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (!candidate) resolve();
        else {
          // The fifth word of a candidate is its address; Firefox has a field for it only since 126.
          const address = candidate.candidate.split(' ')[4];
          if (address) addresses.add(address);
        }
      });
    });
    await connection.setLocalDescription(await connection.createOffer());
    await gathered;
    return [...addresses];
  } catch {
    return undefined; // switched off by a setting or a policy
  } finally {
    connection.close();
  }
}

function drawPicture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 220;
  canvas.height = 40;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '18px Arial, sans-serif';
  context.fillStyle = '#0b5d6b';
  context.fillText('Berth 泊位 0427', 8, 26);
  context.strokeStyle = '#f3b234';
  context.arc(190, 20, 12, 0, Math.PI * 1.4);
  context.stroke();
  return canvas.toDataURL();
}

/** @returns the picture, and whether a second drawing of it is equal */
function readCanvas(): { picture: string; isStable: boolean } | undefined {
  try {
    const picture = drawPicture();
    return picture.length > 100 ? { picture, isStable: picture === drawPicture() } : undefined;
  } catch {
    return undefined; // reading pictures back is refused
  }
}

/** A font is installed when text set in it has the same width with every fallback. */
function findFonts(): string[] | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const width = (font: string) => {
    context.font = `32px ${font}`;
    return context.measureText('mmmmmmmmlli0427').width;
  };
  const [serif, mono] = [width('serif'), width('monospace')];
  return PROBED_FONTS.filter(
    (name) => width(`'${name}', serif`) !== serif || width(`'${name}', monospace`) !== mono,
  );
}

function readFonts(): DetectFacts['fonts'] {
  const found = findFonts();
  return found && { found: found.length, asked: PROBED_FONTS.length };
}

function readCookieKeeping(): boolean {
  writeCookie('berth_check', '1');
  const isKept = readCookie('berth_check') === '1';
  removeCookie('berth_check');
  return isKept;
}

/**
 * The traits by which a page can tell profiles apart. A trait that the browser hides or randomizes is `undefined`, so
 * two runs in one profile give the same result.
 */
export async function readTraits(): Promise<Traits> {
  const { hints, ...device } = await readHints(readDeviceFacts());
  const { hardwareConcurrency, languages } = navigator;
  const pixels = [screen.width, screen.height, screen.colorDepth, devicePixelRatio];
  const addresses = (await readWebrtcAddresses())?.filter((address) => !address.endsWith('.local'));
  const canvas = readCanvas();
  return {
    system: written({ ...device, platform: device.platform, version: hints?.platformVersion }),
    screen: written([...pixels, hardwareConcurrency]),
    timeZone: written(Intl.DateTimeFormat().resolvedOptions().timeZone),
    languages: written(languages),
    webrtc: addresses?.length ? written(addresses.sort()) : undefined,
    webgl: readRenderer() || undefined,
    canvas: canvas?.isStable ? canvas.picture : undefined,
    fonts: written(findFonts()),
    storage: readMark(),
  };
}

const written = (value: unknown) => (value ? JSON.stringify(value) : undefined);

/** A random value in this profile's storage: two profiles that show the same value share their storage. */
function readMark(): string | undefined {
  const known = local.get(localKeys.profileMark);
  if (known) return known;
  const mark = randomId();
  return local.set(localKeys.profileMark, mark) ? mark : undefined;
}
