import { digits, gradient, irregular, range, scene } from './strokes.ts';

const ROWS = 5;
const CELL = 150;

function row(place: number): string {
  const y = 450 + place * 62;
  const start = place % 2 ? -CELL / 2 : 0;
  return range(10)
    .map((cell) => {
      const x = start + cell * CELL;
      const wave = Math.sin((x + place * 90) / 240) * 9;
      const seed = place * 20 + cell;
      const width = CELL - 13;
      return `<rect x="${digits(x)}" y="${digits(y + wave)}" width="${width}" height="49" rx="24" fill="url(#cell${seed % 3})"/><path d="M${digits(x + 24, y + wave + 12)} h${digits(width * 0.5 + irregular(seed) * 24)}" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".45"/>`;
    })
    .join('');
}

function drop(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="30" rx="44" ry="8" fill="#7b4a44" opacity=".3" filter="url(#soft)"/><path d="M-46 28 C-52 -8 -26 -36 0 -36 C26 -36 52 -8 46 28 C30 36 -30 36 -46 28Z" fill="url(#dew)"/><path d="M-46 28 C-52 -8 -26 -36 0 -36 C26 -36 52 -8 46 28" fill="none" stroke="#fff" stroke-width="2.5" opacity=".8"/><path d="M-28 4 C-26 -12 -16 -22 -4 -25" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><ellipse cx="16" cy="18" rx="16" ry="6" fill="#fff" opacity=".5"/></g>`;
}

/** Cross-section of skin: cells like bricks, the mortar between them, and water that stays out or in. */
export function drawBarrier(): string {
  return scene({
    wall: ['#dbe7ec', '#9db6c2'],
    definitions: [
      gradient(
        'cell0',
        [
          [0, '#f6d2c4'],
          [1, '#dc9f8c'],
        ],
        'down',
      ),
      gradient(
        'cell1',
        [
          [0, '#f3c8b7'],
          [1, '#d29380'],
        ],
        'down',
      ),
      gradient(
        'cell2',
        [
          [0, '#f9dccf'],
          [1, '#e2ab98'],
        ],
        'down',
      ),
      gradient(
        'dew',
        [
          [0, '#ffffff'],
          [0.4, '#d5ecf3'],
          [1, '#9cc7d6'],
        ],
        'slanted',
      ),
      gradient('film', [
        [0, '#fff3e0'],
        [0.5, '#f6d9a8'],
        [1, '#fff3e0'],
      ]),
    ].join(''),
    content: `
<ellipse cx="820" cy="250" rx="190" ry="190" fill="#fff" opacity=".2"/><ellipse cx="820" cy="250" rx="190" ry="190" fill="none" stroke="url(#brass)" stroke-width="4"/>
<path d="M0 444 C200 424 420 462 620 440 S1040 424 1200 446 V750 H0Z" fill="#c98775"/>
<path d="M0 444 C200 424 420 462 620 440 S1040 424 1200 446 V474 C1040 452 820 470 620 468 S200 452 0 472Z" fill="url(#film)"/>
${range(ROWS).map(row).join('')}
<path d="M0 442 C200 422 420 460 620 438 S1040 422 1200 444" stroke="#fff" stroke-width="6" fill="none" opacity=".85"/>
${drop(300, 402, 1.7)}${drop(470, 424, 0.8)}${drop(700, 404, 1.25)}${drop(980, 402, 1.9)}${drop(140, 418, 0.9)}${drop(846, 420, 0.62)}
<path d="M820 96 C846 150 880 190 880 232 C880 268 853 294 820 294 C787 294 760 268 760 232 C760 190 794 150 820 96Z" fill="url(#dew)"/><path d="M820 96 C846 150 880 190 880 232 C880 268 853 294 820 294 C787 294 760 268 760 232 C760 190 794 150 820 96Z" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/><path d="M782 246 C780 222 792 196 804 176" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/><ellipse cx="838" cy="262" rx="20" ry="9" fill="#fff" opacity=".5"/>`,
  });
}
