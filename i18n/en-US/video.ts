import type { TwinOf } from '../twin.ts';

export const video = {
  meta: {
    name: 'Video guides',
    title: 'Video guides',
    description:
      '{{count}} short videos with captions and every step in writing: install, open your first shop, invite your team, read the logs, repair a connection.',
  },
  title: 'Watch it once, then do it',
  lead: '{{count}} short videos, one task each, with captions and without sound. The steps beside each video say the same; press one to play from there.',
  programme: 'Contents',
  facts: '{{length}} · {{size}} · captions, no sound · downloaded when you press play',
  player: {
    play: 'Play “{{title}}”',
    transcript: 'Step by step',
    unsupported: 'Your browser does not support video',
    instead: 'The written steps say the same.',
    failed: 'The video didn’t load. Check your connection and try again.',
    waiting: 'The network is slow or gone, and the video is waiting.',
    stalled: 'The video isn’t moving. Your browser may not be able to play it.',
    retry: 'Try again',
    file: 'Open the video file',
  },
  next: {
    title: 'Your turn',
    text: 'It takes eight steps from the download to inviting a teammate.',
    link: 'Open the quick start',
  },
} as const satisfies TwinOf<'video'>;
