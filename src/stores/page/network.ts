/** The network of this page, one for all of its islands. */
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { createNetwork } from '#src/stores/network.ts';

export const pageNetwork = createNetwork({ isOnline, onNetworkChange });
