import { gradient, scene, shadow } from './strokes.ts';

/** An open lipstick beside its cap, and a smear that shows its colour. */
export function drawLipstick(): string {
  return scene({
    wall: ['#f0d9d3', '#c58f8b'],
    definitions: [
      gradient('bullet', [
        [0, '#7c0f28'],
        [0.22, '#c32a48'],
        [0.4, '#e2566c'],
        [0.55, '#b3203f'],
        [1, '#640a20'],
      ]),
      gradient(
        'facet',
        [
          [0, '#e8718a'],
          [0.6, '#c22c4b'],
          [1, '#9c1a37'],
        ],
        'slanted',
      ),
      gradient('case', [
        [0, '#1b1413'],
        [0.18, '#4c403c'],
        [0.3, '#8b7d76'],
        [0.42, '#2a201e'],
        [1, '#0f0a09'],
      ]),
      gradient('smear', [
        [0, '#a91b3a'],
        [0.5, '#cf3653'],
        [1, '#8f1531'],
      ]),
    ].join(''),
    content: `
<ellipse cx="600" cy="330" rx="205" ry="262" fill="#fff" opacity=".16"/><ellipse cx="600" cy="330" rx="205" ry="262" fill="none" stroke="url(#brass)" stroke-width="5"/>
<path d="M500 560 C560 520 470 300 700 120" stroke="#fff" stroke-width="34" opacity=".16" fill="none"/>
<path d="M690 640 C760 596 900 612 1010 560 C1050 542 1086 548 1074 574 C1060 604 960 618 908 640 C862 660 760 690 708 678 C672 670 664 656 690 640Z" fill="url(#smear)"/>
<path d="M716 648 C800 616 900 622 1024 572" stroke="#f08a9e" stroke-width="7" fill="none" stroke-linecap="round" opacity=".65"/><path d="M760 664 C830 644 880 642 930 620" stroke="#7c0f28" stroke-width="4" fill="none" stroke-linecap="round" opacity=".5"/>
${shadow(470, 668, 130, 20, 0.42)}${shadow(300, 676, 120, 18, 0.36)}
<path d="M404 372 L404 244 C404 196 440 148 508 128 C528 124 536 136 536 158 L536 372Z" fill="url(#bullet)"/>
<path d="M404 244 C404 196 440 148 508 128 C528 124 532 138 524 156 C504 200 460 240 404 252Z" fill="url(#facet)"/>
<path d="M424 226 C450 196 480 168 508 150" stroke="#ffd3da" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/>
<rect x="392" y="366" width="156" height="104" rx="5" fill="url(#brass)"/><rect x="392" y="374" width="156" height="3" fill="#7d6033" opacity=".5"/><rect x="392" y="456" width="156" height="3" fill="#7d6033" opacity=".5"/>
<rect x="376" y="468" width="188" height="204" rx="9" fill="url(#case)"/><rect x="376" y="560" width="188" height="5" fill="url(#brass)"/>
<ellipse cx="470" cy="616" rx="17" ry="22" fill="none" stroke="url(#brass)" stroke-width="3"/><path d="M470 638v13" stroke="#d9bf8a" stroke-width="3"/>
<rect x="214" y="420" width="172" height="258" rx="11" fill="url(#case)"/><rect x="214" y="432" width="172" height="6" fill="url(#brass)"/>`,
  });
}
