/**
 * When everything happens. A step lasts as long as its captions take to read, and longer where its acts do; time that is
 * left over is spread over its beats, so that each can be looked at. Pure: what there is to see goes in, views come out.
 */
import type { Cue } from './captions.ts';
import {
  FRAMES_PER_SECOND,
  STAGE_HEIGHT,
  FRAME,
  type Beat,
  type Box,
  type Point,
  type Shot,
} from './frame.ts';
import type { TimedText } from './vtt.ts';

export interface PlannedStep {
  title: string;
  cues: readonly Cue[];
  beats: readonly Beat[];
}

interface Layer {
  shot: Shot;
  top: number;
}

/** One frame, as the stage draws it. Places are those of the shot that is on top. */
export interface View {
  /** How much of the title card is there, 0 to 1. */
  card: number;
  /** From 0; -1 while the card is there. */
  step: number;
  under: Layer | null;
  over: Layer | null;
  /** How much of `over` is there, 0 to 1. */
  mix: number;
  pointer: (Point & { opacity: number; press: number }) | null;
  spot: (Box & { opacity: number }) | null;
}

export interface Timeline {
  /** One for each frame. */
  views: View[];
  captions: TimedText[];
  /** When each step begins. */
  chapters: TimedText[];
  seconds: number;
}

const CARD_SECONDS = 3;
/** Short: every picture between two pages costs as many bytes as a page. */
const FADE = 0.25;
const PAN = 0.7;
const GLIDE = 0.8;
const PRESS = 0.4;
const RING = 0.28;
const BRIEF = 0.16;
const SHORTEST_HOLD = 0.5;
/** After the last caption of a step. */
const BREATH = 0.5;
/** Between two captions, so that the change is seen. */
const GAP = 0.08;
const END_SECONDS = 1;

const framesOf = (seconds: number) => Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
const secondsOf = (frames: number) => frames / FRAMES_PER_SECOND;
const eased = (progress: number) => progress * progress * (3 - 2 * progress);
const between = (from: number, to: number, progress: number) => Math.round(from + (to - from) * progress);

interface Move {
  frames: number;
  at: (progress: number) => View;
}

export function planFilm(steps: readonly PlannedStep[]): Timeline {
  const views: View[] = [];
  const captions: TimedText[] = [];
  const chapters: TimedText[] = [];
  const run = ({ frames, at }: Move) => {
    for (let frame = 1; frame <= frames; frame += 1) views.push(at(frame / frames));
  };

  const first = steps[0]?.beats[0];
  if (!first) throw new Error('A film has to show something');
  const card: View = { card: 1, step: -1, under: null, over: null, mix: 0, pointer: null, spot: null };
  run({ frames: framesOf(CARD_SECONDS), at: () => card });
  const opening: View = { ...card, card: 0, step: 0, under: layerOf(first) };
  run({ frames: framesOf(FADE), at: (progress) => ({ ...opening, card: 1 - eased(progress) }) });

  let view = opening;
  for (const [index, step] of steps.entries()) {
    const from = secondsOf(views.length);
    view = { ...view, step: index };
    const moves = step.beats.map((beat, place) => {
      const planned = movesTo(view, beat, index === 0 && place === 0);
      view = planned.end;
      return { beat, ...planned };
    });
    const busy = moves.reduce(
      (sum, { moves: list }) => sum + list.reduce((all, { frames }) => all + frames, 0),
      0,
    );
    const holds = moves.filter(({ beat }) => !beat.isBrief).length;
    const reading = step.cues.reduce((sum, { seconds }) => sum + seconds, 0) + BREATH;
    const hold = Math.max(
      framesOf(SHORTEST_HOLD),
      Math.ceil((framesOf(reading) - busy) / Math.max(1, holds)),
    );
    for (const { beat, moves: list, end } of moves) {
      list.forEach(run);
      if (!beat.isBrief) run({ frames: hold, at: () => end });
    }
    if (index === steps.length - 1) run({ frames: framesOf(END_SECONDS), at: () => view });
    const to = secondsOf(views.length);
    chapters.push({ from, to, text: step.title });
    captions.push(...timed(step.cues, from, to));
  }
  return { views, captions, chapters, seconds: secondsOf(views.length) };
}

/** A caption stays until the next one comes, so that there is always one to read. */
function timed(cues: readonly Cue[], from: number, to: number): TimedText[] {
  const wanted = cues.reduce((sum, { seconds }) => sum + seconds, 0);
  const stretch = (to - from) / wanted;
  let at = from;
  return cues.map(({ text, seconds }) => {
    const start = at;
    at += seconds * stretch;
    return { from: start, to: at - GAP, text };
  });
}

const layerOf = ({ shot, top }: Beat): Layer => ({ shot, top });

/** From what is seen to a beat: first the page, then the pointer, then its press or the ring. */
function movesTo(before: View, beat: Beat, isOpening: boolean): { moves: Move[]; end: View } {
  const moves: Move[] = [];
  const add = (seconds: number, at: Move['at']) => moves.push({ frames: framesOf(seconds), at });
  const layer = layerOf(beat);
  const old = before.under;
  const isSamePage =
    old?.shot.address === beat.shot.address &&
    old.shot.scrolled === beat.shot.scrolled &&
    old.shot.width === beat.shot.width;
  let view: View = { ...before, spot: null };

  if (isOpening) {
    view = { ...view, under: layer };
  } else if (!isSamePage || Math.abs(old.top - layer.top) > STAGE_HEIGHT) {
    const fading = { ...view, pointer: null, over: layer };
    add(FADE, (progress) => ({ ...fading, mix: eased(progress) }));
    view = { ...fading, under: layer, over: null, mix: 0 };
  } else if (old.top !== layer.top) {
    const panning = { ...view, pointer: null };
    add(PAN, (progress) => ({
      ...panning,
      under: { shot: layer.shot, top: between(old.top, layer.top, eased(progress)) },
    }));
    view = { ...panning, under: layer };
  } else {
    view = { ...view, under: layer };
  }

  const { pointer, spot } = beat;
  if (pointer) {
    const start = view.pointer ?? { ...comingFrom(pointer, layer), opacity: 0, press: 0 };
    const here = view;
    add(beat.isBrief ? BRIEF : glideSeconds(start, pointer), (progress) => ({
      ...here,
      pointer: {
        x: between(start.x, pointer.x, eased(progress)),
        y: between(start.y, pointer.y, eased(progress)),
        opacity: Math.min(1, start.opacity + progress * 3),
        press: 0,
      },
    }));
    view = { ...here, pointer: { ...pointer, opacity: 1, press: 0 } };
  } else {
    view = { ...view, pointer: null };
  }
  if (beat.isPress && pointer) {
    const here = view;
    add(PRESS, (progress) => ({
      ...here,
      pointer: { ...pointer, opacity: 1, press: Math.sin(progress * Math.PI) },
    }));
  }
  if (spot) {
    const here = view;
    add(RING, (progress) => ({ ...here, spot: { ...spot, opacity: eased(progress) } }));
    view = { ...here, spot: { ...spot, opacity: 1 } };
  }
  return { moves, end: view };
}

/** A pointer that was not there comes from below, near its goal. */
function comingFrom({ x, y }: Point, { top }: Layer): Point {
  return { x: Math.min(FRAME.width - 60, x + 140), y: Math.min(top + STAGE_HEIGHT - 20, y + 160) };
}

/** Far ways take longer, short ones are not drawn out. */
function glideSeconds(from: Point, to: Point): number {
  return GLIDE * Math.min(1, 0.35 + Math.hypot(to.x - from.x, to.y - from.y) / 500);
}
