/** A request form's store, joined to this browser and to the website API. */
import type { RequestOf } from '#src/api/contract/call.ts';
import { applicationAdd, appointmentAdd, customizeAdd, feedbackAdd } from '#src/api/contract/applications.ts';
import { clock } from '#src/browser/clock.ts';
import { goTo, queryParameters } from '#src/browser/location.ts';
import { keepReceipt } from '#src/browser/sent-request.ts';
import { session } from '#src/browser/storage.ts';
import { isoDay } from '#src/domain/day.ts';
import type { RequestKind } from '#src/domain/request-forms.ts';
import { callApi } from '#src/stores/call-api.ts';
import type { Outcome } from '#src/stores/outcome.ts';
import { createRequestForm, type RequestForm } from '#src/stores/request-form.ts';

/** Appointments begin tomorrow, by Beijing's day. */
const DAY_MS = 86_400_000;

/** Whoever sent the visitor earns by an application, not by an opinion. Without the code for it the form goes as it is. */
const attributionFor = (kind: RequestKind): Promise<object> =>
  kind === 'feedback'
    ? Promise.resolve({})
    : import('#src/browser/carried-attribution.ts').then(
        ({ carriedAttribution }) => carriedAttribution(),
        () => ({}),
      );

export interface Application {
  type: 0 | 1 | 2;
  source: number;
}

interface Options {
  kind: RequestKind;
  apiLanguage: 'zh' | 'en';
  application: Application | undefined;
  successPath: string | undefined;
}

export function createBrowserRequestForm({
  kind,
  apiLanguage,
  application,
  successPath,
}: Options): RequestForm {
  return createRequestForm({
    kind,
    session,
    send: async (payload, signal) => {
      const carried = await attributionFor(kind);
      const whole = { ...payload, ...openedFrom(application), ...carried };
      return sendRequest(kind, whole, { language: apiLanguage, signal });
    },
    onArrived(receipt) {
      if (!successPath) return;
      keepReceipt(receipt);
      goTo(successPath);
    },
    earliestDay: () => isoDay(new Date(clock.wallMs() + DAY_MS), 'Asia/Shanghai'),
  });
}

/** Links to a form name the place they stand at (`?source=5`), as the wire contract numbers these places. */
function openedFrom(application: Application | undefined): Application | undefined {
  const source = Number(queryParameters().get('source'));
  return application && Number.isInteger(source) && source >= 1 && source <= 7
    ? { ...application, source }
    : application;
}

function sendRequest(
  kind: RequestKind,
  payload: object,
  options: { language: 'zh' | 'en'; signal: AbortSignal },
): Promise<Outcome<{ id: string }>> {
  // Each payload is made of exactly the fields of its kind (`REQUEST_FIELDS`), which are the contract's.
  switch (kind) {
    case 'application':
      return callApi(applicationAdd, payload as RequestOf<typeof applicationAdd>, options);
    case 'customize':
      return callApi(customizeAdd, payload as RequestOf<typeof customizeAdd>, options);
    case 'appointment':
      return callApi(appointmentAdd, payload as RequestOf<typeof appointmentAdd>, options);
    case 'feedback':
      return callApi(feedbackAdd, payload as RequestOf<typeof feedbackAdd>, options);
  }
}
