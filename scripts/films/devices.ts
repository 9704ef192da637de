/** The devices in films. Most visitors have Windows, and the download page shows what fits the device. */
import { devices, type CDPSession } from 'playwright';
import type { Locale } from '#i18n/locales.ts';

/** The width of the page in CSS pixels, scaled to the picture's 1280: the narrower, the larger its text. */
export const DEVICES = {
  near: { width: 800, height: 1000, scale: 1.6 },
  wide: { width: 1024, height: 1000, scale: 1.25 },
  phone: { width: 360, height: 720, scale: 1.6 },
} as const;
export type Device = keyof typeof DEVICES;

export async function emulateDevice(session: CDPSession, device: Device, locale: Locale): Promise<void> {
  const { width, height, scale } = DEVICES[device];
  const mobile = device === 'phone';
  const [platform, system, platformVersion, architecture] = mobile
    ? ['Linux armv8l', 'Android', '14', '']
    : ['Win32', 'Windows', '15.0.0', 'x86'];
  const size = { width, height, mobile, deviceScaleFactor: scale };
  await session.send('Emulation.setDeviceMetricsOverride', size);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: devices[mobile ? 'Pixel 7' : 'Desktop Chrome'].userAgent,
    userAgentMetadata: { platform: system, platformVersion, architecture, bitness: '64', model: '', mobile },
    acceptLanguage: locale,
    platform,
  });
}
