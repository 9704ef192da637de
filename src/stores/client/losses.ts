/** Tells when a client that had been connected is gone, and when it is back; not where another tab has it, or nobody asks any more. */
import { isAway } from './client-lock.ts';
import { isConnected, type Session } from './session.ts';

interface Told {
  onLost: () => void;
  onBack: () => void;
}

export function tellLosses(
  session: Pick<Session, '$client' | '$diagnosis' | '$lock'>,
  { onLost, onBack }: Told,
) {
  let state: 'none' | 'connected' | 'lost' = 'none';
  return session.$diagnosis.listen((diagnosis) => {
    if (!session.$client.get()) {
      // Closed by the page itself: nothing is missed any more.
      if (state === 'lost') onBack();
      state = 'none';
    } else if (isConnected(diagnosis)) {
      if (state === 'lost') onBack();
      state = 'connected';
    } else if (state === 'connected' && !isAway(session.$lock.get())) {
      state = 'lost';
      onLost();
    }
  });
}
