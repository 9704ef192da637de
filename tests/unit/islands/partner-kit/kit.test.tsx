// @vitest-environment happy-dom
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PartnerKit } from '#islands/partner-kit/PartnerKit.tsx';
import { pickDictionary } from '#src/config/texts.ts';

const savePicture = vi.hoisted(() => vi.fn());
vi.mock('#src/browser/save-file.ts', () => ({ savePicture }));

const partnerKit = pickDictionary('en-US', 'partnerKit');
/** Longer than React renders without a break. */
const LONG_MS = 20;

/** A slow machine, on which a press comes when the kit is awake and its effects have not run yet. */
function SlowKit({ onAwake }: { onAwake?: () => void }) {
  const end = performance.now() + LONG_MS;
  while (performance.now() < end);
  useLayoutEffect(() => onAwake && queueMicrotask(onAwake));
  return (
    <PartnerKit
      locale="en-US"
      kind="partner"
      texts={{ partnerKit }}
      origin="https://site.test"
      pages={[{ value: '/register', label: '' }]}
      poster={{ brand: '', line: '', offer: '', save: 'Save' }}
    />
  );
}

/** @returns where the kit stands, after the earliest press that there can be */
async function pressEarly(label: string, typed: string): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<SlowKit />);
  const [field] = place.getElementsByTagName('input');
  if (field) field.value = typed;
  await new Promise<void>((resolve) => {
    const press = () => {
      [...place.getElementsByTagName('button')].find(({ textContent }) => textContent === label)?.click();
      resolve();
    };
    startTransition(() => {
      const root = hydrateRoot(place, <SlowKit onAwake={press} />);
      onTestFinished(() => root.unmount());
    });
  });
  return place;
}

it('saves the poster of the code that was typed before it woke', async () => {
  await pressEarly('Save', 'quay7');
  expect(savePicture).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'poster-quay7.svg');
  expect((savePicture.mock.calls[0]?.[0] as Element | undefined)?.textContent).toContain('quay7');
});

it('goes on saying that a code is missing', async () => {
  const place = await pressEarly(partnerKit.copy, '');
  await vi.waitFor(() => expect(place.textContent).toContain(partnerKit.needed));
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  expect(place.textContent).toContain(partnerKit.needed);
});
