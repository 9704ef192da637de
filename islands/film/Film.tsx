/**
 * A film and its transcript: a press on a step plays from there. Before that only the poster is fetched. The browser's
 * controls appear with the first press: eight of them took a third of the page's style. Without a script the mark and
 * the steps open the film's file.
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { locales, type Locale } from '#i18n/locales.ts';
import { textsByLocale, withTexts } from '#islands/ui/texts.tsx';
import { clock } from '#src/browser/clock.ts';
import { filmTrouble, hasMore, playFrom, showCaptions, createFilmPlayer } from './store.ts';
import { clockTime, FILM_FORMATS, filmPath, SOURCE_TYPES, type FilmFile } from '#src/domain/films.ts';

interface Step {
  title: string;
  text: string;
  /** Start of the step, in seconds. */
  start: number;
}

interface Props {
  locale: Locale;
  /** Id of the film; the addresses of its files contain it. */
  id: string;
  title: string;
  steps: readonly Step[];
}

/** Bundled: pages with several films would otherwise contain these texts once for each film. */
const filmTexts = textsByLocale<'video'>(import.meta.glob('../../i18n/*/video.ts', { eager: true }));

export const Film = withTexts(Player, filmTexts);

function Player({ locale, id, title, steps }: Props) {
  const { t } = useTranslation('video');
  const [player] = useState(() =>
    createFilmPlayer({
      starts: steps.map(({ start }) => start),
      after: (ms, callback) => void clock.after(ms, callback),
    }),
  );
  const phase = useStore(player.$phase);
  const current = useStore(player.$step);
  const video = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [hasControls, setControls] = useState(false);
  const [tries, setTries] = useState(0);
  const { htmlLang: srcLang, ownName: label } = locales[locale];
  const file = (kind: FilmFile) => filmPath(id, locale, kind);

  const look = useCallback(() => {
    const trouble = video.current && filmTrouble(video.current);
    if (trouble) player.onFailure(trouble);
  }, [player]);
  const begin = useCallback(
    (film: HTMLVideoElement) => {
      setControls(true);
      showCaptions(film);
      player.onPlay(() => hasMore(film));
    },
    [player],
  );
  // It may have failed before hydration.
  useEffect(look, [look]);

  // The transcript follows the film within its own box.
  useEffect(() => {
    list.current?.scrollTo(0, list.current.querySelector<HTMLElement>('[aria-current]')?.offsetTop ?? 0);
  }, [current]);

  const play = (seconds: number) => {
    if (video.current) void playFrom(video.current, seconds);
  };
  const again = (seconds: number) => {
    setTries(tries + 1);
    video.current?.load();
    play(seconds);
  };
  const toStep = (event: MouseEvent, start: number) => {
    // A new tab, and a browser that cannot play the film, get the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || phase === 'unsupported') return;
    event.preventDefault();
    if (phase === 'ready') {
      play(start);
    } else {
      player.retry();
      again(start);
    }
  };

  // Another program may play it.
  const fileLink = <a href={file('mp4')}>{t('player.file')}</a>;
  return (
    <div className="player split">
      <div className="player__screen">
        {phase !== 'unsupported' && (
          <video
            ref={video}
            controls={hasControls}
            playsInline
            preload="none"
            width={1280}
            height={720}
            // Posters further down are fetched near the window; React's types do not know this of videos yet.
            {...{ loading: 'lazy' }}
            poster={file('webp')}
            aria-label={title}
            onPlay={({ currentTarget }) => begin(currentTarget)}
            onPause={player.onPause}
            onTimeUpdate={({ currentTarget }) => {
              if (!currentTarget.seeking) player.onProgress(currentTarget.currentTime);
            }}
            onWaiting={({ currentTarget }) => player.onPlay(() => hasMore(currentTarget))}
            onError={look}
          >
            {FILM_FORMATS.map((format) => (
              // A missing file is reported on the source, a broken one on the film itself.
              <source key={format} src={file(format)} type={SOURCE_TYPES[format]} onError={look} />
            ))}
            {/* Missing captions are fetched again only by a new element. */}
            <track key={tries} kind="captions" src={file('captions.vtt')} {...{ srcLang, label }} />
            <track kind="chapters" src={file('chapters.vtt')} {...{ srcLang, label }} />
            <p>{t('player.unsupported')}</p>
          </video>
        )}
        {!hasControls && phase === 'ready' && (
          <a
            className="player__play"
            href={file('mp4')}
            data-held=""
            aria-label={t('player.play', { title })}
            onClick={(event) => {
              toStep(event, 0);
              if (!event.defaultPrevented || !video.current) return;
              // The link is removed by the press; the controls that replace it are focusable at once.
              video.current.controls = true;
              video.current.focus();
            }}
          />
        )}
        <div role="status">
          {phase === 'unsupported' && (
            <div className="player__message player__message--instead">
              <p>
                <strong>{t('player.unsupported')}</strong> {t('player.instead')}
              </p>
              {fileLink}
            </div>
          )}
          {(phase === 'failed' || phase === 'waiting' || phase === 'stalled') && (
            <div className="player__message player__message--over">
              <p>
                <strong>{t(`player.${phase}`)}</strong> {t('player.instead')}
              </p>
              <div className="player__ways cluster">
                <Button onClick={() => again(player.retry())} label={t('player.retry')} />
                {phase === 'stalled' && fileLink}
              </div>
            </div>
          )}
        </div>
      </div>
      <div className="player__steps">
        <h3>{t('player.transcript')}</h3>
        <ol ref={list}>
          {steps.map(({ title: step, text, start }, index) => (
            <li key={start}>
              <a
                href={`${file('mp4')}#t=${start}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={(event) => toStep(event, start)}
              >
                <span>{clockTime(start)}</span>
                {step}
              </a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
