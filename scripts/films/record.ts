/**
 * Plays a film's acts on the real site and takes a picture of the page after each. What floats over a page (chat, consent,
 * the header that stays) is left out of the pictures; nothing else is changed.
 */
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { sampleInstaller } from '#server/installers.ts';
import { asidePoint, cameraTop, pressPoint } from './camera.ts';
import { STAGE_HEIGHT, type Beat, type Box, type Point, type Shot } from './frame.ts';
import { boxOf, openLaterPage, pretendWindows, repeatableChance, settle, withoutFloating } from './page.ts';
import { seenBetween, textsBetween } from './said.ts';
import {
  DEVICES,
  type Act,
  type Backstage,
  type Device,
  type Film,
  type Place,
  type Target,
} from './scene.ts';

/** Tall enough that most of what a film shows lies on one picture, over which the camera glides. */
const VIEWPORT_HEIGHT = 1000;
const PHONE_HEIGHT = 720;
/** How far from the top of the picture something is put that lay outside of it. */
const HEADROOM = 140;
/** Above what is framed, in CSS pixels. */
const FRAMED_GAP = 12;
const TYPED_PICTURES = 4;
const PATIENCE_MS = 15_000;

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export interface Recording {
  browser: Browser;
  origin: string;
  locale: Locale;
  /** Where the pictures go. */
  folder: string;
  /** @param context the browser's, as it is at the time */
  backstage: (context: () => BrowserContext) => Backstage;
}

export interface Recorded {
  /** For each step of the film what is to be seen. */
  steps: Beat[][];
  /** The texts of the pages where the camera was. */
  texts: ReadonlySet<string>;
}

export async function record(film: Film, recording: Recording): Promise<Recorded> {
  const recorder = new Recorder(recording);
  try {
    const steps: Beat[][] = [];
    for (const acts of film.steps) {
      const beats: Beat[] = [];
      for (const act of acts) beats.push(...(await recorder.play(act)));
      steps.push(beats);
    }
    return { steps, texts: recorder.texts };
  } finally {
    await recorder.close();
  }
}

class Recorder {
  readonly texts = new Set<string>();
  readonly #recording: Recording;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #device: Device = 'near';
  #backstage: Backstage | undefined;
  #pictures = 0;
  #top = 0;
  #shot: Shot | undefined;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  async play(act: Act): Promise<Beat[]> {
    switch (act.kind) {
      case 'open':
        return this.#open(act);
      case 'prepare':
        await act.at(this.#place).click();
        await act.then(this.#place).waitFor({ timeout: PATIENCE_MS });
        return [];
      case 'frame':
        await this.#frame(act.at);
        return [];
      case 'look':
        return [await this.#look(act.at)];
      case 'press':
        return this.#press(act.at, (target) => target.click(), act.then);
      case 'type':
        return this.#type(act);
      case 'give':
        return this.#press(act.at, () => this.#give(act), act.then);
      case 'backstage':
        await this.#inContext(this.#device);
        await act.run(this.#behind);
        return [];
    }
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  get #place(): Place {
    if (!this.#page) throw new Error('A film begins by opening a page');
    const { locale } = this.#recording;
    return { page: this.#page, locale, t: dictionaries[locale] };
  }

  get #behind(): Backstage {
    if (!this.#backstage) throw new Error('A film begins by opening a page');
    return this.#backstage;
  }

  get #seen(): Shot {
    if (!this.#shot) throw new Error('A film begins by opening a page');
    return this.#shot;
  }

  /** Cookies and storage live as long as the film; a phone is another visitor. */
  async #inContext(device: Device): Promise<Page> {
    const { browser, locale, backstage } = this.#recording;
    const { width, scale, isPhone } = DEVICES[device];
    if (
      this.#page &&
      this.#context &&
      DEVICES[this.#device].scale === scale &&
      DEVICES[this.#device].isPhone === isPhone
    ) {
      this.#device = device;
      return this.#page;
    }
    const kept = isPhone ? undefined : await this.#context?.storageState();
    await this.#context?.close();
    const height = isPhone ? PHONE_HEIGHT : VIEWPORT_HEIGHT;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
      ...(kept && { storageState: kept }),
      ...(isPhone && { userAgent: PHONE_AGENT, isMobile: true, hasTouch: true }),
    });
    const page = await context.newPage();
    if (!isPhone) await pretendWindows(page, browser.version());
    await page.addInitScript(repeatableChance);
    this.#context = context;
    this.#backstage ??= backstage(() => this.#context ?? context);
    this.#page = page;
    this.#device = device;
    return page;
  }

  async #open({ path, ready, device }: Act & { kind: 'open' }): Promise<Beat[]> {
    const before = this.#page;
    const page = await this.#inContext(device);
    const isNew = page !== before;
    const { origin, locale } = this.#recording;
    const asked = path.includes('{{invitation}}')
      ? path.replace('{{invitation}}', await this.#behind.invitation())
      : path;
    const address = origin + localizedPath(locale, asked);
    if (isNew) await openLaterPage(page, address);
    else await page.goto(address);
    await ready(this.#place).waitFor({ timeout: PATIENCE_MS });
    await settle(page);
    this.#top = 0;
    return [];
  }

  async #frame(at: Target): Promise<void> {
    const { y } = await boxOf(at(this.#place));
    this.#top = Math.max(0, Math.round((y - FRAMED_GAP) * DEVICES[this.#device].scale));
  }

  async #give({ installer, into }: Act & { kind: 'give' }): Promise<void> {
    const address = (await installer(this.#place).getAttribute('href')) ?? '';
    const name = address.split('/').at(-1) ?? '';
    const buffer = Buffer.from(sampleInstaller(name));
    await into(this.#place).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  }

  async #look(at: Target): Promise<Beat> {
    const spot = await this.#bring(at(this.#place));
    return this.#beat({ spot });
  }

  async #press(at: Target, act: (target: Locator) => Promise<void>, then?: Target): Promise<Beat[]> {
    const target = at(this.#place);
    const box = await this.#bring(target);
    const pressed = await this.#beat({ pointer: pressPoint(box), isPress: true });
    await act(target);
    if (!then) return [pressed, await this.#beat({ pointer: asidePoint(box) })];
    // Something else is there now, and the pointer would lie over it.
    await this.#bring(then(this.#place));
    return [pressed, await this.#beat()];
  }

  async #type({ into, text }: Act & { kind: 'type' }): Promise<Beat[]> {
    const field = into(this.#place);
    const box = await this.#bring(field);
    const beats = [await this.#beat({ pointer: pressPoint(box), isPress: true })];
    await field.focus();
    const words = typeof text === 'string' ? text : await text(this.#behind, this.#recording.locale);
    const length = Math.ceil(words.length / TYPED_PICTURES);
    for (let typed = 0; typed < words.length; typed += length) {
      await field.pressSequentially(words.slice(typed, typed + length));
      const isBrief = typed + length < words.length;
      beats.push(await this.#beat({ pointer: asidePoint(box), isBrief }));
    }
    return beats;
  }

  /** Sees to it that the element is on the picture, and the camera near it. @returns where it is on the picture */
  async #bring(target: Locator): Promise<Box> {
    // What wakes only near the visitor has its place before it is to be seen.
    await target.waitFor({ state: 'attached', timeout: PATIENCE_MS });
    const { page } = this.#place;
    const { scale } = DEVICES[this.#device];
    let box = await boxOf(target);
    const height = page.viewportSize()?.height ?? VIEWPORT_HEIGHT;
    if (box.y < 0 || box.y + Math.min(box.height, height / 2) > height) {
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), box.y - HEADROOM);
      this.#top = 0;
    }
    await target.waitFor({ timeout: PATIENCE_MS });
    box = await boxOf(target);
    const scaled = {
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
    this.#top = cameraTop(this.#top, scaled, height * scale);
    return scaled;
  }

  async #beat(
    seen: { spot?: Box; pointer?: Point; isPress?: boolean; isBrief?: boolean } = {},
  ): Promise<Beat> {
    await this.#take();
    const { scale } = DEVICES[this.#device];
    const inView = seenBetween(this.#top / scale, (this.#top + STAGE_HEIGHT) / scale);
    for (const text of await this.#place.page.evaluate(textsBetween, inView)) this.texts.add(text);
    return { isPress: false, isBrief: false, ...seen, shot: this.#seen, top: this.#top };
  }

  async #take(): Promise<void> {
    const { page } = this.#place;
    const { width, scale, isPhone } = DEVICES[this.#device];
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
    }
    await page.evaluate(withoutFloating);
    await settle(page);
    const file = join(this.#recording.folder, `shot-${this.#pictures}.png`);
    this.#pictures += 1;
    await page.screenshot({ path: file, caret: 'hide' });
    const { pathname } = new URL(page.url());
    const scrolled = await page.evaluate(() => window.scrollY);
    const height = Math.round((page.viewportSize()?.height ?? VIEWPORT_HEIGHT) * scale);
    this.#shot = { file, width: Math.round(width * scale), height, address: pathname, scrolled, isPhone };
  }
}
