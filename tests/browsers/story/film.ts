/** A help film: a step that is pressed plays from there, or the page says that this browser cannot. */
import { routePath } from '#src/config/routes.ts';
import { DESK, expectThat, type Step } from './step.ts';

const FILM = '#first-shop';

export const film: Step = {
  name: 'help film',
  async run(visitor, { words, at }) {
    await visitor.resize(...DESK);
    await visitor.open(at(routePath('helpVideo')));
    await visitor.see({ selector: `${FILM} video`, index: 0 });
    const canPlay = await visitor.ask<boolean>(
      `[...document.querySelectorAll('${FILM} source')].some(({ type }) => document.querySelector('video').canPlayType(type) !== '')`,
    );
    if (!canPlay) {
      await visitor.see({ text: words.video.player.unsupported });
      return;
    }
    const link = `${FILM} li:nth-child(2) a`;
    const start = await visitor.ask<number>(`Number(document.querySelector('${link}').href.split('#t=')[1])`);
    expectThat(start > 0, 'the second step has its time');
    await visitor.click({ selector: link });
    // A browser may take itself for able, and find out by trying.
    await visitor.until(
      'the film to play from the second step, or the page to say that it cannot',
      async () =>
        visitor.ask<boolean>(
          `!document.querySelector('${FILM} video') || document.querySelector('${FILM} video').currentTime > ${start}`,
        ),
    );
    // Where it cannot be played in the page, the link of a step leads to the file.
    if (await visitor.ask<boolean>(`location.pathname.startsWith('/films/')`)) return;
    if (!(await visitor.sees({ selector: `${FILM} video`, index: 0 }))) {
      await visitor.see({ text: words.video.player.unsupported, within: FILM });
      return;
    }
    await visitor.until('the captions to show', async () =>
      visitor.ask<boolean>(
        `[...document.querySelector('${FILM} video').textTracks].some(({ kind, mode }) => kind === 'captions' && mode === 'showing')`,
      ),
    );
  },
};
