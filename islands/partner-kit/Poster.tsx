/** The poster of a promoter code. It is saved as it stands: colours and type are its own, not the page's. */
import type { RefObject } from 'react';
import { QrCode } from '#islands/ui/QrCode.tsx';

export interface PosterTexts {
  brand: string;
  line: string;
  offer: string;
}

interface Props {
  ref: RefObject<SVGSVGElement | null>;
  label: string;
  code: string;
  link: string;
  texts: PosterTexts;
}

const INK = '#0a232b';

export function Poster({ ref, label, code, link, texts }: Props) {
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
