/**
 * Makes a link, its QR code and, for partners, a poster from a partner's code or a friend's referral ID. All of it
 * happens in the page; nothing is sent.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { SelectField, type Option, TextField } from '#islands/ui/Fields.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { readValues } from '#islands/ui/form-values.ts';
import { QrCode } from '#islands/ui/QrCode.tsx';
import { ReferralCount, useOwnAccount } from '#islands/ui/referral/ReferralCount.tsx';
import { withTexts, type IslandTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { queryParameters } from '#src/browser/location.ts';
import { savePicture } from '#src/browser/save-file.ts';
import { referralOf } from '#src/domain/referral.ts';
import type { LinkKind } from './link.ts';
import { createPartnerKit } from './store.ts';

interface Props {
  locale: Locale;
  texts: {
    partnerKit: Omit<
      IslandTexts<'partnerKit'>['partnerKit'],
      'noScript' | 'poster' | 'pages' | 'save' | 'friend'
    >;
  } & Partial<SomeIslandTexts<'referral'>>;
  kind: LinkKind;
  /** Origin of the public site, since the link is for others. */
  origin: string;
  /** The pages to link to: addresses in the page's language, with their names. One alone shows no choice. */
  pages: readonly [Option, ...Option[]];
  /** Texts of the poster, which can be saved; without them the code is shown alone. */
  poster?: PosterTexts & { save: string };
  /** Heading and lead. */
  children?: ReactNode;
}

export const PartnerKit = withTexts(Kit);

const FIELDS = ['code', 'page'] as const;

function Kit({ kind, origin, pages, poster, children }: Props) {
  const { t } = useTranslation('partnerKit');
  const [store] = useState(() => createPartnerKit(kind, origin, pages[0].value));
  const kit = useStore(store.$kit);
  const form = useRef<HTMLFormElement>(null);
  const link = useRef<HTMLOutputElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const id = useId();
  const [, draw] = useReducer((count: number) => count + 1, 0);

  const read = () => {
    if (!form.current) return;
    const { code, page } = readValues(form.current, FIELDS);
    store.change(code, page || pages[0].value);
  };
  /** @returns the link and code; where there are none, focuses the field */
  const requireKit = () => {
    // A press may come before the effects of hydration have read the field: flush them first.
    flushSync(draw);
    const isOwn = store.requireCode();
    if (!isOwn) form.current?.querySelector('input')?.focus();
    return isOwn ? store.$kit.get() : undefined;
  };
  const save = () => {
    const ready = requireKit();
    if (ready && drawing.current) savePicture(drawing.current, `poster-${ready.code}.svg`);
  };
  const own = useOwnAccount()?.referral ?? '';
  useEffect(() => {
    const field = form.current?.querySelector('input');
    // A known ID is filled in: the signed-in visitor's, or the address's.
    if (kind === 'friend' && field?.value === '') field.value = own || referralOf(queryParameters());
  }, [kind, own]);
  // Reads what was typed before hydration.
  useEffect(read, [store, pages, own]);

  return (
    <div className={`kit split ${poster ? 'kit--poster' : ''} ${kit.kind === 'own' ? '' : 'kit--sample'}`}>
      <div className="stack">
        {children}
        <form
          className="form kit__form"
          ref={form}
          method="dialog"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onChange={read}
        >
          <TextField
            name="code"
            label={t('code')}
            hint={t('codeHint')}
            error={kit.complaint && t(kit.complaint)}
            isJudgedAtOnce
            autoComplete="off"
            spellCheck={false}
          />
          {pages.length > 1 && <SelectField name="page" label={t('page')} options={pages} />}
          <div className="field">
            <span className="field__label" id={id}>
              {t('link')}
            </span>
            <output className="link-to-copy" aria-labelledby={id} ref={link}>
              {kit.kind === 'sample' && `${t('sample')} ${kit.link}`}
              {kit.kind === 'own' && kit.link}
            </output>
          </div>
          {kind === 'friend' && <ReferralCount code={kit.code} />}
          <div className="cluster">
            <CopyButton
              text={() => requireKit()?.link}
              label={t('copy')}
              copied={t('copied')}
              failed={t('copyFailed')}
              source={link}
            />
            {poster && <Button look="quiet" onClick={save} label={poster.save} />}
          </div>
        </form>
      </div>
      {poster ? (
        <Poster ref={drawing} label={t('qr')} code={kit.code} link={kit.link} texts={poster} />
      ) : (
        <QrCode className="kit__code" text={kit.link} label={t('qr')} border={3} color="#0a232b" />
      )}
    </div>
  );
}

interface PosterTexts {
  brand: string;
  line: string;
  offer: string;
}

interface PosterProps {
  ref: RefObject<SVGSVGElement | null>;
  label: string;
  code: string;
  link: string;
  texts: PosterTexts;
}

const INK = '#0a232b';

/** The poster of a promoter code. It is saved as shown, so its colours and type do not follow the theme. */
function Poster({ ref, label, code, link, texts }: PosterProps) {
  return (
    <svg ref={ref} className="kit__poster" viewBox="0 0 360 540" role="img" aria-label={label}>
      <rect width="360" height="540" fill="#eef6f8" />
      <path d="M24 60V24h36M336 480v36h-36" fill="none" stroke={INK} strokeWidth="4" />
      <rect x="40" y="56" width="14" height="34" fill="#fdb32c" />
      <rect x="60" y="56" width="14" height="34" fill="#005a66" />
      <g fill={INK} fontFamily="sans-serif">
        <text x="86" y="82" fontSize="24" fontWeight="700">
          {texts.brand}
        </text>
        <text x="40" y="138" fontSize="22" fontWeight="700">
          {texts.line}
        </text>
        <text x="180" y="446" fontSize="17" textAnchor="middle">
          {texts.offer}
        </text>
      </g>
      <rect x="60" y="170" width="240" height="240" fill="#fff" stroke="#c9d4d9" />
      <QrCode x="72" y="182" width="216" height="216" text={link} border={0} color={INK} />
      <text x="180" y="472" fontSize="12" textAnchor="middle" fill="#3d5158" fontFamily="monospace">
        {code}
      </text>
    </svg>
  );
}
