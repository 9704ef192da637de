import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { plainText } from '#src/content/plain-text.ts';
import { pinyinOf } from '#src/domain/search/pinyin.ts';
import { createSearch, type SearchDocument } from '#src/domain/search/search.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Fixed copies of questions, clauses and films: changes by editors do not affect these answers. */
const documents = JSON.parse(readFileSync('tests/fixtures/search-documents.json', 'utf8')) as Record<
  Locale,
  SearchDocument[]
>;

const chinese = createSearch(documents['zh-CN'], { segmenter });
const withoutSegmenter = createSearch(documents['zh-CN']);
const english = createSearch(documents['en-US'], { segmenter });
const urls = (hits: ReturnType<typeof chinese>) => hits.map(({ document }) => document.url);

const chineseQuestions = [
  ['10006', 'code-10006'],
  ['收不到验证码', 'cannot-receive-sms'],
  ['员工离职怎么办', 'employee-leaves'],
  ['店铺会关联吗', 'will-shops-be-linked'],
  ['怎么校验安装包', 'verify-installer'],
  ['未连接到客户端', 'client-not-connected'],
] as const;

describe('search in Chinese', () => {
  it.each(chineseQuestions)('answers %s first with %s', (query, url) => {
    expect(urls(chinese(query))[0]).toBe(url);
  });

  it.each(chineseQuestions)(
    'answers %s with %s among the first three in a browser without a dictionary',
    (query, url) => {
      expect(urls(withoutSegmenter(query)).slice(0, 3)).toContain(url);
    },
  );
});

describe('search in Latin letters for Chinese', () => {
  const texts = documents['zh-CN'].map(({ title, text }) => `${title} ${text}`);
  const find = createSearch(documents['zh-CN'], { segmenter, pinyin: pinyinOf(texts) });

  it.each([
    ['tuikuan', '退款'],
    ['tk', '退款'],
    ['shoubudaoyanzhengma', '收不到 验证码'],
    ['VPS 10006', 'VPS 10006'],
  ])('answers %s first with what answers %s', (letters, words) => {
    expect(urls(find(words))).not.toEqual([]);
    expect(urls(find(letters))[0]).toBe(urls(find(words))[0]);
  });

  it('matches the beginning of a word, and marks the words in the text', () => {
    const parts = find('yanzhen')[0]?.snippet.filter(({ hit }) => hit);

    expect(parts?.map(({ text }) => text)).toContain('验证');
  });

  it('finds nothing if the letters are no pinyin', () => {
    expect(find('zzqq')).toEqual([]);
  });
});

it.each([
  ['429', 'code-429'],
  ['the code does not arrive', 'cannot-receive-sms'],
  ['refunds', 'refund'],
  ['sha-256', 'verify-installer'],
  ['local network permission', 'browser-asks-permission'],
  ['invitaton', 'invitation-invalid'],
  ['ＶＰＳ', 'own-ip'],
])('search in English answers %s first with %s', (query, url) => {
  expect(urls(english(query))[0]).toBe(url);
});

describe('createSearch', () => {
  const find = createSearch(
    [
      { kind: 'legal', url: '/l', title: 'Refunds', text: 'Nothing else.' },
      { kind: 'faq', url: '/f', title: 'Refunds', text: 'Nothing else.' },
      {
        kind: 'news',
        url: '/n',
        title: 'Other',
        text: `Long ago. ${'x '.repeat(200)}A refund in the middle. ${'y '.repeat(200)}`,
      },
    ],
    { segmenter },
  );

  it('prefers an answer to a clause with the same words', () => {
    expect(urls(find('refund'))).toEqual(['/f', '/l', '/n']);
  });

  it('finds nothing for an empty query or an unknown word', () => {
    expect(find('  ')).toEqual([]);
    expect(find('zeppelin')).toEqual([]);
  });

  it('shows the matching part and marks the words of the query', () => {
    const [hit] = find('middle refund').filter(({ document }) => document.url === '/n');

    expect(hit?.snippet.filter((part) => part.hit).map((part) => part.text)).toEqual(['refund', 'middle']);
    expect(hit?.snippet.map((part) => part.text).join('').length).toBeLessThan(170);
  });

  it('puts the page with that name before texts that mention it', () => {
    const named = createSearch([
      { kind: 'faq', url: '/f', title: '怎么确认下载的安装包没被改过？', text: '下载，再核对。' },
      { kind: 'page', url: '/download', title: '下载', text: '' },
    ]);

    expect(urls(named('下载'))).toEqual(['/download', '/f']);
  });

  it('finds a page by its other names, and puts it first', () => {
    const named = createSearch(
      [
        { kind: 'video', url: '/v', title: '下载、安装和登录', text: '先下载客户端，再登录客户端。' },
        { kind: 'page', url: '/download', title: '下载', text: '', names: ['下载客户端', '安装客户端'] },
      ],
      { segmenter },
    );

    expect(urls(named('下载客户端'))).toEqual(['/download', '/v']);
    expect(named('安装客户端')[0]?.snippet).toEqual([]);
  });
});

it.each([
  ['**粗**和[链接](/x)', '粗和链接'],
  ['1. 一\n2. 二', '一 二'],
  ['| 甲 | 乙 |\n| --- | --- |\n| `a` | b |', '甲 乙 a b'],
  ['## Title\n\nText', 'Title Text'],
])('plainText reads %j as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
