import { describe, expect, it } from 'vitest';
import { createAttribution, NO_SENDER } from '#src/stores/attribution.ts';

describe('createAttribution', () => {
  it('knows no sender before the page was looked at', () => {
    const { $attribution } = createAttribution({ keep: () => undefined, read: () => NO_SENDER });

    expect($attribution.get()).toEqual(NO_SENDER);
  });

  it('keeps what the address brought before it reads, and reads anew each time', () => {
    const kept: string[] = [];
    let promoter = '';
    const store = createAttribution({
      keep: () => {
        promoter += 'A';
        kept.push(promoter);
      },
      read: () => ({ ...NO_SENDER, promoter }),
    });

    expect(store.capture().promoter).toBe('A');
    expect(store.capture().promoter).toBe('AA');
    expect(store.$attribution.get().promoter).toBe('AA');
    expect(kept).toEqual(['A', 'AA']);
  });
});
