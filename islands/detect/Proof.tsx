/** Compares two profiles: a code made in one, opened as a link in the other. Nothing is sent. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { TRAIT_IDS, likeness, type Likeness, createProof } from './proof.ts';

type Props = IslandProps<'detect'>;

export const Proof = withTexts<Props>(Comparison);

const TONES: Record<Likeness, string> = {
  differs: 'badge badge--ok',
  alike: 'badge badge--sea',
  unknown: 'badge',
};

function Comparison() {
  const { t } = useTranslation('detect');
  const [store] = useState(() => createProof());
  const { phase, own, first } = useStore(store.$proof);
  useEffect(() => store.mount(), [store]);
  const other = own && first;
  const parts = TRAIT_IDS.map((id) => ({ id, result: other && likeness(own, other, id) }));
  const count = (wanted: Likeness) => parts.filter(({ result }) => result === wanted).length;

  return (
    <div className="proof stack stack--wide scripted" data-compared={other !== undefined}>
      <div className="cluster">
        <Button onClick={() => void store.run()} label={t('proof.make')} />
        {own && (
          <CopyButton
            look="quiet"
            text={store.link}
            label={t('proof.copy')}
            copied={t('proof.copied')}
            failed={t('proof.copyFailed')}
          />
        )}
        <Button look="quiet" data-print hidden={!own} label={t('proof.print')} />
      </div>
      <p role="status">
        {phase === 'running' && t('running')}
        {phase === 'failed' && t('proof.failed')}
        {phase === 'done' &&
          (other
            ? t('proof.counted', {
                differs: count('differs'),
                alike: count('alike'),
                unknown: count('unknown'),
              })
            : t('proof.made'))}
      </p>
      {own && (
        <table className="proof__table">
          <caption className="visually-hidden">{t('proof.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('proof.part')}</th>
              {other && <th scope="col">{t('proof.there', { day: other.day })}</th>}
              <th scope="col">{t('proof.here', { day: own.day })}</th>
              {other && <th scope="col">{t('proof.result')}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, result }) => (
              <tr key={id}>
                <th scope="row">{t(`proof.parts.${id}`)}</th>
                {other && <td className="proof__sum">{other.sums[id] || '—'}</td>}
                <td className="proof__sum">{own.sums[id] || '—'}</td>
                {result && (
                  <td>
                    <span className={TONES[result]}>{t(`proof.likeness.${result}`)}</span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
