import { describe, expect, it, vi } from 'vitest';
import { createNetwork } from '#src/stores/network.ts';

function setUp(isOnline: boolean) {
  let tell: (isOnline: boolean) => void = () => undefined;
  const onNetworkChange = vi.fn((callback: (isOnline: boolean) => void) => {
    tell = callback;
  });
  const network = createNetwork({ isOnline: () => isOnline, onNetworkChange });
  return { ...network, onNetworkChange, become: (isBack: boolean) => tell(isBack) };
}

describe('the network of a page', () => {
  it('looks when it is started, and follows the browser', () => {
    const { $isOffline, start, become } = setUp(false);
    start();
    expect($isOffline.get()).toBe(true);

    become(true);
    expect($isOffline.get()).toBe(false);
    become(false);
    expect($isOffline.get()).toBe(true);
  });

  it('listens once, however many islands start it', () => {
    const { start, onNetworkChange } = setUp(true);

    start();
    start();

    expect(onNetworkChange).toHaveBeenCalledTimes(1);
  });
});
