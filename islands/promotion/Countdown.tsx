/**
 * Days, hours, minutes and seconds until a promotion begins or ends. The static page reserves their room without
 * figures; the frame around it shows it for states that have an end.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { clock } from '#src/browser/clock.ts';
import { createPromotionCountdown } from './countdown.ts';

interface Props extends IslandProps<'promotions'> {
  /** Start and end of the promotion, as ISO times. */
  starts: string;
  ends: string;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
/** Digits of each part; days are a plain count. */
const DIGITS = { days: 1, hours: 2, minutes: 2, seconds: 2 };

export const Countdown = withTexts(Figures);

function Figures({ starts, ends }: Props) {
  const { t } = useTranslation('promotions');
  const [countdown] = useState(() =>
    createPromotionCountdown({ starts: new Date(starts), ends: new Date(ends) }, clock),
  );
  const moment = useStore(countdown.$moment);
  useEffect(() => countdown.start(), [countdown]);

  return (
    <div className={moment ? 'count' : 'count count--still'} role="timer">
      <span className="small soft">
        {t(moment?.state === 'upcoming' ? 'countdown.upcoming' : 'countdown.running')}{' '}
      </span>
      <span className="count__figures cluster">
        {UNITS.map((unit) => (
          <span className={`count__unit count__unit--${unit}`} key={unit}>
            <span className="figure figure--large">
              {moment ? String(moment.left[unit]).padStart(DIGITS[unit], '0') : '--'}
            </span>{' '}
            <span className="small soft">{t(`countdown.${unit}`)} </span>
          </span>
        ))}
      </span>
    </div>
  );
}
