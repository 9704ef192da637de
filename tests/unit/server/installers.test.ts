import { describe, expect, it } from 'vitest';
import { createInstallers, resolveInstaller, sampleInstaller } from '#server/installers.ts';

const names = ['Berth-6.4.2-win-x64.exe', 'Berth-6.4.2-win-x64_beta.exe', 'Berth-6.4.2-mac.dmg'];

it('sampleInstaller gives the same bytes for the same name, and different ones for another', () => {
  expect(sampleInstaller('a.exe')).toEqual(sampleInstaller('a.exe'));
  expect(sampleInstaller('a.exe')).not.toEqual(sampleInstaller('b.exe'));
  expect(sampleInstaller('a.exe')).toHaveLength(65_536);
});

it.each([
  ['Berth-6.4.2-win-x64.exe', 'Berth-6.4.2-win-x64.exe'],
  ['Berth-6.4.2-win-x64_harbor.exe', 'Berth-6.4.2-win-x64.exe'],
  ['Berth-6.4.2-win-x64_beta.exe', 'Berth-6.4.2-win-x64_beta.exe'],
  ['Berth-6.4.2-win-x64_beta_harbor.exe', 'Berth-6.4.2-win-x64_beta.exe'],
  ['Berth-6.4.2-mac.dmg', 'Berth-6.4.2-mac.dmg'],
  ['Berth-6.4.2-mac_harbor.dmg', undefined],
  ['Berth-6.4.2-win-x64_.exe', undefined],
  ['Berth-6.4.2-win-x64_../../x.exe', undefined],
])('resolveInstaller takes %s for %s', (requested, expected) => {
  expect(resolveInstaller(requested, names)).toBe(expected);
});

describe('the installers over HTTP', () => {
  const installers = createInstallers(() => names);
  const ask = async (name: string, headers: Record<string, string> = {}) =>
    installers.request(`http://site.test/${name}`, { headers });

  it('are downloads under the asked name, with the manifest’s bytes', async () => {
    const response = await ask('Berth-6.4.2-win-x64_harbor.exe');
    const said = response.headers.get('content-disposition');
    expect(said).toBe('attachment; filename="Berth-6.4.2-win-x64_harbor.exe"');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(sampleInstaller('Berth-6.4.2-win-x64.exe'));
  });

  it('can be downloaded from a given byte', async () => {
    const whole = sampleInstaller('Berth-6.4.2-mac.dmg');
    const response = await ask('Berth-6.4.2-mac.dmg', { range: 'bytes=1000-' });
    expect(response.status).toBe(206);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.subarray(1000));
  });

  it.each(['Other.exe', 'Berth-6.4.2-win-x64_%0d%0ax.exe'])('%s is not found', async (name) => {
    expect((await ask(name)).status).toBe(404);
  });
});
