/**
 * `/account/authorize`: the account service that comes with the site (OAuth 2.0, authorization code with PKCE, S256 only).
 * It knows one site, by its client id, and leads nowhere but to that site's `/oauth`. People sign in by password or by code,
 * then allow the site to hear their name; who came by a code may set a password on the way. No script is needed.
 */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { setPassword, signInByCode, signInByPassword, type SignIn } from '#server/accounts/sign-in.ts';
import { sendCode } from '#server/api/handlers/codes.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Services } from '#server/api/services.ts';
import { localTarget } from '#server/dev/local-target.ts';
import { readBody } from '#server/http/body.ts';
import type { RequestFacts } from '#server/http/request-facts.ts';
import { areaCodeOf, checkPhone, normalizePhone } from '#src/domain/validation/phone.ts';
import type { AccountGrants } from './grants.ts';
import {
  ACCOUNT_POLICY,
  consentPage,
  faultPage,
  signInPage,
  type AccountLanguage,
  type Notice,
} from './page.ts';

export interface AccountDependencies {
  services: Services;
  grants: AccountGrants;
  facts: (context: Context) => RequestFacts;
}

/** The request of a site and what somebody types. */
const MAX_BODY_BYTES = 16 * 1024;
const short = v.pipe(v.string(), v.maxLength(512));

/** What a site that may ask, asks. */
const authorizeRequest = v.object({
  response_type: v.literal('code'),
  scope: v.optional(short, ''),
  code_challenge: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});
const REQUEST_FIELDS = [
  ...['client_id', 'redirect_uri', 'state'],
  ...['response_type', 'scope', 'code_challenge', 'code_challenge_method'],
];

type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  language: AccountLanguage;
  redirect: string;
  /** Sent back untouched. */
  state: string;
  request: v.InferOutput<typeof authorizeRequest> | undefined;
  /** The request, to be sent again with each step. */
  fields: Record<string, string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns `undefined` for a site that is not known, or an address that is not its own: nobody is sent there */
function readAsked(fields: Fields, clientId: string, origins: ReadonlySet<string>): Asked | undefined {
  const redirect = textOf(fields['redirect_uri']);
  const origin = URL.canParse(redirect) ? new URL(redirect).origin : '';
  const path = origins.has(origin) && localTarget(redirect.slice(origin.length), origin);
  const prefix = path ? /^(\/[a-z]{2})?\/oauth$/.exec(path) : null;
  if (!prefix || fields['client_id'] !== clientId) return undefined;
  const request = v.safeParse(authorizeRequest, fields);
  return {
    language: prefix[1] === '/en' ? 'en' : 'zh',
    redirect,
    state: textOf(fields['state']),
    request: request.success ? request.output : undefined,
    fields: Object.fromEntries(REQUEST_FIELDS.map((name) => [name, textOf(fields[name])])),
  };
}

/** The way back, with the service's word and the site's own `state`. */
function answer({ redirect, state }: Asked, result: { code: string } | { error: string }): string {
  const target = new URL(redirect);
  for (const [name, value] of Object.entries(result)) target.searchParams.set(name, value);
  target.searchParams.set('state', state);
  return target.href;
}

export function createAccountPages({ services, grants, facts }: AccountDependencies): Hono {
  const account = new Hono();
  const { clientId, ownOrigins } = {
    clientId: services.config.oauthClientId,
    ownOrigins: services.ownOrigins,
  };

  account.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', ACCOUNT_POLICY);
    context.header('referrer-policy', 'same-origin');
    return next();
  });

  const originsOf = (context: Context): ReadonlySet<string> => {
    const { origin, host, protocol } = new URL(context.req.url);
    const forwarded = context.req.header('x-forwarded-proto');
    const own = forwarded === 'https' && protocol === 'http:' ? `https://${host}` : origin;
    return new Set([own, ...ownOrigins]);
  };

  account.get('/authorize', (context) => {
    const asked = readAsked(context.req.query(), clientId, originsOf(context));
    if (!asked) return context.html(faultPage(), 400);
    if (!asked.request || !asked.state) {
      return context.body(null, 303, { location: answer(asked, { error: 'invalid_request' }) });
    }
    return context.html(signInPage(asked));
  });

  account.post('/authorize', async (context) => {
    const origin = context.req.header('origin');
    const body = await readBody(context.req.raw, MAX_BODY_BYTES);
    if (typeof body === 'number') return context.html(faultPage(), body);
    const fields: Fields = Object.fromEntries(new URLSearchParams(body));
    const asked = readAsked(fields, clientId, originsOf(context));
    if (!asked || (origin !== undefined && !originsOf(context).has(origin))) {
      return context.html(faultPage(), 400);
    }
    const back = (result: { code: string } | { error: string }) =>
      context.body(null, 303, { location: answer(asked, result) });
    if (!asked.request) return back({ error: 'invalid_request' });
    const act = textOf(fields['act']);
    if (act === 'refuse') return back({ error: 'access_denied' });
    const { language } = asked;
    const call: CallContext = { services, language, ...facts(context) };
    if (act === 'allow') {
      const ticket = await grants.readTicket(textOf(fields['ticket']));
      if (!ticket) return context.html(signInPage(asked, { kind: 'over' }));
      const password = textOf(fields['new_password']);
      if (password !== '' && ticket.proof === 'code') {
        const problem = await setPassword(services.db, ticket.account.id, password);
        if (problem) {
          const shown = {
            name: ticket.account.userName,
            ticket: textOf(fields['ticket']),
            maySetPassword: true,
          };
          return context.html(consentPage(asked, shown, { kind: problem }));
        }
      }
      const { code_challenge: challenge } = asked.request;
      return back({
        code: await grants.grant({ userId: ticket.account.id, redirect: asked.redirect, challenge }),
      });
    }
    const typed = {
      account: textOf(fields['account']).slice(0, 64),
      area_code: areaCodeOf(textOf(fields['area_code'])),
      phone: textOf(fields['phone']).slice(0, 32),
    };
    if (act === 'send' || act === 'call') {
      const notice = await askForCode(typed, act === 'call', call);
      return context.html(signInPage(asked, notice, typed));
    }
    const signedIn = await signIn(act, typed, fields, call);
    if (signedIn.kind !== 'in') return context.html(signInPage(asked, signedIn, typed));
    const proof = act === 'code' ? 'code' : 'password';
    return context.html(
      consentPage(asked, {
        name: signedIn.account.userName,
        ticket: grants.ticket(signedIn.account.id, proof),
        maySetPassword: proof === 'code',
      }),
    );
  });

  return account;
}

interface Typed {
  account: string;
  area_code: '86' | '1';
  phone: string;
}

function signIn(
  act: string,
  typed: Typed,
  fields: Fields,
  { services, address }: CallContext,
): Promise<SignIn> {
  const { area_code: areaCode } = typed;
  const phone = normalizePhone(areaCode, typed.phone);
  return act === 'code'
    ? signInByCode(services, { areaCode, phone, code: textOf(fields['code']).trim(), address })
    : signInByPassword(services, {
        account: typed.account,
        password: textOf(fields['password']).slice(0, 256),
        address,
      });
}

async function askForCode(typed: Typed, voice: boolean, context: CallContext): Promise<Notice> {
  const { area_code: areaCode } = typed;
  if (checkPhone(areaCode, typed.phone)) return { kind: 'phone' };
  const phone = normalizePhone(areaCode, typed.phone);
  const sent = await sendCode({ purpose: 'sign_in', areaCode, phone }, voice, context);
  if (sent.kind === 'data') return { kind: 'sent' };
  return sent.kind === 'refusal' ? { kind: 'said', text: sent.msg } : sent;
}
