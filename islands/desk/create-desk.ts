/** Builds the stores of the desk's pages with this browser's parts. */
import * as v from 'valibot';
import { deskLanguage, deskPage, deskTopic } from '#src/api/contract/desk.ts';
import { createDeskClient } from '#src/api/desk/client.ts';
import { clock } from '#src/browser/clock.ts';
import { deskHost } from '#src/browser/desk-host.ts';
import { local } from '#src/browser/storage.ts';
import { createInbox } from '#src/stores/desk/inbox.ts';
import { createVisitor } from '#src/stores/desk/visitor.ts';

const parts = () => ({
  base: '',
  client: createDeskClient('', deskHost.send),
  send: deskHost.send,
  storage: local,
  random: deskHost.random,
  newId: deskHost.newId,
  nowMs: () => clock.wallMs(),
  after: (delayMs: number, callback: () => void) => clock.after(delayMs, callback),
});

export const createPageVisitor = () =>
  createVisitor({
    ...parts(),
    place() {
      const query = deskHost.query();
      return {
        language: v.parse(deskLanguage, query.get('language')),
        topic: v.parse(deskTopic, query.get('topic')),
        page: v.parse(deskPage, query.get('page')),
      };
    },
  });

export const createPageInbox = () => createInbox(parts());
