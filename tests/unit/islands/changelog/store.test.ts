import { describe, expect, it, vi } from 'vitest';
import { createSystemFilter } from '#islands/changelog/store.ts';
import { testHost } from '#tests/helpers/test-host.ts';

const releases = [
  { id: 'v6-2', systems: ['windows', 'linux'] },
  { id: 'android-1', systems: ['android'] },
  { id: 'v6-1', systems: ['windows'] },
];

function setUp(hash = 'top') {
  const host = testHost({}, { address: `https://www.berth.example/changelog?promoter=q#${hash}` });
  const show = vi.fn<(system: string) => void>();
  const filter = createSystemFilter({ host, releases, show });
  const { follow, scrollToAnchor: scrollTo, address } = host;
  return { filter, show, follow, scrollTo, address, state: () => filter.$filter.get() };
}

describe('createSystemFilter', () => {
  it('shows and counts the releases of one system, and puts it into the address', () => {
    const { filter, state, show, address } = setUp();
    filter.choose('windows');
    expect(state()).toEqual({ system: 'windows', count: 2 });
    expect(show).toHaveBeenLastCalledWith('windows');
    expect(address()).toBe('https://www.berth.example/changelog?promoter=q&system=windows#top');
    filter.choose('');

    expect(state()).toEqual({ system: '', count: 3 });
    expect(address()).toBe('https://www.berth.example/changelog?promoter=q#top');
  });

  it('starts with the earlier choice, and puts it into the address', () => {
    const { filter, state, show, address } = setUp();
    filter.mount('linux');

    expect(state()).toEqual({ system: 'linux', count: 1 });
    expect(show).toHaveBeenLastCalledWith('linux');
    expect(address()).toBe('https://www.berth.example/changelog?promoter=q&system=linux#top');
  });

  it('shows all for a link to a release that the choice would hide', () => {
    const { filter, follow, state, scrollTo } = setUp();
    filter.mount('linux');
    follow('android-1');

    expect(state()).toEqual({ system: '', count: 3 });
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('keeps the choice for a link to a shown release or to anything else', () => {
    const { filter, follow, state, scrollTo } = setUp();
    filter.mount('linux');
    follow('v6-2');
    follow('main');

    expect(state().system).toBe('linux');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('checks the link that opened the page, and none after it is left', () => {
    const { filter, follow, state } = setUp('android-1');
    const leave = filter.mount('linux');
    expect(state().system).toBe('');
    leave();
    filter.choose('linux');
    follow('android-1');

    expect(state().system).toBe('linux');
  });
});
