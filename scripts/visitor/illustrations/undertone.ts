import { gradient, scene, shadow } from './strokes.ts';

const SMEARS = [
  { y: 210, id: 'cool', colours: ['#e3b7a6', '#f1cdbd', '#c9937f'] },
  { y: 372, id: 'neutral', colours: ['#d2a17c', '#e6bd98', '#b58260'] },
  { y: 534, id: 'warm', colours: ['#a06d40', '#c18e58', '#7f5230'] },
] as const;

/** Three smears of foundation with cool, neutral and warm undertones, and the bottle that they came from. */
export function drawUndertone(): string {
  return scene({
    wall: ['#efe7dc', '#bda893'],
    definitions: [
      ...SMEARS.map(({ id, colours: [edge, middle, end] }) =>
        gradient(
          id,
          [
            [0, middle],
            [0.18, edge],
            [0.5, middle],
            [1, end],
          ],
          'slanted',
        ),
      ),
      gradient('cream', [
        [0, '#b98a66'],
        [0.2, '#e2b892'],
        [0.34, '#f2d3b4'],
        [0.55, '#d2a37c'],
        [1, '#9c6e4b'],
      ]),
      gradient('cap', [
        [0, '#130e0d'],
        [0.25, '#655751'],
        [0.4, '#2a211e'],
        [1, '#0c0807'],
      ]),
    ].join(''),
    content: `
<ellipse cx="330" cy="372" rx="236" ry="312" fill="#fff" opacity=".17"/><ellipse cx="330" cy="372" rx="236" ry="312" fill="none" stroke="url(#brass)" stroke-width="5"/>
${shadow(330, 690, 150, 20, 0.4)}
<rect x="214" y="318" width="232" height="370" rx="30" fill="url(#cream)"/><rect x="214" y="318" width="232" height="370" rx="30" fill="none" stroke="#fff" stroke-width="5" opacity=".55"/>
<path d="M240 352 V648" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"/>
<rect x="286" y="262" width="88" height="60" fill="url(#brass)"/><rect x="268" y="112" width="124" height="158" rx="9" fill="url(#cap)"/><rect x="268" y="252" width="124" height="5" fill="url(#brass)"/>
<ellipse cx="330" cy="500" rx="32" ry="42" fill="none" stroke="#6b482c" stroke-width="4" opacity=".75"/><path d="M330 542v26" stroke="#6b482c" stroke-width="4" opacity=".75" stroke-linecap="round"/>
${SMEARS.map(
  (
    { y, id },
    place,
  ) => `<g transform="translate(${600 + place * 14} ${y}) rotate(${-5 + place * 2})">${shadow(250, 58, 250, 16, 0.16)}
<path d="M6 -8 C40 -66 130 -46 240 -58 C350 -68 440 -50 500 -34 C530 -26 528 -6 490 2 C524 8 516 26 470 30 C360 40 260 52 150 56 C70 58 -14 44 6 -8Z" fill="url(#${id})"/>
<path d="M40 -20 C140 -36 300 -40 470 -24 M50 10 C180 2 320 2 440 8 M70 32 C180 34 300 26 410 22" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".34"/>
<path d="M60 24 C180 26 320 18 470 -2" stroke="#4a2a18" stroke-width="3" fill="none" stroke-linecap="round" opacity=".18"/></g>`,
).join('')}`,
  });
}
