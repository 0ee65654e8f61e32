import './qr-code.css';
import { encode } from 'uqr';

/** Width of the quiet zone around the code, in modules; ISO/IEC 18004 asks for 4. */
const QUIET = 4;

/** The dark modules as one path: a unit square each. */
function modulesPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** A QR code, computed on this page, so that a secret is not sent to a service that would draw it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path d={modulesPath(data)} fill="black" />
    </svg>
  );
}
