/** The chat desk, whose pages are a site of their own. */
import { until } from '#tests/network/visit.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

export const deskStories: readonly Story[] = [
  {
    title: 'a question at the chat desk',
    path: '/?language=en-US&topic=presales&page=%2Fdownload',
    isAtDesk: true,
    async go(visit) {
      const { page } = visit;
      const { visitor } = texts.desk;
      const message = page.getByLabel(visitor.message, { exact: true });
      await until(visit, () => lookAround(page), message);
      // Letter by letter: this Firefox fills past React what React itself keeps the value of.
      await message.pressSequentially('Is anybody there?');
      const send = async () => {
        if ((await message.inputValue()) !== '') await message.press('Enter', PRESS);
      };
      await until(visit, send, page.getByRole('log').getByRole('listitem'));
    },
  },
  {
    title: 'the inbox of the chat desk',
    path: '/agent?language=en-US',
    isAtDesk: true,
    go: (visit) =>
      until(
        visit,
        () => lookAround(visit.page),
        visit.page.getByRole('status').filter({ hasText: texts.desk.inbox.present }),
      ),
  },
];
