/**
 * A film of the operator's. Where the browser cannot play its format, or its file is not there, a sentence takes its place:
 * the transcript stands beside it.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { Texts, type IslandTexts } from '#islands/ui/texts.tsx';
import { isPlayable } from '#src/browser/film.ts';

interface Props {
  locale: Locale;
  texts: { video: Pick<IslandTexts<'video'>['video'], 'unsupported' | 'instead'> };
  src: string;
  /** Its format: `video/mp4`. */
  type: string;
  captions?: { src: string; language: string; label: string };
}

export function Film({ locale, texts, ...film }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Screen {...film} />
    </Texts>
  );
}

function Screen({ src, type, captions }: Omit<Props, 'locale' | 'texts'>) {
  const { t } = useTranslation('video');
  const [isLost, setLost] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const giveUp = () => setLost(true);

  useEffect(() => {
    // It may have failed before this was awake.
    if (video.current && !isPlayable(video.current)) setLost(true);
  }, []);

  return (
    <>
      {!isLost && (
        <video ref={video} controls playsInline preload="none" onError={giveUp}>
          {/* A missing file is reported on the source, a broken one on the film itself. */}
          <source src={src} type={type} onError={giveUp} />
          {captions && (
            <track
              kind="captions"
              src={captions.src}
              srcLang={captions.language}
              label={captions.label}
              default
            />
          )}
          <p>{t('unsupported')}</p>
        </video>
      )}
      <div role="status">
        {isLost && (
          <p className="screen__fallback">
            <strong>{t('unsupported')}</strong> {t('instead')}
          </p>
        )}
      </div>
    </>
  );
}
