/** The contact file of RFC 9116. It expires within a year, so that no report goes to an abandoned address. */
import { DAY_MS } from './duration.ts';
const VALID_DAYS = 360;

export interface SecurityTxtInput {
  siteUrl: string;
  email: string;
  /** Time of the build. */
  now: Date;
}

export function securityTxt({ siteUrl, email, now }: SecurityTxtInput): string {
  const at = (path: string) => new URL(path, siteUrl).href;
  // Midnight, so that two builds of one day are equal.
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${at('/security#report')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${at('/.well-known/security.txt')}`,
    `Policy: ${at('/en/security#report')}`,
    '',
  ].join('\n');
}
