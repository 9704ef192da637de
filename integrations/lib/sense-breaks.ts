/**
 * Where a Chinese heading may be broken: between phrases rather than characters. The ICU dictionary of the machine
 * splits it into words; words that belong together are joined again, so that no line begins with a particle, ends with
 * a preposition, or holds one character alone.
 */

import { site } from '#src/config/site.ts';

/** Terms of the field that general dictionaries lack, longer ones first. */
const TERMS = new RegExp(
  [
    '二次验证码 浏览器指纹 私有部署 二次验证',
    site['zh-CN'].brand,
    '客户端 工作台 子账号 主账号 验证码 二维码 推广码 安装包 更新包 推荐人 固定\\s?IP',
    '浏览器 服务器 手机号 用户名 安卓版 第三方 稳定性 同一间 越来越 弹出来 怎么办',
    '账号 账户 卖家 买家 客服 时段 绑定 解绑 上传 上架 内核 本机 链接 注销 环境 店铺 泊位',
  ]
    .join(' ')
    .replaceAll(' ', '|'),
);

/** They belong to the word before them. */
const AFTER = /^[的了着过吗呢吧们里上下中内外后前时者得地间个件家条台份张次步种类级项点天年月日]$/;
/** Measure words: only after a number or a pointing word; elsewhere they begin something. */
const MEASURE = /^[间个件家条台份张次步种类级项点天年月日]$/;
const COUNTS = /[\d一二两三四五六七八九十几每这那哪第各]$/;
const CLOSING = /^[\s，。：；！？、）》”’·,.:;!?)\]…%—–-]/;
const OPENING = /[（《“‘([]$/;

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Splits into words, and keeps the field's terms whole. */
function wordsOf(text: string): string[] {
  const term = TERMS.exec(text);
  if (!term) return Array.from(segmenter.segment(text), ({ segment }) => segment);
  const [found] = term;
  return [...wordsOf(text.slice(0, term.index)), found, ...wordsOf(text.slice(term.index + found.length))];
}

/** No line begins with a closing mark, or ends with an opening one. */
export const joinsMarks = (word: string, before: string) => CLOSING.test(word) || OPENING.test(before);

const isSingle = (word: string) => /^\p{Script=Han}$/u.test(word);

function belongsBefore(word: string, before: string): boolean {
  return joinsMarks(word, before) || (AFTER.test(word) && (!MEASURE.test(word) || COUNTS.test(before)));
}

/** @returns the text in pieces between which a line may break; one piece where it is a phrase already */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  /** Single characters that belong to the next word: a preposition, a number, a verb. */
  let pending = '';
  for (const word of wordsOf(text)) {
    const before = pending || (phrases.at(-1) ?? '');
    if (before !== '' && belongsBefore(word, before)) {
      if (pending) pending += word;
      else phrases[phrases.length - 1] = before + word;
    } else if (isSingle(word) && pending.length < 2) {
      pending += word;
    } else {
      // Two such characters are a phrase of their own before a longer word.
      if (pending.length >= 2) {
        phrases.push(pending);
        pending = '';
        if (isSingle(word)) {
          pending = word;
          continue;
        }
      }
      phrases.push(pending + word);
      pending = '';
    }
  }
  const last = phrases.at(-1);
  if (pending.length === 1 && last !== undefined) phrases[phrases.length - 1] = last + pending;
  else if (pending) phrases.push(pending);
  return phrases;
}
