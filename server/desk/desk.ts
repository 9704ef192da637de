/**
 * The embedded chat desk as one function from request to response: the visitor's page and the agents' inbox with their
 * API, and the operator's figures. It has its own origin, as an external desk would.
 */
import { Hono, type Context } from 'hono';
import { deskLanguage } from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import type { DeskLanguage } from '#src/config/wire.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import type { Installation } from '#server/installation.ts';
import { originGuard } from '#server/http/origins.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createSite } from '#server/static/site.ts';
import { OPERATOR_POLICY, showFigures } from '#server/statistics/operator-page.ts';
import { accessTo, agentSession } from './agent-session.ts';
import { createAgentRoutes } from './agent.ts';
import { agentLanguage } from './language.ts';
import type { DeskConfig } from './config.ts';
import { createDeskServices } from './services.ts';
import { hasOffer, receiveVisitor } from './visitor-session.ts';
import { createVisitorRoutes } from './visitor.ts';

/** Assets only: the pages and their access are below. */
const ASSETS = '/_astro/';

/** Its policy is sent with its file. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

export function createDesk(dependencies: Installation, config: DeskConfig) {
  const services = createDeskServices(dependencies, config);
  const pages = createSite(config.pagesDir);
  const app = new Hono();

  app.use(securityHeaders(({ req, res }) => !req.path.startsWith(ASSETS) && !isPage(res)));
  app.use(async (context, next) => {
    await next();
    if (!context.req.path.startsWith(ASSETS)) context.header('cache-control', 'no-store');
  });
  // Only the desk's own pages may call it.
  app.use(originGuard());

  async function show(
    context: Context,
    name: 'visitor' | 'question' | 'agent',
    language: DeskLanguage,
  ): Promise<Response> {
    const address = new URL(`/${language}/${name}`, context.req.url);
    const page = await pages.fetch(new Request(address, { method: 'GET', headers: context.req.raw.headers }));
    if (page.status !== 404) return context.newResponse(page.body, page);
    return context.text('The pages of the desk are not built. Run "npm run build" first.', 503);
  }

  app.get('/', async (context) => {
    const next = await receiveVisitor(context, services);
    if (next !== undefined) return context.redirect(next, 303);
    const name = hasOffer(context, services) ? 'question' : 'visitor';
    return show(context, name, parse(deskLanguage, context.req.query('language')));
  });
  const shut = (context: Context): Response =>
    context.text(
      'The inbox needs DESK_PASSWORD. On a development server without it, open this page at 127.0.0.1.',
      403,
    );
  app.get('/operator', async (context) => {
    if (accessTo(services, context) === 'shut') return shut(context);
    // After signing in, the link back is in the inbox's header.
    if (!(await agentSession(services, context).isValid())) return context.redirect('/agent', 303);
    const language = agentLanguage(context);
    context.header('content-security-policy', OPERATOR_POLICY);
    context.header('referrer-policy', 'no-referrer');
    const { brand } = dependencies.config.sms;
    return context.html(await showFigures(services, { language, brand }, context.req.query('days')));
  });
  app.get('/agent', async (context) => {
    if (accessTo(services, context) === 'shut') return shut(context);
    return show(context, 'agent', agentLanguage(context));
  });
  app.route('/visitor', createVisitorRoutes(services));
  app.route('/agent', createAgentRoutes(services));
  app.get('*', (context) =>
    context.req.path.startsWith(ASSETS) ? pages.fetch(context.req.raw) : context.text('Not found', 404),
  );
  app.all('*', (context) => context.json({ error: 'method' }, 405));

  app.onError((error, context) => {
    const status = isDatabaseOutage(error) ? 503 : 500;
    dependencies.log[status === 500 ? 'error' : 'warn'](
      { err: error, path: context.req.path },
      'a request to the desk failed',
    );
    return context.json({ error: 'server' }, status, { 'retry-after': '5' });
  });

  return {
    app,
    /** Ends the streams; pages reconnect when the desk is up again. */
    async close() {
      await services.streams.close();
      services.changes.close();
    },
  };
}
