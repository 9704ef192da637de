/**
 * What the stores of forms and lists are given, whole: the browser, the website's API, and what the page knows of its visitor.
 * Tests give `testHost()` in its place.
 */
import { browserHost } from '#src/browser/host.ts';
import { callApi } from './call-api.ts';
import { pageAttribution } from './page/shared.ts';
import { noteVisitor } from './page/chat-user.ts';

export const siteHost = { ...browserHost, callApi, attribution: pageAttribution, noteVisitor };

export type SiteHost = typeof siteHost;
