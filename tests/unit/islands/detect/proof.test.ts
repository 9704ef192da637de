import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  createProof,
  likeness,
  proofOf,
  proofOfAnchor,
  TRAIT_IDS,
  type Traits,
} from '#islands/detect/proof.ts';
import { settled, testHost } from '#tests/helpers/test-host.ts';

const NOW = new Date('2026-11-25T18:00:00Z');
const traits = (part: Partial<Traits> = {}): Traits => ({
  ...(Object.fromEntries(TRAIT_IDS.map((id) => [id, 'same'])) as Record<(typeof TRAIT_IDS)[number], string>), // of every id
  ...part,
});

describe('a proof', () => {
  const proof = proofOf(traits({ webrtc: undefined }), NOW);

  it('has the day in Beijing and a sum for each trait that was read', () => {
    expect(proof.day).toBe('2026-11-26');
    expect(new Set(Object.values(proof.sums)).size).toBe(TRAIT_IDS.length);
    expect(proof.sums.webrtc).toBe('');
    expect(anchorOf(proof)).not.toContain('same');
  });

  it('is restored from its link', () => {
    expect(proofOfAnchor(anchorOf(proof))).toEqual(proof);
  });

  const junk = ['', 'compare', 'proof=', 'proof=2026-11-26.abcdef', `proof=2026-13-41${'.abcdef'.repeat(9)}`];
  it.each(junk)('is not read from the anchor "%s"', (anchor) => {
    expect(proofOfAnchor(anchor)).toBeUndefined();
  });

  it('is equal in two runs of one profile, differs with a trait, and is unknown for unread ones', () => {
    const other = proofOf(traits({ webrtc: undefined, canvas: 'other' }), NOW);

    expect(likeness(proof, proof, 'canvas')).toBe('alike');
    expect(likeness(proof, other, 'canvas')).toBe('differs');
    expect(likeness(proof, other, 'webrtc')).toBe('unknown');
  });
});

describe('createProof', () => {
  it('waits for a press, and compares at once if the address has a code', async () => {
    const readTraits = () => Promise.resolve(traits());
    const host = testHost({}, { address: 'https://site.test/detect?promoter=x' });
    const store = createProof({ host, readTraits });
    const end = store.mount();
    expect(store.link()).toBeUndefined();
    await store.run();
    const link = new URL(store.link() ?? '');
    expect(link.search).toBe('');

    host.follow(link.hash.slice(1));
    await settled();
    const { own, first, phase } = store.$proof.get();
    expect({ phase, sums: first?.sums }).toEqual({ phase: 'done', sums: own?.sums });
    end();
  });

  it('reports that the browser cannot be read', async () => {
    const store = createProof({ host: testHost(), readTraits: () => Promise.reject(new Error('no')) });
    await store.run();

    expect(store.$proof.get().phase).toBe('failed');
  });
});
