import { blur, digits, gradient, irregular, range, scene } from './strokes.ts';

const LID = [
  [270, 430],
  [380, 250],
  [620, 190],
  [860, 400],
] as const;

function onLid(t: number): readonly [number, number] {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const along = (axis: 0 | 1): number =>
    LID.reduce((sum, point, place) => sum + point[axis] * (weights[place] ?? 0), 0);
  return [along(0), along(1)];
}

function lashes(): string {
  return range(34)
    .map((place) => {
      const share = place / 33;
      const [x, y] = onLid(0.1 + share * 0.88);
      const length = 26 + 54 * share + 12 * irregular(place);
      const lean = -0.5 + share * 1.5 + (irregular(place + 9) - 0.5) * 0.2;
      const [dx, dy] = [Math.sin(lean) * length, -Math.cos(lean) * length];
      return `<path d="M${digits(x, y)} q${digits(dx * 0.2, dy * 0.7, dx, dy)}" stroke="#17100f" stroke-width="${digits(4.6 - share)}" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
}

function brow(): string {
  return range(70)
    .map((place) => {
      const share = place / 69;
      const x = 250 + share * 640;
      const y = 150 - Math.sin(share * 2.3) * 74 + share * 40;
      const length = (46 - share * 24) * (0.7 + irregular(place) * 0.5);
      const lean = 0.35 + share * 1.2;
      return `<path d="M${digits(x, y + irregular(place + 30) * 26 * (1 - share))} q${digits(length * 0.3, -length * 0.5 * Math.cos(lean), length * Math.sin(lean) + 10, -length * Math.cos(lean))}" stroke="#3a2219" stroke-width="4.4" fill="none" stroke-linecap="round" opacity=".82"/>`;
    })
    .join('');
}

function iris(): string {
  return range(60)
    .map((place) => {
      const angle = (place / 60) * Math.PI * 2;
      const [from, to] = [44 + irregular(place) * 10, 84 + irregular(place + 70) * 12];
      return `<path d="M${digits(572 + Math.cos(angle) * from, 388 + Math.sin(angle) * from)} L${digits(572 + Math.cos(angle) * to, 388 + Math.sin(angle) * to)}" stroke="${place % 2 ? '#a8693a' : '#5a3118'}" stroke-width="3" opacity=".6"/>`;
    })
    .join('');
}

/** An eye with its wing, and the line from the nostril by which the wing is measured. */
export function drawLiner(): string {
  return scene({
    wall: ['#e9c8ae', '#b98462'],
    definitions: [
      gradient(
        'lidShade',
        [
          [0, '#7d4a34'],
          [1, '#c99272'],
        ],
        'down',
      ),
      '<radialGradient id="iris" cx=".5" cy=".6" r=".55"><stop offset="0" stop-color="#a3683a"/><stop offset=".7" stop-color="#6f3f1f"/><stop offset="1" stop-color="#2c160b"/></radialGradient>',
      gradient(
        'white',
        [
          [0, '#cdb9ad'],
          [0.25, '#fbf6f1'],
          [1, '#e4d5ca'],
        ],
        'down',
      ),
      '<clipPath id="eye"><path d="M270 430 C380 250 620 190 860 400 C760 520 440 560 270 430Z"/></clipPath>',
      blur('lid', 26),
    ].join(''),
    content: `
<path d="M250 400 C330 180 660 90 940 330 C800 250 520 190 270 430Z" fill="#7a3e2d" opacity=".55" filter="url(#lid)"/>
<path d="M244 372 C360 170 660 110 896 344" stroke="#7b4933" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>
${brow()}
<path d="M270 430 C380 250 620 190 860 400 C760 520 440 560 270 430Z" fill="url(#white)"/>
<g clip-path="url(#eye)"><circle cx="572" cy="388" r="104" fill="url(#iris)"/>${iris()}<circle cx="572" cy="388" r="104" fill="none" stroke="#241007" stroke-width="7" opacity=".7"/><circle cx="572" cy="388" r="42" fill="#0d0705"/><circle cx="538" cy="350" r="20" fill="#fff"/><circle cx="606" cy="420" r="9" fill="#fff" opacity=".6"/><path d="M250 400 C380 230 620 170 880 390 L860 440 C640 270 420 290 280 470Z" fill="#3a1d10" opacity=".34" filter="url(#soft)"/><circle cx="282" cy="430" r="26" fill="#d58f84"/></g>
<path d="M270 430 C440 560 760 520 860 400" stroke="#8e5640" stroke-width="5" fill="none" opacity=".7"/>
${lashes()}
<path d="M272 428 C380 248 620 190 862 398 C906 376 972 334 1030 274 C996 356 932 418 866 424 C640 232 410 270 272 428Z" fill="#120c0b"/>
<path d="M470 742 L1076 236" stroke="url(#brass)" stroke-width="4" stroke-dasharray="3 16" stroke-linecap="round" fill="none"/>
<circle cx="470" cy="742" r="8" fill="#f0dcae"/><circle cx="1030" cy="274" r="11" fill="none" stroke="#f6e6bf" stroke-width="4"/>`,
  });
}
