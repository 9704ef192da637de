import { describe, expect, it } from 'vitest';
import { graphText, softwareApplication, webSite } from '#src/domain/structured-data.ts';

const siteUrl = new URL('https://www.example');

describe('webSite', () => {
  it('has one id for all languages, names no language and points at its publisher', () => {
    const node = webSite({ siteUrl, name: '泊店浏览器', otherNames: ['Berth Browser'] });

    expect(node).toMatchObject({
      '@id': 'https://www.example/#website',
      alternateName: ['Berth Browser'],
      publisher: { '@id': 'https://www.example/#organization' },
    });
    expect(node).not.toHaveProperty('inLanguage');
  });
});

describe('softwareApplication', () => {
  const input = {
    siteUrl,
    name: 'Berth Browser',
    url: 'https://www.example/en/download',
    version: '6.3.1',
    released: '2026-10-22',
    systems: ['Windows', 'macOS'],
    downloads: [{ url: 'https://www.example/installers/a.exe', sizeBytes: 98_765_432 }],
  };

  it('bears version, day, systems, downloads and the size of the first one', () => {
    expect(softwareApplication(input)).toMatchObject({
      '@type': 'SoftwareApplication',
      softwareVersion: '6.3.1',
      datePublished: '2026-10-22',
      operatingSystem: 'Windows, macOS',
      downloadUrl: ['https://www.example/installers/a.exe'],
      fileSize: '98765 kB',
    });
  });
});

describe('graphText', () => {
  it('is one graph that no text inside can break out of', () => {
    const text = graphText([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);

    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }],
    });
  });
});
