/**
 * `/dev`: the outbox, links into the embedded views, sample invitations, the simulator's faults. Available only where
 * `DEV_TOOLS` is on, and only to requests of this machine by a loopback name: other machines, and sites whose name
 * resolves to this one, must not read codes.
 */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { DEV_POLICY, indexPage, page } from './index-page.ts';
import { readSampleInvitations, seedInvitations } from './samples.ts';
import { NO_FAULTS } from '#server/client-simulator/faults.ts';
import type { ClientSimulator } from '#server/client-simulator/index.ts';
import type { Installation } from '#server/installation.ts';
import { originGuard } from '#server/http/origins.ts';
import { isFromThisMachine } from '#server/http/request.ts';
import { readOutbox } from '#server/sms/sender.ts';
import { safeLink } from '#src/domain/safe-link.ts';

const NO_SIMULATOR = 'The desktop-client simulator is not running.';

/** The used part of the simulator. */
export type Simulator = Pick<
  ClientSimulator,
  'cookies' | 'faults' | 'setFaults' | 'disconnect' | 'rotateSession'
>;

interface DevToolsDependencies extends Omit<Installation, 'log'> {
  simulator: Simulator | undefined;
}

export function createDevTools(dependencies: DevToolsDependencies): Hono {
  const { config, db, content, simulator } = dependencies;
  const samples = readSampleInvitations(config.contentDir);
  const dev = new Hono();

  dev.use(originGuard());
  dev.use(async (context, next) => {
    if (!isFromThisMachine(context)) {
      return context.text('These tools are for this machine only: open them at 127.0.0.1 or localhost.', 403);
    }
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', DEV_POLICY);
    // With no-referrer a browser would send `Origin: null` with the forms of these pages.
    context.header('referrer-policy', 'same-origin');
    return next();
  });

  dev.get('/', (context) =>
    context.html(
      indexPage({
        invitations: samples,
        promoters: content.promoters.promoters,
        faults: simulator?.faults,
      }),
    ),
  );

  dev.get('/outbox', async (context) => context.json(await readOutbox(db)));

  dev.get('/client', (context) => {
    if (!simulator) return context.text(NO_SIMULATOR, 503);
    const { origin } = new URL(context.req.url);
    const to = safeLink(context.req.query('to') ?? '/app/site', { ownOrigin: origin, allowedOrigins: [] });
    if (!to) {
      return context.html(page('Invalid target', html`<p>"to" has to be a path on this site.</p>`), 400);
    }
    for (const [name, value] of Object.entries(simulator.cookies)) {
      // Scripts of pages read them, like those of the real client.
      context.header('set-cookie', `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`, {
        append: true,
      });
    }
    return context.body(null, 303, { location: to.href.slice(origin.length) });
  });

  dev.post('/faults', async (context) => {
    if (!simulator) return context.text(NO_SIMULATOR, 503);
    simulator.setFaults(faultsFrom(await context.req.parseBody(), simulator.faults));
    return context.body(null, 303, { location: '/dev#client' });
  });

  dev.post('/simulator', async (context) => {
    if (!simulator) return context.text(NO_SIMULATOR, 503);
    const { act } = await context.req.parseBody();
    if (act === 'close') simulator.disconnect();
    else if (act === 'rotate') simulator.rotateSession();
    else if (act === 'calm') simulator.setFaults(NO_FAULTS);
    else return context.text('"act" has to be close, rotate or calm.', 400);
    return context.body(null, 303, { location: '/dev#client' });
  });

  dev.post('/invitations', async (context) => {
    await seedInvitations(dependencies, samples, { reset: true });
    return context.body(null, 303, { location: '/dev' });
  });

  return dev;
}

/** Known faults only, each of its present type; an invalid value changes nothing. */
function faultsFrom(
  body: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, number | boolean>>,
): Record<string, number | boolean> {
  const changed: Record<string, number | boolean> = {};
  for (const [name, value] of Object.entries(current)) {
    const given = body[name];
    if (typeof given !== 'string') continue;
    if (typeof value === 'boolean') changed[name] = given === 'true';
    else if (given !== '' && Number(given) >= 0) changed[name] = Number(given);
  }
  return changed;
}
