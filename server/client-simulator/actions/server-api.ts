/**
 * The relay of HTTP requests. The simulator relays to loopback addresses only: it must not become a way
 * for a page to reach other machines.
 */
import {
  type ActionsOf,
  type Payload,
  RET,
  Refusal,
  badArgument,
  byId,
  oneOf,
  text,
  textOrNull,
} from '#server/client-simulator/action.ts';
import { setPreUrl } from './system-info.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const RELAY_LIMIT_MS = 10_000;
const LONGEST_BODY = 1024 * 1024;

export const serverApi: ActionsOf<'serverApi'> = {
  async HttpRequest(payload, { state }) {
    const url = target(text(payload, 'url'), state.settings.preUrl);
    const method = oneOf(payload, 'method', METHODS);
    const body = method === 'GET' || method === 'HEAD' ? null : textOrNull(payload, 'body');
    try {
      const response = await fetch(url, {
        method,
        headers: headersOf(payload),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(RELAY_LIMIT_MS),
      });
      const content = (await response.text()).slice(0, LONGEST_BODY);
      return { status: response.status, headers: Object.fromEntries(response.headers), body: content };
    } catch {
      // The network's error names addresses of the machine; the page only needs to know that it failed.
      throw new Refusal(RET.failed, '请求转发失败');
    }
  },
  ChangePreUrl: setPreUrl,
  SelectNetLine(payload, world) {
    const { id } = byId(world.state.lines, text(payload, 'lineId'), '线路');
    world.state.settings.netLineId = id;
    world.save();
    return { lineId: id };
  },
};

/** An address without a host is put behind the pre-URL. */
function target(url: string, preUrl: string): URL {
  const full = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `${preUrl.replace(/\/$/, '')}/${url.replace(/^\/+/, '')}`,
  );
  if (!full) throw badArgument('url');
  if (!/^https?:$/.test(full.protocol) || !LOOPBACK.test(full.hostname)) {
    throw new Refusal(RET.forbidden, '模拟器只转发到本机地址');
  }
  return full;
}

function headersOf(payload: Payload): Record<string, string> {
  const headers = payload['headers'];
  if (headers === undefined) return {};
  if (typeof headers !== 'object' || headers === null) throw badArgument('headers');
  const pairs = Object.entries(headers);
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    throw badArgument('headers');
  return Object.fromEntries(pairs);
}
