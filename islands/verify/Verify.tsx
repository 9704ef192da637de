/** The place to drop or choose a downloaded file, and the result of its check. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { OnDemandStyle, installerTexts, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';
import { Sentence, withTexts } from '#islands/ui/texts.tsx';
import { shownBrand } from '#src/browser/page-facts.ts';
import { site } from '#src/config/site.ts';
import type { BrandNames } from '#src/domain/product-line.ts';
import type { Verdict } from '#src/domain/releases/judge-file.ts';
import { createVerification, type VerificationState } from './store.ts';

export const Verify = withTexts(DropZone, installerTexts);

function DropZone({ locale }: { locale: Locale }) {
  const { t } = useTranslation('installers');
  const tOnDemand = useOnDemandTexts();
  const [verification] = useState(createVerification);
  const state = useStore(verification.$verification);
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const check = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void verification.check(file);
  };
  useEffect(() => {
    // A file may have been chosen before hydration.
    const [early] = field.current?.files ?? [];
    if (early) void verification.check(early);
    return verification.dispose;
  }, [verification]);
  return (
    <div
      className={isOver ? 'verify__place verify__place--over' : 'verify__place'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        check(event.dataTransfer.files);
      }}
    >
      {tOnDemand && <OnDemandStyle />}
      <label className="cluster">
        <input
          className="visually-hidden"
          type="file"
          ref={field}
          onChange={({ currentTarget }) => {
            check(currentTarget.files);
            // Otherwise choosing the same file again would cause no event.
            currentTarget.value = '';
          }}
        />
        <span className="button">{t('verify.choose')}</span>
        <span className="soft">{t('verify.drop')}</span>
      </label>
      {tOnDemand && state.phase === 'reading' && (
        <progress value={state.progress} aria-label={tOnDemand('verify.reading')} />
      )}
      <div role="status">{tOnDemand && <Outcome state={state} brandNames={site[locale]} />}</div>
      {tOnDemand && state.phase === 'judged' && (
        <dl className="small soft">
          <dt>{state.file}</dt>
          <dd>
            <code>{state.sha256}</code>
          </dd>
          {state.verdict.kind === 'changed' && (
            <>
              <dt>{tOnDemand('verify.expected')}</dt>
              <dd>
                <code>{state.verdict.build.sha256}</code>
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}

const TONES = { incomplete: 'warn', changed: 'danger', unknown: 'warn' } as const satisfies Record<
  Exclude<Verdict['kind'], 'genuine'>,
  string
>;

function Outcome({ state, brandNames }: { state: VerificationState; brandNames: BrandNames }) {
  const { t } = useTranslation('installers');
  if (state.phase === 'unreadable') return <p className="notice notice--warn">{t('verify.unreadable')}</p>;
  if (state.phase !== 'judged') return null;
  const { verdict } = state;
  if (verdict.kind !== 'genuine') {
    return (
      <p className={`notice notice--${TONES[verdict.kind]}`}>
        {t(`verify.${verdict.kind}`, { brand: shownBrand(brandNames) })}
      </p>
    );
  }
  const { build, promoter } = verdict;
  return (
    <p className="notice notice--ok">
      <strong>{t('verify.genuine', { version: build.version })}</strong>
      {promoter && (
        <span>
          <Sentence write={(code) => t('verify.promoter', { code })}>
            <b>{promoter}</b>
          </Sentence>
        </span>
      )}
    </p>
  );
}
