/** An invitation for many as a QR code to show, or to print: on paper nothing else of the page is left. */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import type { Invitation } from './rules.ts';

interface Props {
  many: NonNullable<Invitation['many']>;
  link: string;
  team: string;
}

export function Poster({ many, link, team }: Props) {
  const { t, i18n } = useTranslation('invite');
  const until = new Date(many.untilMs).toLocaleString(i18n.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <section className="poster stack">
      <h2>{t('lead.poster.title', { team })}</h2>
      <QrCode className="poster__code" text={link} label={t('lead.poster.qr')} />
      <p>{t('lead.poster.text', { places: many.places, until })}</p>
      <Button look="quiet" onClick={() => print()} label={t('lead.poster.print')} />
    </section>
  );
}
