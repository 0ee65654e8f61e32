/** A face's contours as the tracker follows them: half of it drawn here, the other half its reflection. */

interface Contour {
  readonly path: string;
  /** Landmarks on it, in the drawing's units. */
  readonly landmarks: readonly (readonly [number, number])[];
}

const CONTOURS: readonly Contour[] = [
  {
    path: 'M0 -96 C38 -96 66 -66 68 -22 C69 10 62 42 44 68 C32 86 16 98 0 98',
    landmarks: [
      [0, -96],
      [27, -91],
      [49, -75],
      [62, -51],
      [68, -22],
      [67, 8],
      [60, 36],
      [48, 62],
      [32, 83],
      [16, 95],
      [0, 98],
    ],
  },
  {
    path: 'M17 -24 C24 -32 40 -34 52 -23 C42 -15 26 -15 17 -24Z',
    landmarks: [
      [17, -24],
      [25, -30],
      [35, -32],
      [44, -29],
      [52, -23],
      [43, -18],
      [34, -16.5],
      [25, -18.5],
    ],
  },
  {
    path: 'M13 -41 C26 -52 44 -52 58 -41',
    landmarks: [
      [13, -41],
      [28, -48.5],
      [43, -48.5],
      [58, -41],
    ],
  },
  {
    path: 'M0 -24 L0 18 C6 24 14 22 16 16',
    landmarks: [
      [0, -24],
      [0, -8],
      [0, 8],
      [0, 19],
      [9, 21.5],
      [16, 16],
    ],
  },
  {
    path: 'M0 44 C5 40 10 42 27 50 C18 62 8 65 0 65 M0 51 C8 52 16 51 27 50',
    landmarks: [
      [0, 44],
      [8, 42],
      [17, 45.5],
      [27, 50],
      [18, 58.5],
      [9, 63.5],
      [0, 65],
      [0, 51],
    ],
  },
];

export function DrawnLandmarks() {
  return (
    <svg viewBox="-110 -112 220 224" className="drawn-landmarks" aria-hidden="true">
      <HalfFace />
      <g transform="scale(-1 1)">
        <HalfFace />
      </g>
    </svg>
  );
}

function HalfFace() {
  return CONTOURS.map(({ path, landmarks }) => (
    <g key={path}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth=".8" opacity=".42" />
      {landmarks.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill="var(--pro)" />
      ))}
    </g>
  ));
}
