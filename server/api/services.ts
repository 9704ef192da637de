/** What handlers work with, put together once. */
import type { AccountGrants } from '#server/account/grants.ts';
import type { Installation } from '#server/installation.ts';
import { startDeliveries, type Deliveries } from '#server/deliveries/deliveries.ts';
import { createHalfUsedWarning, createLimiter } from '#server/limits/limiter.ts';
import { limitRules } from '#server/limits/rules.ts';
import { noMetrics, type Metrics } from '#server/watch/metrics.ts';
import { createRegistrationEvents, createSubmissions } from '#server/submissions/submissions.ts';
import { createCodes } from '#server/accounts/codes.ts';
import { createSignUps } from '#server/accounts/sign-ups.ts';
import type { SmsSender } from '#server/sms/sender.ts';
import type { OAuthProvider } from '#server/oauth/provider.ts';

export interface ServiceDependencies extends Installation {
  sms: SmsSender;
  oauth: OAuthProvider;
  /** The site's own account service; absent where another provider is set up. */
  account?: AccountGrants | undefined;
  metrics?: Metrics;
  /** Delivers what visitors send; without it that stays in its table. */
  deliveries?: Deliveries;
}

export type Services = ReturnType<typeof createServices>;

export function createServices(dependencies: ServiceDependencies) {
  const { config, db, clock, hash, log, metrics = noMetrics } = dependencies;
  const { deliveries = startDeliveries({ db, clock, log, destinations: [], owner: '' }) } = dependencies;
  const limiter = createLimiter(db, clock);
  const rules = limitRules(config.limits, hash);
  return {
    ...dependencies,
    /** Origins that count as this site: its address, and those of CORS_ORIGINS. */
    ownOrigins: new Set([config.siteUrl, ...config.corsOrigins]),
    metrics,
    deliveries,
    limiter,
    rules,
    codeWarning: createHalfUsedWarning(limiter, rules.halfOfAllCodes, clock, () =>
      log.warn('More than half of the codes of LIMIT_CODES_TOTAL_HOUR were sent within the last hour.'),
    ),
    formWarning: createHalfUsedWarning(limiter, rules.halfOfAllForms, clock, () =>
      log.warn('More than half of the forms of LIMIT_FORMS_TOTAL_HOUR arrived within the last hour.'),
    ),
    codes: createCodes(db, clock, hash),
    /** Minutes ago. */
    signUps: createSignUps(db, clock),
    submissions: createSubmissions({ db, clock, hash, deliveries }),
    registrations: createRegistrationEvents(deliveries, config.deliveries.webhook),
  };
}
