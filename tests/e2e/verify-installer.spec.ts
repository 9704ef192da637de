/** The check of a downloaded file, in the page. */
import { sha256Of } from '#scripts/lib/release-figures.ts';
import { sampleInstaller } from '#server/installers.ts';
import { builtFile, languageFor } from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test } from '#tests/helpers/test.ts';

const build = builtFile('v6', 'windows');
const genuine = Buffer.from(sampleInstaller(build.file));
const changed = Buffer.concat([genuine.subarray(1), Buffer.from('!')]);

test.use({ expectedFaults: /ERR_FAILED/ });

test('the check of a file reports a failure, tells genuine from changed ones, and uses the last dropped one', async ({
  page,
}) => {
  const { words, at } = languageFor('zh-CN');
  const t = { ...words.verify, ...words.installers.verify };
  const place = page.locator('#verify');
  const choose = (file: { name: string; buffer: Buffer }) =>
    page.getByLabel(t.choose).setInputFiles({ mimeType: 'application/octet-stream', ...file });
  await page.route('**/releases.json', (route) => route.abort());
  await page.goto(at('/download'));
  // The island hydrates on intent.
  await page.getByRole('heading', { name: t.title }).scrollIntoViewIfNeeded();
  await expect(page.getByText(t.choose, { exact: true })).toBeVisible();
  await choose({ name: build.file, buffer: genuine });
  await expect(page.getByText(t.unreadable)).toBeVisible();

  // The manifest may have real installers; this test uses the sample.
  const sample = { ...build, sizeBytes: genuine.length, sha256: sha256Of(genuine) };
  await page.route('**/releases.json', (route) => route.fulfill({ json: { builds: [sample] } }));
  const outcome = place.getByRole('status');
  await choose({ name: build.file.replace('.exe', '_acme (1).exe'), buffer: genuine });
  await expect(outcome.getByText(filled(t.genuine, { version: build.version }))).toBeVisible();
  await expect(outcome.getByText(filled(t.promoter, { code: 'acme' }))).toBeVisible();
  await choose({ name: build.file, buffer: changed });
  await expect(outcome).toHaveText(t.changed);
  // The expected checksum is beside the actual one.
  for (const sum of [sample.sha256, sha256Of(changed)]) await expect(place.getByText(sum)).toBeVisible();

  const drop = async (name: string, content: string) => {
    const transfer = await page.evaluateHandle(
      ([fileName, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text.repeat(1_000_000)], fileName));
        return data;
      },
      [name, content] as const,
    );
    await page.getByText(t.drop).dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop('first.bin', 'x');
  await drop('second.bin', 'y');
  await expect(place.getByText('second.bin')).toBeVisible();
  await expect(place.getByText('first.bin')).toHaveCount(0);
});
