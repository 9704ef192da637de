/**
 * The addresses of the page's installer links, where a promoter's name and the version service both have a say. The
 * plain address stays in `data-plain`, so that naming twice, or for another promoter, starts from the same place;
 * the name that holds stands on the root element, where the page's separate scripts find it.
 */
import { promoterInstallerUrl } from '#src/domain/releases/installer-links.ts';
import { all } from './elements.ts';

/** @param promoter empty for the plain links; what is not a code leaves them plain too */
export function nameInstallers(promoter: string): void {
  document.documentElement.dataset['promoter'] = promoter;
  for (const link of all<HTMLAnchorElement>('a[data-installer]')) point(link, plainAddress(link));
}

/** Leads a link to another plain address, under the promoter's name that holds now. */
export function point(link: HTMLAnchorElement, plain: string): void {
  link.dataset['plain'] = plain;
  link.setAttribute('href', promoterInstallerUrl(plain, document.documentElement.dataset['promoter'] ?? ''));
}

/** The address without a promoter, as it stood in the page or came from the version service. */
export function plainAddress(link: HTMLAnchorElement): string {
  return link.dataset['plain'] ?? link.getAttribute('href') ?? '';
}
