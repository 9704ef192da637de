/** A button that opens a larger picture in a popover; the picture leads where the small one leads. */
import { addStyle } from './dom.ts';

export interface LargerPicture {
  image: HTMLImageElement;
  href: string;
  rel: string;
  /** The button's label. */
  label: string;
  /** Address of its style sheet. */
  style: string;
}

/** Without popover support or without the style sheet, which is loaded on demand, there is no button. */
export function offerLargerPicture(
  box: HTMLElement,
  { image, href, rel, label, style }: LargerPicture,
): void {
  if (!('popover' in box)) return;
  const panel = document.createElement('div');
  panel.popover = 'auto';
  panel.className = 'larger';
  const link = Object.assign(document.createElement('a'), { href, rel });
  link.append(image);
  panel.append(link);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--small larger__open';
  button.textContent = label;
  button.popoverTargetElement = panel;
  addStyle(style).addEventListener('load', () => box.append(button, panel), { once: true });
}
