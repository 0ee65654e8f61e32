import { digits, gradient, irregular, range, scene, shadow } from './strokes.ts';

interface Brush {
  readonly x: number;
  readonly lean: number;
  readonly width: number;
  readonly length: number;
  readonly handle: string;
}

const BRUSHES: readonly Brush[] = [
  { x: 480, lean: -17, width: 74, length: 168, handle: 'dark' },
  { x: 585, lean: -3, width: 104, length: 190, handle: 'wine' },
  { x: 700, lean: 12, width: 52, length: 128, handle: 'dark' },
];

function bristles(width: number, length: number): string {
  const half = width / 2;
  return range(46)
    .map((place) => {
      const share = place / 45;
      const foot = -half * 0.62 + share * width * 0.62;
      const tip = -half + share * width;
      const height = length * (0.78 + 0.22 * Math.sin(share * Math.PI) + 0.03 * irregular(place));
      const colour = ['#4a2a1c', '#6b3f29', '#8a573a', '#3a2016'][place % 4];
      return `<path d="M${digits(foot, 0)} C${digits(foot * 1.6, -length * 0.35, tip * 1.12, -length * 0.6, tip * 0.72, -height)}" stroke="${colour}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
}

function brush({ x, lean, width, length, handle }: Brush): string {
  const foot = width * 0.62;
  return `<g transform="translate(${x} 330) rotate(${lean})"><path d="M${digits(-foot * 0.34, 84)} L${digits(foot * 0.34, 84)} L${digits(foot * 0.2, 346)} L${digits(-foot * 0.2, 346)}Z" fill="url(#${handle})"/><path d="M${digits(-foot / 2, 0)} L${digits(foot / 2, 0)} L${digits(foot * 0.36, 96)} L${digits(-foot * 0.36, 96)}Z" fill="url(#brass)"/><path d="M${digits(-foot * 0.46, 22)} H${digits(foot * 0.46)} M${digits(-foot * 0.44, 32)} H${digits(foot * 0.44)}" stroke="#7d6033" stroke-width="2.4" opacity=".55"/>${bristles(width, length)}</g>`;
}

function bubble(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".22"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".8"/><path d="M${digits(x - radius * 0.55, y - radius * 0.3)} A${radius * 0.65} ${radius * 0.65} 0 0 1 ${digits(x - radius * 0.05, y - radius * 0.64)}" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

const BUBBLES = [
  [330, 300, 46],
  [252, 404, 28],
  [392, 196, 22],
  [860, 262, 56],
  [944, 386, 32],
  [806, 156, 26],
  [1000, 250, 16],
  [210, 250, 14],
] as const;

/** Three clean brushes in a glass of suds. */
export function drawBrushes(): string {
  return scene({
    wall: ['#dfe6e2', '#93a7a3'],
    definitions: [
      gradient('dark', [
        [0, '#120d0c'],
        [0.35, '#6a5a53'],
        [0.5, '#2d2320'],
        [1, '#0d0908'],
      ]),
      gradient('wine', [
        [0, '#43101f'],
        [0.35, '#a8405c'],
        [0.5, '#6d1a33'],
        [1, '#340a17'],
      ]),
      gradient('glass', [
        [0, '#ffffff'],
        [0.14, '#e9f3f1'],
        [0.5, '#cfe2de'],
        [0.86, '#dfeeeb'],
        [1, '#ffffff'],
      ]),
      gradient('water', [
        [0, '#b9d6d2'],
        [0.5, '#8fb9b4'],
        [1, '#bddad6'],
      ]),
    ].join(''),
    content: `
<ellipse cx="590" cy="350" rx="330" ry="300" fill="#fff" opacity=".12"/><ellipse cx="590" cy="350" rx="330" ry="300" fill="none" stroke="url(#brass)" stroke-width="4"/>
${shadow(596, 704, 250, 20, 0.38)}
<path d="M404 424 L428 676 C430 696 444 704 468 704 L720 704 C744 704 758 696 760 676 L784 424Z" fill="url(#glass)" opacity=".5"/>
${BRUSHES.map(brush).join('')}
<path d="M414 528 L428 676 C430 696 444 704 468 704 L720 704 C744 704 758 696 760 676 L774 528 C700 546 480 512 414 528Z" fill="url(#water)" opacity=".66"/>
<path d="M414 528 C480 512 700 546 774 528" stroke="#fff" stroke-width="5" fill="none" opacity=".85"/>
${range(26)
  .map((place) =>
    bubble(
      430 + place * 13 + irregular(place) * 8,
      524 + irregular(place + 50) * 20 - (place % 3) * 9,
      9 + irregular(place + 20) * 15,
    ),
  )
  .join('')}
<path d="M404 424 L428 676 C430 696 444 704 468 704 L720 704 C744 704 758 696 760 676 L784 424" fill="none" stroke="#fff" stroke-width="5" opacity=".75"/><path d="M446 470 L462 650" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/>
${BUBBLES.map(([x, y, radius]) => bubble(x, y, radius)).join('')}`,
  });
}
