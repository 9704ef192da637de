/**
 * A QR code, dark on white in both themes, as one path: sharp at every size, without parsing markup. The HTML has only
 * its three corners, since the code would weigh more than the form around it; hydration draws it.
 */
import { useMemo, type SVGProps } from 'react';
import { encode } from 'uqr';
import { qrPath } from '#src/drawing/qr-path.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Props extends Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'> {
  text: string;
  /** Its accessible name; left out inside a picture that has one. */
  label?: string;
  /** Width of the white margin, in squares. */
  border?: number;
  /** Color of the dark squares. */
  color?: string;
}

/** Side of a code of 25 squares with a margin of two. */
const EMPTY_SIZE = 29;
const CORNERS = [
  [2, 2],
  [20, 2],
  [2, 20],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  .join('');

export function QrCode({ text, label, border = 2, color = '#000', ...place }: Props) {
  const isHydrated = useIsHydrated();
  const code = useMemo(() => (isHydrated ? encode(text, { border }) : undefined), [isHydrated, text, border]);
  const size = code?.size ?? EMPTY_SIZE;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} {...place} {...(label && { role: 'img', 'aria-label': label })}>
      <path fill="#fff" stroke="none" d={`M0 0h${size}v${size}H0z`} />
      {code ? (
        <path className="qr-squares" stroke={color} shapeRendering="crispEdges" d={qrPath(code.data)} />
      ) : (
        <path fill={color} fillOpacity="0.2" fillRule="evenodd" d={CORNERS} />
      )}
    </svg>
  );
}
