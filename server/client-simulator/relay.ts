/** Forwards a page's request, to loopback addresses only, so that pages cannot reach other machines through it. */
import type { RelayReply, RelayRequest } from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import { isLoopback } from '#src/config/setting-rules.ts';

const TIMEOUT_MS = 10_000;
const MAX_BODY_CHARS = 1024 * 1024;

/** @throws Refusal for another machine, and when nothing comes back */
export async function relay({ url, method, headers, body }: RelayRequest): Promise<RelayReply> {
  if (!isLoopback(url.hostname)) throw new Refusal('relayTarget');
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const content = (await response.text()).slice(0, MAX_BODY_CHARS);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: content };
  } catch {
    // The network's error names addresses of the machine; the page only needs to know that it failed.
    throw new Refusal('relay');
  }
}
