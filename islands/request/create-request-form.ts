/** A request form's store, joined to this browser and to the website API. */
import { applicationAdd, appointmentAdd, customizeAdd, feedbackAdd } from '#src/api/contract/applications.ts';
import { clock } from '#src/browser/clock.ts';
import { goTo, onLeave, queryParameters } from '#src/browser/location.ts';
import { session } from '#src/browser/storage.ts';
import type { APPLICATION_TYPE } from '#src/config/wire.ts';
import { openedFrom, type Application } from '#src/domain/application.ts';
import { attributionFields } from '#src/domain/attribution-fields.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { isoDay } from '#src/domain/day.ts';
import type { RequestKind, RequestPayloads } from '#src/domain/request-forms.ts';
import { callApi, type ApiCallOptions } from '#src/stores/call-api.ts';
import type { Outcome } from '#src/stores/outcome.ts';
import { pageAttribution } from '#src/stores/page/attribution.ts';
import { noteVisitor } from '#src/stores/page/chat-user.ts';
import { createRequestForm, type RequestForm } from '#src/stores/request-form.ts';
import { createSentRequest } from '#src/stores/sent-request.ts';

/** Appointments begin tomorrow, by Beijing's day. */
const DAY_MS = 86_400_000;

type Types = typeof APPLICATION_TYPE;

/** What the page knows of a form beside what is typed into it. */
export interface RequestContexts {
  application: Application<Types['ecology'] | Types['channelPartner']>;
  customize: Application<Types['privateDeployment']>;
  appointment: undefined;
  feedback: undefined;
}

type Sender<Kind extends RequestKind> = (
  payload: RequestPayloads[Kind],
  application: RequestContexts[Kind],
  options: ApiCallOptions,
) => Promise<Outcome<{ id: string }>>;

const carried = () => attributionFields(pageAttribution.$attribution.get());

/** Which call each kind is, and what goes along. Whoever sent the visitor earns by an application, not by an opinion. */
const SENDERS: { readonly [Kind in RequestKind]: Sender<Kind> } = {
  application: (payload, application, options) =>
    callApi(
      applicationAdd,
      { ...payload, ...openedFrom(application, queryParameters()), ...carried() },
      options,
    ),
  customize: (payload, application, options) =>
    callApi(
      customizeAdd,
      { ...payload, ...openedFrom(application, queryParameters()), ...carried() },
      options,
    ),
  appointment: (payload, _none, options) => callApi(appointmentAdd, { ...payload, ...carried() }, options),
  feedback: (payload, _none, options) => callApi(feedbackAdd, payload, options),
};

export interface RequestFormSettings<Kind extends RequestKind> {
  kind: Kind;
  apiLanguage: 'zh' | 'en';
  /** For applications: what is applied for, and the place that counts when the address names none. */
  application: RequestContexts[Kind];
  /** Where to go once it has arrived; without it the receipt is shown in place. */
  successPath?: string | undefined;
}

export function createBrowserRequestForm<Kind extends RequestKind>({
  kind,
  apiLanguage,
  application,
  successPath,
}: RequestFormSettings<Kind>): RequestForm<Kind> {
  const form = createRequestForm({
    kind,
    session,
    send: (payload, signal) => SENDERS[kind](payload, application, { language: apiLanguage, signal }),
    onLeave,
    onArrived(receipt) {
      noteVisitor(chatUserOfForm(receipt.values));
      if (!successPath) return;
      createSentRequest(session).keep(receipt);
      goTo(successPath);
    },
    earliestDay: () => isoDay(new Date(clock.wallMs() + DAY_MS), 'Asia/Shanghai'),
  });
  return {
    ...form,
    mount() {
      pageAttribution.capture();
      return form.mount();
    },
  };
}
