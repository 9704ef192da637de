import { expect, it } from 'vitest';
import { oncePerFrame } from '#islands/workbench/frames.ts';

it('applies changes once a frame, however often they come', () => {
  const asked: (() => void)[] = [];
  const paint = () => asked.splice(0).forEach((callback) => callback());
  const applied: string[] = [];
  const shops = oncePerFrame(
    (callback) => void asked.push(callback),
    () => applied.push('shops'),
  );
  shops();
  shops();
  expect(asked).toHaveLength(1);
  paint();
  expect(applied).toEqual(['shops']);

  shops();
  paint();
  expect(applied).toEqual(['shops', 'shops']);
});
