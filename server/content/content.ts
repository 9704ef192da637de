/**
 * The operator's content: versions, ads, QR codes, promoters, applications and public figures for the API, prepared
 * answers for the chat desk. Read whole, at the start and on request, from the JSON files of the content folder
 * (`CONTENT_DIR`, by default the samples in `server/seed/`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { VERSION_TYPES } from '#src/config/wire.ts';
import { estimate } from '#src/api/contract/assistant.ts';
import { applications } from '#src/domain/market.ts';
import { deskAnswers } from '#src/api/contract/desk.ts';

const text = v.string();
const localized = v.object({ zh: text, en: text });
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Name of an installer, resolved against the download base; empty while a version is not released. */
const fileName = v.pipe(text, v.regex(/^(?:[A-Za-z0-9][A-Za-z0-9._-]*)?$/));

const version = v.object({
  file: fileName,
  file64: fileName,
  version: text,
  online_time: text,
  version_type: v.picklist(VERSION_TYPES),
  name: localized,
});
const v6Client = v.object({ file: fileName, version: text, name: localized, desc: localized });
const versions = v.object({
  pc: v.array(version),
  phone: v.array(version),
  v6: v.object({ windows: v6Client, mac_x86: v6Client, mac_m1: v6Client, linux: v6Client }),
});

const ad = v.nullable(
  v.object({ ad_id: text, ad_name: text, link: text, img: text, expand_img: text, title: localized }),
);

const qrCode = v.object({ code: text, botton_menu_qrcode: text, sidebar_qrcode: text, name: localized });

const coupons = { base_coupon: amount, more_coupon: amount };

/** The seller assistant's data where no provider is set. */
const assistant = v.pipe(
  v.object({
    marketplaces: v.array(v.object({ name: text, hosts: v.array(text) })),
    products: v.array(v.object({ ...estimate.entries, name: localized })),
  }),
  v.check(
    ({ marketplaces, products }) =>
      products.every(({ marketplace }) => marketplaces.some(({ name }) => name === marketplace)),
    'a product is of a marketplace that is not in the list',
  ),
);

const promoters = v.object({
  default: v.object(coupons),
  promoters: v.array(v.object({ promoter: text, ...coupons, referral: v.optional(text) })),
});
const publicConfig = v.object({ store: v.object({ count: amount }), is_public_mourning: v.boolean() });

export type Content = ReturnType<typeof readContent>;

/** A file is missing or invalid; the message says which one and where in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind = 'content';
}

/** The known codes: an empty or unknown one has no coupons of its own. */
export const knownPromoters = ({ promoters }: Pick<Content, 'promoters'>): string[] =>
  promoters.promoters.map(({ promoter }) => promoter);

/** For commands. @throws ContentError */
export const readKnownPromoters = (folder: string): string[] =>
  knownPromoters({ promoters: parseFile(join(folder, 'promoters.json'), promoters) });

/** Whether `promoters.json` has a code, as a column; empty without a code. */
export function readPromoterMark(folder: string): (promoter: string) => '' | 'yes' | 'no' {
  const known = new Set(readKnownPromoters(folder));
  return (promoter) => (promoter === '' ? '' : known.has(promoter) ? 'yes' : 'no');
}

/** @throws ContentError */
export function readContent(folder: string) {
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    parseFile(join(folder, `${name}.json`), schema);
  const has = (name: string): boolean => existsSync(join(folder, `${name}.json`));
  return {
    versions: read('versions', versions),
    ads: read('ads', v.object({ top: ad, bottom: ad })),
    qrCodes: read('qr-codes', v.record(text, qrCode)),
    promoters: read('promoters', promoters),
    market: read('market', applications),
    publicConfig: read('public-config', publicConfig),
    /** The desk works without them. */
    deskAnswers: has('desk-answers') ? read('desk-answers', deskAnswers) : [],
    /** Without it a look-up has no answer. */
    assistant: has('assistant') ? read('assistant', assistant) : undefined,
  };
}

/** @throws ContentError */
export function parseFile<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // ReadFile and JSON throw errors.
    throw new ContentError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const checked = v.safeParse(schema, value);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new ContentError(`${path}, ${v.getDotPath(issue) ?? 'top level'}: ${issue.message}`);
}

/** Every installer that the versions name. */
export function installerNames({ versions: { pc, phone, v6 } }: Content): string[] {
  const names = [...pc, ...phone].flatMap((entry) => [entry.file, entry.file64]);
  return [...new Set([...names, ...Object.values(v6).map((entry) => entry.file)])].filter(
    (name) => name !== '',
  );
}

/** Coupons of a promoter's link, in yuan. An unknown promoter's link has the usual ones. */
export function couponsOf({ promoters }: Content, promoter: string) {
  const { base_coupon, more_coupon } =
    promoters.promoters.find((entry) => entry.promoter === promoter) ?? promoters.default;
  return { base_coupon, more_coupon };
}

/** A new account's gift: without a promoter nothing is added. */
export function giftOf(content: Content, promoter: string) {
  const { base_coupon, more_coupon } = couponsOf(content, promoter);
  return { coupon: base_coupon, coupon_more: promoter === '' ? 0 : more_coupon };
}
