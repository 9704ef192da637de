import { describe, expect, it } from 'vitest';
import { asidePoint, cameraTop, pressPoint } from '#scripts/films/camera.ts';
import { FRAMES_PER_SECOND, STAGE_HEIGHT, type Beat } from '#scripts/films/frame.ts';
import { planFilm, type PlannedStep } from '#scripts/films/timeline.ts';

const shot = (address: string) => ({
  file: `${address}.png`,
  width: 1280,
  height: 1600,
  address,
  scrolled: 0,
  isPhone: false,
});
const beat = (address: string, more: Partial<Beat> = {}): Beat => ({
  shot: shot(address),
  top: 0,
  isPress: false,
  isBrief: false,
  ...more,
});
const step = (title: string, ...beats: Beat[]): PlannedStep => ({
  title,
  cues: [
    { text: `${title} a`, seconds: 3 },
    { text: `${title} b`, seconds: 2 },
  ],
  beats,
});

const plan = planFilm([
  step('one', beat('/a'), beat('/a', { top: 200, spot: { x: 10, y: 300, width: 90, height: 30 } })),
  step('two', beat('/b', { pointer: { x: 400, y: 300 }, isPress: true })),
]);

describe('the timeline of a film', () => {
  it('begins with the title card and ends with the last step', () => {
    expect(plan.views[0]).toMatchObject({ card: 1, step: -1 });
    expect(plan.views.at(-1)).toMatchObject({ card: 0, step: 1, under: { shot: { address: '/b' } } });
    expect(plan.seconds).toBe(plan.views.length / FRAMES_PER_SECOND);
  });

  it('has a chapter for each step, one after the other, to the end', () => {
    const [one, two] = plan.chapters;
    expect(plan.chapters.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(one?.to).toBe(two?.from);
    expect(two?.to).toBe(plan.seconds);
  });

  it('shows every caption at least as long as it takes to read, within its step', () => {
    const wanted = [3, 2, 3, 2];
    plan.captions.forEach(({ from, to }, index) => {
      expect(to - from).toBeGreaterThan((wanted[index] ?? 0) - 0.1);
    });
    expect(plan.captions[2]?.from).toBe(plan.chapters[1]?.from);
  });

  it('glides over one page and fades to another', () => {
    const isFading = plan.views.map(({ over }) => over !== null);
    expect(plan.views.some(({ under }) => under !== null && under.top > 0 && under.top < 200)).toBe(true);
    expect(isFading.filter(Boolean)).toHaveLength(Math.round(0.25 * FRAMES_PER_SECOND));
  });

  it('takes the ring away when something else is shown', () => {
    const second = plan.views.filter((view) => view.step === 1);
    expect(plan.views.some(({ spot }) => spot?.opacity === 1)).toBe(true);
    expect(second.every(({ spot }) => spot === null)).toBe(true);
  });

  it('is the same in all that was typed, but for a moment each', () => {
    const typed = planFilm([
      step('type', beat('/a'), ...['1', '2', '3'].map(() => beat('/a', { isBrief: true })), beat('/a')),
    ]);
    const calm = planFilm([step('type', beat('/a'), beat('/a'))]);
    expect(typed.seconds - calm.seconds).toBeLessThan(1);
  });
});

describe('the camera', () => {
  const box = { x: 100, y: 900, width: 200, height: 40 };

  it('stays where everything is in view', () => {
    expect(cameraTop(700, box, 1600)).toBe(700);
  });

  it('brings what is out of view to the middle, within the page', () => {
    expect(cameraTop(0, box, 1600)).toBe(Math.round(920 - STAGE_HEIGHT / 2));
    expect(cameraTop(0, { ...box, y: 1580 }, 1600)).toBe(1600 - STAGE_HEIGHT);
    expect(cameraTop(500, { ...box, y: 10 }, 1600)).toBe(0);
  });

  it('presses inside and then stands aside', () => {
    const pressed = pressPoint(box);
    expect(pressed.x).toBeLessThan(300);
    expect(pressed.y).toBeLessThan(940);
    const aside = asidePoint(box);
    expect(aside.x).toBeGreaterThan(300);
    expect(aside.y).toBeGreaterThan(940);
  });
});
