/**
 * A help film: a step that is pressed plays from there, or the page says that this browser cannot play it and offers the file.
 * Nothing else will do, in any browser.
 */
import { routePath } from '#src/config/routes.ts';
import { DESK, expectThat, type Step } from './step.ts';

const FILM = '#first-shop';
/** It stands at the step's point at once; this much later it has been moving. */
const MOVED_SECONDS = 1;

export const film: Step = {
  name: 'help film',
  async run(visitor, { words, at }) {
    const { player } = words.video;
    await visitor.resize(...DESK);
    await visitor.open(at(routePath('helpVideo')));
    await visitor.see({ selector: `${FILM} video, ${FILM} [role=status] p`, index: 0 });
    // Before, the link of a step leads to the file.
    await visitor.until('the film to be awake', () =>
      visitor.ask<boolean>(`!document.querySelector('${FILM} astro-island[ssr]')`),
    );
    const link = `${FILM} li:nth-child(2) a`;
    const start = await visitor.ask<number>(`Number(document.querySelector('${link}').href.split('#t=')[1])`);
    expectThat(start > 0, 'the second step has its time');
    const hasGivenUp = () => visitor.sees({ text: player.unsupported, within: `${FILM} [role=status]` });
    const isStill = () => visitor.sees({ text: player.still, within: `${FILM} [role=status]` });
    if (!(await hasGivenUp())) {
      await visitor.click({ selector: link });
      const moves = () =>
        visitor.ask<boolean>(
          `(document.querySelector('${FILM} video') || {}).currentTime > ${start + MOVED_SECONDS}`,
        );
      // A browser may take itself for able, and find out by trying.
      await visitor.until(
        'the film to play from the second step, or the page to say that it cannot',
        async () => (await moves()) || (await hasGivenUp()) || (await isStill()),
      );
      if (await moves()) {
        await visitor.until('the captions to show', () =>
          visitor.ask<boolean>(
            `[...document.querySelector('${FILM} video').textTracks].some(({ kind, mode }) => kind === 'captions' && mode === 'showing')`,
          ),
        );
        return;
      }
    }
    await visitor.see({ role: 'link', name: player.file, within: FILM });
  },
};
