/**
 * `/dev/provider`: an account service of the project's own for development servers. It asks for consent as a real one does
 * (OAuth 2.0, authorization code with PKCE, S256 only), and can refuse or fail, so that every ending can be tried. It knows
 * one site, by its client id, and leads nowhere but to that site's `/oauth`. Any name is taken: it guards nothing.
 */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { withoutControls } from '#src/api/contract/fields.ts';
import type { LocalProvider } from '#server/oauth/local-provider.ts';
import { localTarget } from './local-target.ts';
import { consentPage, faultPage, type ProviderLanguage } from './provider-page.ts';

export interface ProviderDependencies {
  clientId: string;
  localProvider: LocalProvider;
  /** Origin that the browser asked for. */
  ownOrigin: (context: Context) => string;
}

const MAX_NAME = 64;
const short = v.pipe(v.string(), v.maxLength(512));

/** What a site that may ask, asks. */
const authorizeRequest = v.object({
  response_type: v.literal('code'),
  scope: v.optional(short, ''),
  code_challenge: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});

interface Asked {
  language: ProviderLanguage;
  redirect: string;
  /** Sent back untouched. */
  state: string;
  request: v.InferOutput<typeof authorizeRequest> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns `undefined` for a site that is not known, or an address that is not its own: nobody is sent there */
function readAsked(fields: Fields, clientId: string, origin: string): Asked | undefined {
  const redirect = textOf(fields['redirect_uri']);
  const path = redirect.startsWith(`${origin}/`) && localTarget(redirect.slice(origin.length), origin);
  const prefix = path ? /^(\/[a-z]{2})?\/oauth$/.exec(path) : null;
  if (!prefix || fields['client_id'] !== clientId) return undefined;
  const request = v.safeParse(authorizeRequest, fields);
  return {
    language: prefix[1] === '/en' ? 'en' : 'zh-CN',
    redirect,
    state: textOf(fields['state']),
    request: request.success ? request.output : undefined,
  };
}

/** The way back, with the provider's word and the site's own `state`. */
function answer({ redirect, state }: Asked, result: { code: string } | { error: string }): string {
  const target = new URL(redirect);
  for (const [name, value] of Object.entries(result)) target.searchParams.set(name, value);
  target.searchParams.set('state', state);
  return target.href;
}

export function createProviderPages({ clientId, localProvider, ownOrigin }: ProviderDependencies): Hono {
  const provider = new Hono();

  provider.get('/authorize', (context) => {
    const fields = context.req.query();
    const asked = readAsked(fields, clientId, ownOrigin(context));
    if (!asked) return context.html(faultPage(), 400);
    if (!asked.request || !asked.state) {
      return context.body(null, 303, { location: answer(asked, { error: 'invalid_request' }) });
    }
    return context.html(
      consentPage({
        language: asked.language,
        clientId,
        host: new URL(asked.redirect).host,
        scope: asked.request.scope,
        fields,
      }),
    );
  });

  provider.post('/authorize', async (context) => {
    const fields: Fields = await context.req.parseBody();
    const asked = readAsked(fields, clientId, ownOrigin(context));
    if (!asked) return context.html(faultPage(), 400);
    return context.body(null, 303, { location: answer(asked, await decide(asked, fields)) });
  });

  async function decide(
    { request, redirect }: Asked,
    fields: Fields,
  ): Promise<{ code: string } | { error: string }> {
    if (!request) return { error: 'invalid_request' };
    if (fields['decision'] === 'fail') return { error: 'temporarily_unavailable' };
    const userName = withoutControls(textOf(fields['user_name'])).trim().slice(0, MAX_NAME);
    if (fields['decision'] !== 'allow' || userName === '') return { error: 'access_denied' };
    return { code: await localProvider.grant({ userName, redirect, challenge: request.code_challenge }) };
  }
  return provider;
}
