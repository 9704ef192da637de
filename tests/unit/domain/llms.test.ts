import { describe, expect, it } from 'vitest';
import { llmsText } from '#src/domain/llms.ts';

describe('llmsText', () => {
  it('is a title, a summary, facts, and sections of links', () => {
    const text = llmsText({
      name: 'Berth Browser',
      summary: 'A multi-store browser.',
      facts: ['It is no way around rules.'],
      sections: [
        {
          title: 'Pages',
          links: [
            { name: 'Download [new]', url: 'https://www.example/en/download', note: 'All builds' },
            { name: 'FAQ', url: 'https://www.example/en/faq' },
          ],
        },
      ],
    });

    expect(text).toBe(
      [
        '# Berth Browser',
        '',
        '> A multi-store browser.',
        '',
        'It is no way around rules.',
        '',
        '## Pages',
        '',
        '- [Download  new ](https://www.example/en/download): All builds',
        '- [FAQ](https://www.example/en/faq)',
        '',
      ].join('\n'),
    );
  });
});
