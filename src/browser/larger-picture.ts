/** A button that opens a larger picture above the page, which leads where its small one leads. No state but the popover's. */
export interface LargerPicture {
  image: HTMLImageElement;
  href: string;
  rel: string;
  /** What the button says. */
  label: string;
  /** Address of its style sheet. */
  style: string;
}

/** Where the browser has no popovers there is no button, and none without its style sheet, which comes when it is needed. */
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
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
  sheet.addEventListener('load', () => box.append(button, panel), { once: true });
  document.head.append(sheet);
}
