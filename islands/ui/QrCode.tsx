/**
 * A QR code, dark on white in either theme, as one path: sharp at every size, and no markup is ever parsed. The HTML has
 * its three corners alone, since the code itself would weigh more than the form around it; the island draws it when it wakes.
 */
import { useMemo, type SVGProps } from 'react';
import { encode } from 'uqr';
import { qrPath } from '#src/drawing/qr-path.ts';
import { useIsAwake } from './use-is-awake.ts';

interface Props extends Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'> {
  text: string;
  /** What it is, for those who do not see it; left out inside a picture that has a name of its own. */
  label?: string;
  /** The white margin, in squares of the code. */
  border?: number;
  /** Of the dark squares. */
  color?: string;
}

/** Of a code of 25 squares within a margin of two. */
const EMPTY_SIZE = 29;
const CORNERS = [
  [2, 2],
  [20, 2],
  [2, 20],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  .join('');

export function QrCode({ text, label, border = 2, color = '#000', ...place }: Props) {
  const isAwake = useIsAwake();
  const code = useMemo(() => (isAwake ? encode(text, { border }) : undefined), [isAwake, text, border]);
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
