import type { video as original } from '../zh-CN/video.ts';
import type { Twin } from '../twin.ts';

export const video = {
  meta: {
    title: 'Video guides',
    description:
      'Pictures and full transcripts of {{count}} short films: from download to the first isolated shop, inviting a team, reading logs and repairing a connection.',
  },
  title: 'Watch once, then do it',
  lead: '{{count}} films, one matter each. The full transcript stands beside the picture, so you can follow without sound or data.',
  leadToCome:
    '{{count}} films, one matter each. The films are still to come; their pictures and full transcripts are here already, to follow without sound or data.',
  programme: 'Programme',
  transcript: 'Transcript',
  toCome: 'The film is not online yet; the transcript is complete',
  unsupported: 'Your browser does not support video',
  instead: 'The transcript beside it says the same.',
  length: '{{minutes}} min {{seconds}} s',
  next: {
    title: 'Your turn',
    text: 'Seven steps, from an empty computer to the first isolated shop.',
    link: 'Open the quick start',
  },
} as const satisfies Twin<typeof original>;
