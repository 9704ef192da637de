/** The form with which a partner asks for the figures of their code. */
import type { ReplyOf } from '#src/api/contract/call.ts';
import { partnerFigures } from '#src/api/contract/partners.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm } from '#src/stores/form.ts';
import type { SiteHost } from '#src/stores/site-host.ts';

export type Figures = ReplyOf<typeof partnerFigures>;

const FIELDS = ['promoter', 'key'] as const;

export const createFiguresForm = (host: SiteHost) =>
  createForm({
    host,
    fields: FIELDS,
    check: (field, { [field]: value }) => required(value),
    draft: { key: sessionKeys.partnerFiguresDraft, fields: ['promoter'] },
    async send({ promoter, key }, signal) {
      const payload = { promoter: promoter.trim(), key: key.trim() };
      const outcome = await host.callApi(partnerFigures, payload, signal);
      if (outcome.ok || outcome.complaint?.message.key !== 'apiErrors.tokenInvalid') return outcome;
      // The answer does not say which of the two is wrong.
      return { ...outcome, complaint: { ...outcome.complaint, field: 'key' } };
    },
  });
