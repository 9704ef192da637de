/** Faults on demand, to show how a page handles them: those of sent frames; refusing and closing are done elsewhere. */

export type Faults = typeof NO_FAULTS;

export const NO_FAULTS = {
  /** Milliseconds that each frame waits before it is sent. */
  delayMs: 0,
  /** Up to this many milliseconds more, at random. */
  delaySpreadMs: 0,
  /** Shares from 0 to 1 of the frames that are sent. */
  drop: 0,
  garble: 0,
  duplicate: 0,
  reorder: 0,
  /** Answers the handshake with a `ret` that is not 0. */
  refuseHandshake: false,
  /** Never answers the handshake. */
  muteHandshake: false,
};

/** The longest time a frame is held back when no other frame overtakes it. */
const HOLD_MS = 20;

/** Sends each frame through the faults that are set at that moment. */
export function createFaultySender(
  faults: Readonly<Faults>,
  random: () => number,
  send: (frame: string) => void,
): (frame: string) => void {
  let held: { frame: string; timer: NodeJS.Timeout } | undefined;
  const release = (): void => {
    if (!held) return;
    const { frame, timer } = held;
    clearTimeout(timer);
    held = undefined;
    send(frame);
  };
  const leave = (frame: string): void => {
    if (!held && random() < faults.reorder) {
      held = { frame, timer: setTimeout(release, HOLD_MS) };
      return;
    }
    send(frame);
    release();
  };
  return (frame) => {
    if (random() < faults.drop) return;
    const sent = random() < faults.garble ? garble(frame, random) : frame;
    const copies = random() < faults.duplicate ? 2 : 1;
    const delay = faults.delayMs + random() * faults.delaySpreadMs;
    for (let copy = 0; copy < copies; copy += 1) {
      if (delay > 0) setTimeout(leave, delay, sent);
      else leave(sent);
    }
  };
}

/** Cuts, overwrites or replaces, so that each stage of the decoding gets something broken. */
function garble(frame: string, random: () => number): string {
  const at = Math.floor(random() * frame.length);
  switch (Math.floor(random() * 4)) {
    case 0:
      return frame.slice(0, at);
    case 1:
      return `${frame.slice(0, at)}!${frame.slice(at + 1)}`;
    case 2:
      // Whole random blocks: base64 that decrypts to noise.
      return Buffer.from(Array.from({ length: 48 }, () => Math.floor(random() * 256))).toString('base64');
    default:
      return '';
  }
}
