/**
 * HTML as a tree, by the parser of the standard: what a browser makes of a page, or of a piece of one. Whatever reads or
 * changes HTML does it by this. For the build and for tests; the browser has a parser of its own.
 */
import { defaultTreeAdapter as tree, html, parse, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Page = DefaultTreeAdapterTypes.Document;
export type Piece = DefaultTreeAdapterTypes.DocumentFragment;
export type Element = DefaultTreeAdapterTypes.Element;
/** A node that can have others in it. */
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Text = DefaultTreeAdapterTypes.TextNode;

export const isText = (node: Node | Parent): node is Text => tree.isTextNode(node);
export const isElement = (node: Node | Parent): node is Element => tree.isElementNode(node);

/** What stands in `<noscript>` is read as elements: some visitors see it. */
const OPTIONS = { scriptingEnabled: false };

export const parsePage = (text: string): Page => parse(text, OPTIONS);

/** For what stands inside a page: rendered Markdown, say. */
export const parsePiece = (text: string): Piece => parseFragment(text, OPTIONS);

/** @returns the HTML of all that is in a page, a piece or an element; of an element not its own tags */
export const htmlIn = (parent: Parent): string => serialize(parent, OPTIONS);

const childrenOf = (node: Node | Parent): Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** Everything below, in the order of the page, with what a `<template>` holds. */
export function* nodesIn(parent: Parent): Generator<Node> {
  for (const node of childrenOf(parent)) {
    yield node;
    if (isElement(node)) yield* nodesIn(node);
  }
}

/**
 * @param names of elements; all where there are none
 * @returns a list of its own, so that the tree may be changed while it is walked
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
    const isWanted =
      isElement(node) &&
      node.tagName === name &&
      wanted.every(([key, value]) => attributeOf(node, key) === value);
    if (isWanted) return node;
  }
  return undefined;
}

/** @returns '' for an attribute without a value, undefined where it is not there */
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

/** All text inside, entities resolved: of a script its code, of a style its rules. */
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

/** Takes it from where it stands, if it stands anywhere, to the end of the parent. */
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
  if (!parent) throw new Error(`<${place.tagName}> stands nowhere, so that nothing can stand after it`);
  insertBefore(parent, parent.childNodes[parent.childNodes.indexOf(place) + 1], nodes);
}

function insertBefore(parent: Parent, next: Node | undefined, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (next) tree.insertBefore(parent, node, next);
    else tree.appendChild(parent, node);
  }
}

export const remove = (node: Node): void => tree.detachNode(node);

/** @throws where there is none: every page that a parser makes has a head */
export function headOf(page: Page): Element {
  const head = findElement(page, 'head');
  if (!head) throw new Error('A page without a head is not one that was parsed');
  return head;
}
