/** The relay of HTTP requests, their base address, and their line. */
import {
  type ActionsOf,
  type Payload,
  allowed,
  badArgument,
  byId,
  oneOf,
  text,
  textOrNull,
} from '#client-model/action.ts';
import { parseUrl } from '#src/config/parse-url.ts';
import { set, setPreUrl } from './system-info.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

export const serverApi: ActionsOf<'serverApi'> = {
  async HttpRequest(payload, context) {
    const url = target(text(payload, 'url'), context.state.settings.preUrl);
    const method = oneOf(payload, 'method', METHODS);
    const body = method === 'GET' || method === 'HEAD' ? null : textOrNull(payload, 'body');
    return context.relay({ url, method, headers: headersOf(payload), body });
  },
  ChangePreUrl: setPreUrl,
  SelectNetLine: allowed('line', (payload, context) => {
    const lineId = textOrNull(payload, 'lineId');
    if (lineId !== null) byId(context.state.lines, lineId, 'noLine');
    return { lineId: set('netLineId', lineId, context) };
  }),
};

/** An address without a host is appended to the pre-URL. */
function target(url: string, preUrl: string): URL {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(url)
    ? url
    : `${preUrl.replace(/\/$/, '')}/${url.replace(/^\/+/, '')}`;
  const parsed = parseUrl(full);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw badArgument('url');
  return parsed;
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
