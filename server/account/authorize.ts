/**
 * `/account/authorize`: the site's own account service (OAuth 2.0, authorization code with PKCE, S256 only). It serves
 * one site, by its client id, and redirects only to that site's `/oauth`. People sign in by password or by code and
 * allow the site to read their name; after signing in by code they may set a password. No script is needed.
 */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { setPassword } from '#server/accounts/users.ts';
import { sendCode } from '#server/api/handlers/codes.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Services } from '#server/api/services.ts';
import { readBody, type RequestFacts } from '#server/http/request.ts';
import type { Page } from '#server/http/plain-page.ts';
import { isOwnAddress } from '#server/http/origins.ts';
import type { AreaCode } from '#src/config/wire.ts';
import { areaCodeOf, checkPhone, normalizeCode, normalizePhone } from '#src/domain/validation/phone.ts';
import type { AccountGrants } from './grants.ts';
import {
  ACCOUNT_POLICY,
  consentPage,
  signInPage,
  unknownSitePage,
  type Notice,
  type SignInRequest,
} from './page.ts';
import { signInByCode, signInByPassword } from './sign-in.ts';

/** The fields of a site's request and of the forms. */
const MAX_BODY_BYTES = 16 * 1024;
const short = v.pipe(v.string(), v.maxLength(512));

/** A valid request of a known site. */
const authorizeRequest = v.object({
  response_type: v.literal('code'),
  scope: v.optional(short, ''),
  code_challenge: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});
const REQUEST_FIELDS = ['client_id', 'redirect_uri', 'state', ...Object.keys(authorizeRequest.entries)];

type Fields = Readonly<Record<string, unknown>>;

interface AuthorizeRequest extends SignInRequest {
  /** Sent back untouched. */
  state: string;
  /** `undefined` where the request is not valid. */
  challenge: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const OAUTH_PAGE = /^(\/[a-z]{2})?\/oauth$/;

/** @returns `undefined` for an unknown site, or an address that is not the site's own: there is no redirect then */
function readRequest(
  fields: Fields,
  host: string,
  { config, ownOrigins }: Services,
): AuthorizeRequest | undefined {
  const redirect = textOf(fields['redirect_uri']);
  if (fields['client_id'] !== config.oauthClientId || !isOwnAddress(redirect, host, ownOrigins))
    return undefined;
  const { origin, pathname } = new URL(redirect);
  const page = OAUTH_PAGE.exec(pathname);
  // Nothing else: no user name, no query, no other spelling.
  if (!page || redirect !== origin + pathname) return undefined;
  const checked = v.safeParse(authorizeRequest, fields);
  const language = page[1] === '/en' ? 'en' : 'zh';
  return {
    language,
    brand: config.sms.brand[language],
    redirect,
    state: textOf(fields['state']),
    challenge: checked.success ? checked.output.code_challenge : undefined,
    fields: Object.fromEntries(REQUEST_FIELDS.map((name) => [name, textOf(fields[name])])),
  };
}

/** The answer: a page, or a redirect back to the site with the result. */
type Step = { page: Page } | { code: string } | { error: string };

/** The redirect back, with the site's own `state`. */
function redirectTarget(
  { redirect, state }: AuthorizeRequest,
  result: { code: string } | { error: string },
): string {
  const target = new URL(redirect);
  for (const [name, value] of Object.entries({ ...result, state })) target.searchParams.set(name, value);
  return target.href;
}

export function createAccountPages(
  services: Services,
  grants: AccountGrants,
  facts: (context: Context) => RequestFacts,
): Hono {
  const account = new Hono();
  account.use(async (context, next) => {
    // Kept by the visitor's browser, so that Back shows a page and no question about sending a form again.
    context.header('cache-control', 'private, no-cache');
    context.header('content-security-policy', ACCOUNT_POLICY);
    context.header('referrer-policy', 'same-origin');
    return next();
  });
  const answer = (context: Context, request: AuthorizeRequest, step: Step) =>
    'page' in step
      ? context.html(step.page)
      : context.body(null, 303, { location: redirectTarget(request, step) });

  account.get('/authorize', (context) => {
    const request = readRequest(context.req.query(), facts(context).host, services);
    if (!request) return context.html(unknownSitePage(services.config.sms.brand.zh), 400);
    const isValid = request.challenge !== undefined && request.state !== '';
    return answer(context, request, isValid ? { page: signInPage(request) } : { error: 'invalid_request' });
  });

  account.post('/authorize', async (context) => {
    const visitor = facts(context);
    const body = await readBody(context.req.raw, MAX_BODY_BYTES);
    if (typeof body === 'number') return context.html(unknownSitePage(services.config.sms.brand.zh), body);
    const fields: Fields = Object.fromEntries(new URLSearchParams(body));
    const request = readRequest(fields, visitor.host, services);
    const origin = context.req.header('origin') ?? request?.redirect ?? '';
    if (!request || !isOwnAddress(origin, visitor.host, services.ownOrigins)) {
      return context.html(unknownSitePage(services.config.sms.brand.zh), 400);
    }
    const call: CallContext = { services, language: request.language, ...visitor };
    context.set('failurePage', () => signInPage(request, { kind: 'failed' }, typedIn(fields)));
    return answer(context, request, await nextStep(request, fields, call));
  });

  async function nextStep(request: AuthorizeRequest, fields: Fields, call: CallContext): Promise<Step> {
    if (request.challenge === undefined) return { error: 'invalid_request' };
    const act = textOf(fields['act']);
    if (act === 'refuse') return { error: 'access_denied' };
    if (act === 'allow') return allow(request, request.challenge, fields);
    const typed = typedIn(fields);
    if (act === 'send' || act === 'call') {
      return { page: signInPage(request, await askForCode(typed, act === 'call', call), typed) };
    }
    const proof = act === 'code' ? 'code' : 'password';
    const signedIn =
      proof === 'code'
        ? await signInByCode(numberOf(typed), normalizeCode(textOf(fields['code'])), call)
        : await signInByPassword(services, {
            account: typed.account,
            password: textOf(fields['password']).slice(0, 256),
            address: call.address,
          });
    if (signedIn.kind !== 'in') return { page: signInPage(request, signedIn, typed) };
    const { id, userName } = signedIn.account;
    return { page: consentPage(request, { name: userName, ticket: grants.ticket(id, proof), proof }) };
  }

  async function allow(request: AuthorizeRequest, challenge: string, fields: Fields): Promise<Step> {
    const ticket = textOf(fields['ticket']);
    const signedIn = await grants.readTicket(ticket);
    if (!signedIn) return { page: signInPage(request, { kind: 'over' }) };
    const { account: person, proof } = signedIn;
    const password = textOf(fields['new_password']);
    if (password !== '' && proof === 'code') {
      const kind = await setPassword(services.db, person.id, password);
      if (kind) return { page: consentPage(request, { name: person.userName, ticket, proof }, { kind }) };
    }
    return { code: await grants.grant({ userId: person.id, redirect: request.redirect, challenge }) };
  }

  return account;
}

const typedIn = (fields: Fields) => ({
  account: textOf(fields['account']).slice(0, 64),
  area_code: areaCodeOf(textOf(fields['area_code'])),
  phone: textOf(fields['phone']).slice(0, 32),
});
type Typed = Parameters<typeof numberOf>[0];

const numberOf = ({ area_code: areaCode, phone }: { area_code: AreaCode; phone: string }) => ({
  areaCode,
  phone: normalizePhone(areaCode, phone),
});

async function askForCode(typed: Typed, voice: boolean, context: CallContext): Promise<Notice> {
  if (checkPhone(typed.area_code, typed.phone)) return { kind: 'phone' };
  const sent = await sendCode({ purpose: 'sign_in', ...numberOf(typed) }, voice, context);
  if (sent.kind === 'data') return { kind: 'sent' };
  const retryAfterSeconds = sent.data?.retry_after;
  return retryAfterSeconds === undefined ? { kind: 'phone' } : { kind: 'again', retryAfterSeconds };
}
