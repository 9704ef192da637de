/**
 * HTML as a tree, by the standard's parsing rules. Everything in the build and the tests that reads or changes HTML
 * uses this; in a browser use the browser's parser.
 */
import { defaultTreeAdapter as tree, html, parse, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Page = DefaultTreeAdapterTypes.Document;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
export type Element = DefaultTreeAdapterTypes.Element;
/** A node with children. */
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Text = DefaultTreeAdapterTypes.TextNode;

export const isText = (node: Node | Parent): node is Text => tree.isTextNode(node);
export const isElement = (node: Node | Parent): node is Element => tree.isElementNode(node);

/** Content of `<noscript>` is parsed as elements, since some visitors see it. */
const OPTIONS = { scriptingEnabled: false };

export const parsePage = (text: string): Page => parse(text, OPTIONS);

/** For a part of a page, such as rendered Markdown. */
export const parseHtmlFragment = (text: string): Fragment => parseFragment(text, OPTIONS);

/** @returns the HTML of a page or piece, or the inner HTML of an element */
export const htmlIn = (parent: Parent): string => serialize(parent, OPTIONS);

const childrenOf = (node: Node | Parent): Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** All descendants in document order, with the content of a `<template>`. */
export function* nodesIn(parent: Parent): Generator<Node> {
  for (const node of childrenOf(parent)) {
    yield node;
    if (isElement(node)) yield* nodesIn(node);
  }
}

/**
 * @param names of elements; all by default
 * @returns an array, so that the tree may change during iteration
 */
export function elementsIn(parent: Parent, ...names: readonly string[]): Element[] {
  return [...nodesIn(parent)].filter(
    (node): node is Element => isElement(node) && (names.length === 0 || names.includes(node.tagName)),
  );
}

/** The first element of this name that has these attributes. */
export function findElement(
  parent: Parent,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  const wanted = Object.entries(attributes);
  for (const node of nodesIn(parent)) {
    const isMatch =
      isElement(node) &&
      node.tagName === name &&
      wanted.every(([key, value]) => attributeOf(node, key) === value);
    if (isMatch) return node;
  }
  return undefined;
}

/** @returns '' for an attribute without a value, undefined if it is absent */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const found = element.attrs.find((attribute) => attribute.name === name);
  if (found) found.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** The text content, with entities decoded: a script's code, a style's rules. */
export const textIn = (parent: Parent): string =>
  [...nodesIn(parent)].map((node) => (isText(node) ? node.value : '')).join('');

export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  if (text !== '') tree.insertText(element, text);
  return element;
}

export const createText = (value: string): Text => tree.createTextNode(value);

/** Moves the nodes to the end of the parent. */
export function append(parent: Parent, ...nodes: readonly Node[]): void {
  for (const node of nodes) {
    tree.detachNode(node);
    tree.appendChild(parent, node);
  }
}

export const prepend = (parent: Element, ...nodes: readonly Node[]): void =>
  insertBefore(parent, parent.childNodes[0], nodes);

export function insertAfter(place: Element, ...nodes: readonly Node[]): void {
  const parent = place.parentNode;
  if (!parent) throw new Error(`<${place.tagName}> has no parent, so nothing can be inserted after it`);
  insertBefore(parent, parent.childNodes[parent.childNodes.indexOf(place) + 1], nodes);
}

function insertBefore(parent: Parent, next: Node | undefined, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (next) tree.insertBefore(parent, node, next);
    else tree.appendChild(parent, node);
  }
}

export const remove = (node: Node): void => tree.detachNode(node);

/** @throws Error if there is none: the parser gives every page a head */
export function headOf(page: Page): Element {
  const head = findElement(page, 'head');
  if (!head) throw new Error('The page has no <head>: parse it with parsePage()');
  return head;
}
