/** A form that staff answer. The sent request is kept, so that the visitor sees a receipt. */
import { applicationAdd, appointmentAdd, customizeAdd, feedbackAdd } from '#src/api/contract/applications.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { APPLICATION_TYPE, ApplicationType } from '#src/config/wire.ts';
import { openedFrom, type Application } from '#src/domain/application.ts';
import { attributionFields } from '#src/domain/attribution-fields.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { isoDay } from '#src/domain/day.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import { createForm } from '#src/stores/form.ts';
import type { Outcome } from '#src/stores/call-api.ts';
import type { SiteHost } from '#src/stores/site-host.ts';
import {
  checkRequestField,
  REQUEST_FIELDS,
  requestPayload,
  type RequestField,
  type RequestKind,
  type RequestPayloads,
  type RequestValues,
} from './rules.ts';
import { saveSentRequest } from './sent-request.ts';

type Types = typeof APPLICATION_TYPE;

/** What the page knows of a form beside its entries. */
export interface RequestContexts {
  application: Application<Types['ecology'] | Types['channelPartner']>;
  customize: Application<Types['privateDeployment']>;
  appointment: undefined;
  feedback: undefined;
}

export type Choices = Readonly<Partial<Record<RequestField, readonly string[] | undefined>>>;

export interface RequestFormSettings<Kind extends RequestKind> {
  kind: Kind;
  /** For applications: what is applied for, and the default if the address names none. */
  application: RequestContexts[Kind];
  /** Labels of the lists: a field has the number of the chosen one, the same in each language; staff get the label. */
  choices?: Choices;
  /** Page to open after sending; without it the receipt is shown in place. */
  successPath?: string | undefined;
}

export interface Receipt<Kind extends RequestKind> {
  id: string;
  values: RequestValues<Kind>;
}

type Sender<Kind extends RequestKind> = (
  host: SiteHost,
  payload: RequestPayloads[Kind],
  application: RequestContexts[Kind],
  signal: AbortSignal,
) => Promise<Outcome<{ id: string }>>;

const senderOf = (host: SiteHost) => attributionFields(host.attribution.$attribution.get());
const originOf = <Type extends ApplicationType>(host: SiteHost, application: Application<Type>) => ({
  ...openedFrom(application, host.query()),
  ...senderOf(host),
});

/** The call of each kind, and its further fields. Applications name the referrer, opinions do not. */
const SENDERS: { readonly [Kind in RequestKind]: Sender<Kind> } = {
  application: (host, payload, application, signal) =>
    host.callApi(applicationAdd, { ...payload, ...originOf(host, application) }, signal),
  customize: (host, payload, application, signal) =>
    host.callApi(customizeAdd, { ...payload, ...originOf(host, application) }, signal),
  appointment: (host, payload, _none, signal) =>
    host.callApi(appointmentAdd, { ...payload, ...senderOf(host) }, signal),
  feedback: (host, payload, _none, signal) => host.callApi(feedbackAdd, payload, signal),
};

export function createRequestForm<Kind extends RequestKind>(
  host: SiteHost,
  { kind, application, choices = {}, successPath }: RequestFormSettings<Kind>,
) {
  const labelled = (typed: RequestValues<Kind>) => {
    const fields = REQUEST_FIELDS[kind];
    const entries = fields.map((field) => [field, choices[field]?.[Number(typed[field])] ?? typed[field]]);
    return Object.fromEntries(entries) as RequestValues<Kind>; // the same fields
  };
  const earliestDay = () => isoDay(new Date(host.clock.wallMs() + DAY_MS), 'Asia/Shanghai');
  const form = createForm<RequestField<Kind>, Receipt<Kind>>({
    host,
    fields: REQUEST_FIELDS[kind],
    check: (field, values) => checkRequestField(kind, field, values[field], earliestDay()),
    draft: { key: sessionKeys[`${kind}Draft`] },
    async send(typed, signal) {
      const values = labelled(typed);
      const outcome = await SENDERS[kind](host, requestPayload(kind, values), application, signal);
      return outcome.ok ? { ok: true, data: { id: outcome.data.id, values } } : outcome;
    },
    onDone(receipt) {
      host.noteVisitor(chatUserOfForm(receipt.values, kind));
      if (!successPath) return;
      saveSentRequest(host.session, receipt);
      host.goTo(successPath);
    },
  });
  return {
    ...form,
    /** First day of an appointment: tomorrow in Beijing, as `2026-11-22`. */
    earliestDay,
    mount() {
      host.attribution.capture();
      return form.mount();
    },
  };
}
