/** A white list as typed: one address a line. Host names, with a star for subdomains, and IP addresses. */
export interface WhitelistFault {
  /** From 1. */
  line: number;
  text: string;
  kind: 'invalid' | 'duplicate';
}

export interface Whitelist {
  entries: string[];
  faults: WhitelistFault[];
}

const HOST = /^(\*\.)?([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const MAX_HOST_CHARS = 253;
/** A whole address that was pasted: its host is used. */
const WITH_SCHEME = /^https?:\/\/([^/?#\s]+)(?:[/?#].*)?$/i;

export function parseWhitelist(text: string): Whitelist {
  const entries: string[] = [];
  const faults: WhitelistFault[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const typed = raw.trim();
    if (!typed) continue;
    const entry = (WITH_SCHEME.exec(typed)?.[1] ?? typed).toLowerCase();
    const kind = !isAddress(entry) ? 'invalid' : entries.includes(entry) ? 'duplicate' : undefined;
    if (kind) faults.push({ line: index + 1, text: typed, kind });
    else entries.push(entry);
  }
  return { entries, faults };
}

function isAddress(entry: string): boolean {
  const parts = IPV4.exec(entry);
  if (parts) return parts.slice(1).every((part) => Number(part) <= 255);
  return entry.length <= MAX_HOST_CHARS && HOST.test(entry) && !/^[\d.]+$/.test(entry);
}
