/** Downloads: the installer, what follows it, its check, and the way from a phone to the computer. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { sampleInstaller } from '#server/installers.ts';
import { builtFile, fill } from '#tests/helpers/downloads.ts';
import { looks, until } from '#tests/network/visit.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** For a button that stays hidden until its island is awake: a press anywhere asks for lost code again. */
async function lookAndPress(page: Page, name: string): Promise<void> {
  await lookAround(page);
  await page.getByRole('button', { name }).click(PRESS);
}

function downloadIn(locale: Locale): Story {
  const { installers } = dictionaries[locale];
  return {
    title: `a download, what follows it, and its check, in ${locale}`,
    path: `${localizedPath(locale, '/download')}?promoter=acme`,
    async go(visit) {
      const { page } = visit;
      const after = page.getByRole('heading', { name: installers.after.started });
      const name = new RegExp(`^${installers.hero.button.split('{{')[0] ?? ''}`);
      const button = page.getByRole('link', { name }).filter({ visible: true }).first();
      await until(visit, () => button.click(PRESS), after);
      // A page that was loaded anew for its style has forgotten the download.
      const see = async () => {
        if (await after.isVisible()) await lookAround(page);
        else await button.click(PRESS);
      };
      await until(visit, see, looks(page.locator('.after'), 'display', 'grid'));
      const installer = builtFile('v6', 'windows');
      const check = page.locator('#verify');
      const file = {
        name: installer.file,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(sampleInstaller(installer.file)),
      };
      const chosen = check.locator('input[type=file]');
      const genuine = check.getByText(fill(installers.verify.genuine, { version: installer.version }));
      await until(visit, () => chosen.setInputFiles(file, PRESS), genuine);
    },
  };
}

export const downloadStories: readonly Story[] = [
  downloadIn('zh-CN'),
  downloadIn('en-US'),
  {
    title: 'the page handed on from a phone',
    path: '/en/download',
    userAgent: PHONE,
    go: ({ page, ...visit }) =>
      until(
        { page, ...visit },
        () => lookAndPress(page, texts.installers.handOn.qr),
        page.getByRole('img', { name: texts.installers.handOn.qrLabel }),
      ),
  },
  {
    title: 'the second page of all versions',
    path: '/en/downloadlist',
    go: (visit) =>
      until(
        visit,
        () => lookAndPress(visit.page, texts.downloadList.pages.next),
        visit.page
          .getByRole('button', { name: texts.downloadList.pages.previous })
          .and(visit.page.locator(':enabled')),
      ),
  },
];
