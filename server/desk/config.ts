/** Where the embedded chat desk answers, and to whom. */
import { resolve } from 'node:path';
import type { SettingReader } from '#server/setting-reader.ts';
import { integer, matching } from '#src/config/setting-rules.ts';

export type DeskConfig = NonNullable<ReturnType<typeof readDesk>>;

/** `off` instead of a port turns it off; 0 lets several servers run on free ports. */
export function readDesk({ raw, read, optional }: SettingReader) {
  const isUnwanted = raw('DESK_PORT') === 'off' || raw('PUBLIC_CHAT_DESK') === 'none';
  const password = optional('DESK_PASSWORD', matching(/^.{12,200}$/), 'has to be 12 to 200 characters');
  if (isUnwanted || raw('PUBLIC_CHAT_ADAPTER') === 'chatwoot') return undefined;
  const port = read(
    'DESK_PORT',
    raw('PORT') === '0' ? '0' : '4322',
    integer(0, 65_535),
    'has to be a port from 0 to 65535, or "off"',
  );
  return {
    /** 0 takes a free one. */
    port,
    /** What agents sign in with; without one their page works on development servers only. */
    password,
    /** Its built pages. */
    pagesDir: resolve(raw('DESK_DIR') ?? 'dist-desk'),
    /** Whether visitors reach it over TLS. */
    isSecure: raw('PUBLIC_CHAT_DESK')?.startsWith('https:') ?? false,
  };
}
