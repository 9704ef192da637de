/** Counts what there is to read in the main part of a built page. */
import { attributeOf, findElement, isElement, isText, parsePage, type Parent } from '#src/domain/html.ts';

export interface Words {
  /** `<html lang>`. */
  language: string;
  /** Chinese characters, punctuation not among them. */
  han: number;
  /** Words and figures in Latin letters. */
  latin: number;
}

const SILENT = ['script', 'style', 'svg', 'template'];

/** Texts below, each by itself: a word does not go on beyond its element. */
function textsIn(parent: Parent): string[] {
  return parent.childNodes.flatMap((node) => {
    if (isText(node)) return [node.value];
    return isElement(node) && !SILENT.includes(node.tagName) ? textsIn(node) : [];
  });
}

export function wordsOf(html: string): Words {
  const page = parsePage(html);
  const [root, main] = [findElement(page, 'html'), findElement(page, 'main')];
  const text = main ? textsIn(main).join(' ') : '';
  return {
    language: (root && attributeOf(root, 'lang')) ?? '',
    han: text.match(/\p{Script=Han}/gu)?.length ?? 0,
    latin: text.match(/[\p{Script=Latin}\p{N}]+(?:[’'.:-][\p{Script=Latin}\p{N}]+)*/gu)?.length ?? 0,
  };
}
