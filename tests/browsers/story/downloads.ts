/** Getting the client: the right installer, all of them, and the check of a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleInstaller } from '#server/installers.ts';
import { routePath } from '#src/config/routes.ts';
import { builtFile } from '#tests/helpers/downloads.ts';
import { DESK, expectThat, filled, PHONE, upToGap, type Step } from './step.ts';

export const picker: Step = {
  name: 'download',
  isShort: true,
  async run(visitor, { words, at }) {
    const { hero } = words.installers;
    await visitor.resize(...PHONE);
    await visitor.open(at(routePath('download')));
    for (const [system, name] of [
      ['windows', 'Windows'],
      ['linux', 'Linux'],
    ] as const) {
      const { file } = builtFile('v6', system);
      await visitor.click({ role: 'radio', name: hero.choices[system] });
      const link = { role: 'link', name: filled(hero.button, { system: name }) };
      const { attributes } = await visitor.see(link);
      expectThat(attributes['href'] === `/installers/${file}`, `the link of ${name} leads to ${file}`);
      const status = await visitor.ask<number>(
        `fetch('/installers/${file}', { method: 'HEAD' }).then((answer) => answer.status)`,
      );
      expectThat(status === 200, `${file} is there`);
    }
  },
};

export const table: Step = {
  name: 'all versions',
  async run(visitor, { words, at }) {
    const { filters, pages } = words.downloadList;
    const rows = () =>
      visitor.ask<number>(
        "[...document.querySelectorAll('.versions tbody tr')].filter((row) => row.getClientRects().length > 0).length",
      );
    await visitor.resize(...DESK);
    await visitor.open(at(routePath('downloadList')));
    await visitor.until('ten rows', async () => (await rows()) === 10);
    await visitor.choose({ role: 'combobox', name: filters.size }, '50');
    await visitor.until('more than ten rows', async () => (await rows()) > 10);
    await visitor.choose({ role: 'combobox', name: filters.system }, 'linux');
    await visitor.until('only those for Linux', async () =>
      (await visitor.address()).includes('system=linux'),
    );
    await visitor.choose({ role: 'combobox', name: filters.size }, '10');
    await visitor.missNow({ role: 'button', name: pages.next });
  },
};

/** Where a browser is given the file from. */
const FOLDER = '.cache/browsers/files';

export const verify: Step = {
  name: 'check of a file',
  async run(visitor, { words, at }) {
    const { file } = builtFile('v6', 'windows');
    const path = join(FOLDER, file);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, sampleInstaller(file));
    await visitor.resize(...DESK);
    await visitor.open(at(routePath('download')));
    await visitor.see({ text: words.installers.verify.choose });
    await visitor.chooseFile('input[type=file]', path);
    await visitor.see({ text: upToGap(words.installers.verify.genuine) });
  },
};
