/** Versions of the desktop clients and of the phone app. */
import * as v from 'valibot';
import { SYSTEM_TYPE, VERSION_TYPES } from '#src/config/wire.ts';
import { defineCall } from './call.ts';
import { nothing, textOrNumber } from './fields.ts';

/** A wrong value in one field must not invalidate the list. */
const text = v.fallback(textOrNumber, '');

/** `online_time` is shown by its first 8 characters; each `version_type` has one label. */
const downloadVersion = v.object({
  download_url: text,
  download_url_64: text,
  version: text,
  online_time: text,
  version_type: v.fallback(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist(VERSION_TYPES)),
    0,
  ),
  versionName: text,
});

const downloadVersions = v.fallback(v.array(downloadVersion), []);

const v6Entry = v.object({ desc: text, url: text, name: text, version: text });

/** A missing or malformed system is `undefined`; the others stay. */
const v6Entries = v.object({
  windows: v.fallback(v.optional(v6Entry), undefined),
  mac_x86: v.fallback(v.optional(v6Entry), undefined),
  mac_m1: v.fallback(v.optional(v6Entry), undefined),
  linux: v.fallback(v.optional(v6Entry), undefined),
});

/** `v6` is JSON in a string; if it cannot be parsed, `pc` and `phone` stay valid. */
const v6Text = v.fallback(v.pipe(v.string(), v.parseJson(), v6Entries), {});

export const versionListRequest = nothing;
export const versionList = defineCall<typeof versionListRequest>()({
  method: 'GET',
  path: '/official_website/versionlist',
  reply: v.object({ pc: downloadVersions, phone: downloadVersions, v6: v6Text }),
});

export const v6LastVersionsRequest = nothing;
/** The newest v6 client for each system. */
export const v6LastVersions = defineCall<typeof v6LastVersionsRequest>()({
  client: 'website',
  path: '/v6_client/version/last',
  reply: v.array(
    v.object({
      system_type: v.picklist(Object.values(SYSTEM_TYPE)),
      install_download_url: v.string(),
      version: v.string(),
    }),
  ),
});
