/**
 * Everything that the stores of forms and lists use: the browser, the website's API, and facts about the visitor. Tests
 * pass `testHost()` instead.
 */
import { browserHost } from '#src/browser/host.ts';
import { callApi } from './call-api.ts';
import { pageAttribution } from './page/shared.ts';
import { noteVisitor } from './page/chat-user.ts';

export const siteHost = { ...browserHost, callApi, attribution: pageAttribution, noteVisitor };

export type SiteHost = typeof siteHost;
