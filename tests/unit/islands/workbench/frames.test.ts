import { describe, expect, it } from 'vitest';
import { oncePerFrame, shareFrames } from '#islands/workbench/frames.ts';

function fakeFrames() {
  const asked: (() => void)[] = [];
  const paint = (): void => {
    for (const callback of asked.splice(0)) callback();
  };
  return { asked, nextFrame: (callback: () => void) => void asked.push(callback), paint };
}

describe('shareFrames', () => {
  it('asks for one callback, however many wait and however often they change', () => {
    const { asked, nextFrame, paint } = fakeFrames();
    const shared = shareFrames(nextFrame);
    const applied: string[] = [];
    const shops = oncePerFrame(shared, () => applied.push('shops'));
    const messages = oncePerFrame(shared, () => applied.push('messages'));
    shops();
    messages();
    shops();
    expect(asked).toHaveLength(1);

    paint();
    expect(applied).toEqual(['shops', 'messages']);

    messages();
    paint();
    expect(applied).toEqual(['shops', 'messages', 'messages']);
  });

  it('serves the others where one throws', () => {
    const { nextFrame, paint } = fakeFrames();
    const shared = shareFrames(nextFrame);
    const applied: string[] = [];
    shared(() => {
      throw new Error('a listener failed');
    });
    shared(() => applied.push('the other'));
    expect(paint).toThrow('a listener failed');
    expect(applied).toEqual(['the other']);
  });
});
