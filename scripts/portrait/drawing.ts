/**
 * The drawn model: a portrait of nobody, without makeup, that stands in for a camera. It is drawn in a space
 * of 1280 x 960, lit from the upper left and looking straight out, so that the face model finds every
 * feature. Its left half mirrors the right one, except for the light.
 */

import { browHairs, hairStrands, lashes, lipCreases, type Stroke } from './strokes.ts';

export const DRAWING_WIDTH = 1280;
export const DRAWING_HEIGHT = 960;

const FACE =
  'M640 148 C736 148 812 218 824 340 C830 396 828 446 820 496 C812 562 794 616 758 662 C726 704 688 736 640 736 C592 736 554 704 522 662 C486 616 468 562 460 496 C454 446 451 396 456 340 C468 218 544 148 640 148Z';
const EYE =
  'M687 414 C697 401 714 383.5 740 383 C761 383 772 393 781 402.5 C772 415 758 425.5 737 425.5 C718 425.5 702 419 687 414Z';
const UPPER_LIP =
  'M573 619 C590 606 608 593 622 591 C630 590 635 595 640 597 C645 595 650 590 658 591 C672 593 690 606 707 619 C690 620 672 622 658 621 C651 620 646 624 640 624 C634 624 629 620 622 621 C608 622 590 620 573 619Z';
const LOWER_LIP =
  'M573 619 C590 620 608 622 622 621 C629 620 634 624 640 624 C646 624 651 620 658 621 C672 622 690 620 707 619 C694 642 670 661 640 661 C610 661 586 642 573 619Z';

const BODY =
  'M548 640 C548 724 544 776 520 800 C470 836 330 850 236 960 L1044 960 C950 850 810 836 760 800 C736 776 732 724 732 640Z';
/** The right half of the hair that lies over the forehead. */
const HAIR =
  'M640 62 C772 60 866 156 868 306 C868 372 856 418 840 446 C836 362 820 304 786 262 C748 218 690 190 640 164Z';

const blurs = [1, 2, 4, 7, 12, 20, 34, 60];

/** A softly blurred shape. `radius` is one of `blurs`. */
function soft(shape: string, radius: number, style: string): string {
  return `<path d="${shape}" filter="url(#blur${radius})" style="${style}"/>`;
}

function glow(
  [x, y, rx, ry]: readonly [number, number, number, number],
  radius: number,
  style: string,
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" filter="url(#blur${radius})" style="${style}"/>`;
}

function strokes(lines: readonly Stroke[], colour: string): string {
  return lines
    .map(
      ({ path, width, opacity }) =>
        `<path d="${path}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
    )
    .join('');
}

function mirrored(group: string): string {
  return `<g transform="translate(${DRAWING_WIDTH} 0) scale(-1 1)">${group}</g>`;
}

function definitions(): string {
  const filters = blurs.map(
    (radius) =>
      `<filter id="blur${radius}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1480" height="1160"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
  return `<defs>${filters.join('')}
    <radialGradient id="room" cx=".26" cy=".2" r="1.05"><stop offset="0" stop-color="#d9d2c9"/><stop offset=".5" stop-color="#a59c93"/><stop offset="1" stop-color="#5e5751"/></radialGradient>
    <radialGradient id="skin" cx=".42" cy=".36" r=".78"><stop offset="0" stop-color="#e2b595"/><stop offset=".5" stop-color="#d3a080"/><stop offset=".82" stop-color="#bb8263"/><stop offset="1" stop-color="#9c6449"/></radialGradient>
    <linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d583f"/><stop offset=".42" stop-color="#b98463"/><stop offset="1" stop-color="#c8946f"/></linearGradient>
    <linearGradient id="hair" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#4a3022"/><stop offset=".45" stop-color="#2a1a13"/><stop offset="1" stop-color="#160d0a"/></linearGradient>
    <linearGradient id="silk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9e2d8"/><stop offset=".5" stop-color="#bfb5a9"/><stop offset="1" stop-color="#857b71"/></linearGradient>
    <radialGradient id="iris" cx=".46" cy=".62" r=".6"><stop offset="0" stop-color="#9c6a3a"/><stop offset=".55" stop-color="#6a4021"/><stop offset="1" stop-color="#2d180d"/></radialGradient>
    <radialGradient id="pearl" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="#fffaf2"/><stop offset=".6" stop-color="#d9cbb8"/><stop offset="1" stop-color="#8f8071"/></radialGradient>
    <clipPath id="inFace"><path d="${FACE}"/></clipPath>
    <clipPath id="inBody"><path d="${BODY}"/></clipPath>
    <clipPath id="inHair"><path d="${HAIR}"/><path d="${HAIR}" transform="translate(${DRAWING_WIDTH} 0) scale(-1 1)"/></clipPath>
    <clipPath id="inEye"><path d="${EYE}"/></clipPath>
    <clipPath id="inLips"><path d="${UPPER_LIP}"/><path d="${LOWER_LIP}"/></clipPath>
    <filter id="pores"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.4 0 0 0 -.35"/></filter>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 0"/></filter>
  </defs>`;
}

function room(): string {
  return `<rect width="1280" height="960" fill="url(#room)"/>
    ${glow([150, 260, 210, 420], 60, 'fill:#fff4e4;opacity:.5')}
    ${glow([1150, 620, 200, 420], 60, 'fill:#332c28;opacity:.55')}
    <g fill="none" stroke="#d6bb86"><ellipse cx="1040" cy="300" rx="150" ry="190" stroke-width="10" opacity=".34" filter="url(#blur7)"/><ellipse cx="1040" cy="300" rx="150" ry="190" stroke-width="2" opacity=".3" filter="url(#blur2)"/></g>`;
}

function body(): string {
  return `<g clip-path="url(#inBody)"><path d="${BODY}" fill="url(#neck)"/>
    ${soft('M540 664 C580 752 700 752 740 664 L742 760 C690 818 590 818 540 760Z', 20, 'fill:#5c3423;opacity:.62')}
    ${soft('M752 690 C744 770 760 800 800 830 L740 830 C724 800 722 740 726 700Z', 12, 'fill:#5c3423;opacity:.4')}
    ${soft('M606 866 C560 858 470 866 420 892', 4, 'fill:none;stroke:#efc8a9;stroke-width:8;opacity:.5')}
    ${soft('M676 866 C722 858 812 866 862 892', 4, 'fill:none;stroke:#dcae8c;stroke-width:7;opacity:.4')}
    ${soft('M640 850 L640 900', 7, 'fill:none;stroke:#7d4c35;stroke-width:12;opacity:.35')}</g>
    <path d="M236 960 C300 884 392 852 452 842 C500 900 580 934 640 936 C700 934 780 900 828 842 C888 852 980 884 1044 960Z" fill="url(#silk)"/>
    ${soft('M452 842 C500 900 580 934 640 936 C700 934 780 900 828 842', 4, 'fill:none;stroke:#fffaf1;stroke-width:5;opacity:.6')}
    ${soft('M452 850 C500 908 580 944 640 946 C700 944 780 908 828 850', 7, 'fill:none;stroke:#4d443c;stroke-width:10;opacity:.4')}
    ${soft('M330 960 C380 910 420 900 440 880 M900 960 C880 920 860 900 846 880', 7, 'fill:none;stroke:#5a5048;stroke-width:12;opacity:.4')}`;
}

function ear(): string {
  return `<path d="M820 386 C842 366 862 378 858 414 C854 450 842 486 822 498 C814 470 814 420 820 386Z" fill="#b67b5c"/>
    ${soft('M828 398 C842 386 850 396 847 418 C844 442 838 462 828 474', 2, 'fill:none;stroke:#75432f;stroke-width:5;opacity:.6')}
    <circle cx="829" cy="512" r="11" fill="url(#pearl)"/><circle cx="829" cy="498" r="3" fill="#c9a66b"/>`;
}

function hairBehind(): string {
  return `<path d="M640 62 C772 60 866 152 870 302 C874 372 866 430 846 470 L820 340 L460 340 L434 470 C414 430 406 372 410 302 C414 152 508 60 640 62Z" fill="url(#hair)"/>`;
}

function hairInFront(): string {
  return `<path d="${HAIR}" fill="url(#hair)"/>${mirrored(`<path d="${HAIR}" fill="url(#hair)"/>`)}
    ${soft('M640 168 C694 194 752 222 790 268 C816 304 830 352 834 430', 7, 'fill:none;stroke:#2b1710;stroke-width:16;opacity:.45')}
    ${soft('M640 168 C586 194 528 222 490 268 C464 304 450 352 446 430', 7, 'fill:none;stroke:#2b1710;stroke-width:13;opacity:.36')}
    <g clip-path="url(#inHair)"><g fill="none" stroke-linecap="round">${strokes(hairStrands(), '#8d6145')}</g>
    ${soft('M560 108 C500 146 456 214 444 300', 12, 'fill:none;stroke:#a97a58;stroke-width:22;opacity:.5')}
    ${soft('M716 104 C776 140 824 208 838 300', 12, 'fill:none;stroke:#5f3f2d;stroke-width:18;opacity:.45')}</g>
    <path d="M640 78 L640 166" stroke="#c99877" stroke-width="2" opacity=".5" filter="url(#blur1)"/>`;
}

function face(): string {
  return `<path d="${FACE}" fill="url(#skin)"/><g clip-path="url(#inFace)">
    ${soft('M850 150 L850 740 L640 760 C742 690 784 580 786 440 C788 320 760 220 690 150Z', 34, 'fill:#7a4630;opacity:.46')}
    ${soft('M440 500 C470 600 530 690 600 740 L470 760Z', 20, 'fill:#8a5238;opacity:.34')}
    ${glow([590, 252, 118, 62], 34, 'fill:#fbe0c8;opacity:.62')}
    ${glow([512, 486, 48, 36], 20, 'fill:#ffe3cd;opacity:.55')}
    ${glow([760, 490, 38, 30], 20, 'fill:#f0c5a6;opacity:.32')}
    ${glow([628, 704, 44, 22], 12, 'fill:#f8d6bb;opacity:.42')}
    ${glow([530, 530, 60, 44], 34, 'fill:#c56a55;opacity:.22')}
    ${glow([752, 534, 56, 44], 34, 'fill:#b25a48;opacity:.2')}
    ${soft('M560 690 C600 712 680 712 720 690', 12, 'fill:none;stroke:#7f4a34;stroke-width:14;opacity:.16')}
    ${nose()}
    <rect x="430" y="130" width="420" height="630" filter="url(#pores)" opacity=".07" style="mix-blend-mode:multiply"/>
  </g>`;
}

function nose(): string {
  return `${soft('M664 376 C660 420 664 470 678 520 C684 540 678 552 664 556 C652 520 650 430 652 376Z', 7, 'fill:#7d4831;opacity:.4')}
    ${soft('M616 376 C620 430 618 480 606 524', 7, 'fill:none;stroke:#8c543b;stroke-width:9;opacity:.26')}
    ${soft('M630 360 C627 430 627 480 630 524 L646 524 C646 470 646 420 646 360Z', 7, 'fill:#ffe8d4;opacity:.5')}
    ${glow([635, 528, 15, 12], 4, 'fill:#fff3e6;opacity:.6')}
    ${soft('M602 548 C608 560 620 558 628 556 C636 562 645 562 652 556 C660 558 673 560 679 548', 2, 'fill:none;stroke:#6a3723;stroke-width:3;opacity:.5')}
    ${glow([619, 553, 8.5, 3.4], 1, 'fill:#4c2618;opacity:.62')}${glow([662, 553, 8.5, 3.4], 1, 'fill:#4c2618;opacity:.7')}
    ${soft('M599 546 C595 534 601 523 610 522 M682 546 C686 534 680 523 671 522', 2, 'fill:none;stroke:#80492f;stroke-width:3;opacity:.42')}
    ${soft('M632 568 L630 588 M649 568 L651 588', 2, 'fill:none;stroke:#a76b50;stroke-width:6;opacity:.24')}`;
}

function eye(): string {
  return `${glow([733, 398, 66, 34], 12, 'fill:#754431;opacity:.24')}
    ${soft('M690 384 C708 366 748 360 784 384', 4, 'fill:none;stroke:#8d5840;stroke-width:9;opacity:.34')}
    <path d="${EYE}" fill="#eee6df"/>
    <g clip-path="url(#inEye)">
      <circle cx="733" cy="403" r="21" fill="url(#iris)"/><circle cx="733" cy="403" r="21" fill="none" stroke="#1f110a" stroke-width="2.6" opacity=".7"/>
      <circle cx="733" cy="403" r="8.8" fill="#0d0806"/>
      ${soft('M682 414 C696 392 716 379 740 378 C763 377 778 391 787 402 L788 390 C770 372 704 366 682 398Z', 2, 'fill:#2c1811;opacity:.55')}
      <path d="M687 414 C692 408.5 696 408 700 412 C697 418 691 418 687 414Z" fill="#c88b7b"/>
    </g>
    <circle cx="726" cy="395" r="4.4" fill="#fff" opacity=".92"/><circle cx="741" cy="411" r="1.8" fill="#fff" opacity=".5"/>
    ${soft('M688 415 C704 427 730 429.5 753 422.5 C765 418.5 774 411 780 403.5', 1, 'fill:none;stroke:#7a4735;stroke-width:1.8;opacity:.6')}
    ${soft('M688 428 C712 440 746 440 772 426', 4, 'fill:none;stroke:#8d5840;stroke-width:4;opacity:.26')}
    <path d="M686 415 C697 400 714 382 740 381.5 C762 381.5 774 392 783 402.5 C770 394 757 387.5 740 387.5 C717 387.5 700 402 686 415Z" fill="#20120c" opacity=".82"/>
    ${soft('M692 398 C704 380 722 371 742 371 C761 371 775 379 786 391', 1, 'fill:none;stroke:#653a28;stroke-width:2.4;opacity:.6')}
    <g fill="none" stroke-linecap="round">${strokes(lashes(), '#1a0e0a')}</g>
    ${soft('M676 357 C694 340 730 327 768 334 C784 337 798 346 806 354 C786 346 764 343 738 346 C716 348 698 354 682 366 C677 366 674 361 676 357Z', 2, 'fill:#3a2318;opacity:.66')}
    <g fill="none" stroke-linecap="round">${strokes(browHairs(), '#24140d')}</g>`;
}

function mouth(): string {
  return `<g transform="translate(640 620) scale(.93 .9) translate(-640 -620)"><path d="${UPPER_LIP}" fill="#a9625a"/><path d="${LOWER_LIP}" fill="#bd756a"/>
    <g clip-path="url(#inLips)">
      ${soft('M573 596 L707 596 L707 612 C680 604 600 604 573 612Z', 4, 'fill:#8a463f;opacity:.35')}
      ${soft('M600 640 C620 648 654 648 676 638', 4, 'fill:none;stroke:#f3c3b4;stroke-width:9;opacity:.55')}
      ${soft('M616 637 C628 641 640 641 648 640', 1, 'fill:none;stroke:#fff;stroke-width:2.6;opacity:.4')}
      ${soft('M606 606 C616 598 624 596 630 599', 1, 'fill:none;stroke:#eab3a6;stroke-width:2.4;opacity:.5')}
      ${soft('M676 600 L716 610 L716 660 L650 664 C676 650 690 632 694 618Z', 7, 'fill:#5a2420;opacity:.3')}
      <g fill="none" stroke-linecap="round">${strokes(lipCreases(), '#7c3a35')}</g>
    </g>
    <path d="M573 619 C590 620 608 622.5 622 621.5 C629 621 634 625 640 625 C646 625 651 621 658 621.5 C672 622.5 690 620 707 619" fill="none" stroke="#4d1c1a" stroke-width="2.8" opacity=".75" filter="url(#blur1)"/>
    ${glow([570, 620, 5, 4], 4, 'fill:#6d3a2c;opacity:.4')}${glow([710, 620, 5, 4], 4, 'fill:#6d3a2c;opacity:.4')}
    ${soft('M590 672 C620 684 662 684 690 672', 7, 'fill:none;stroke:#7f4a34;stroke-width:11;opacity:.34')}</g>`;
}

/** The drawing as SVG. */
export function drawPortrait(): string {
  const oneEye = eye();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING_WIDTH}" height="${DRAWING_HEIGHT}" viewBox="0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}">
    ${definitions()}${room()}${hairBehind()}${body()}${ear()}${mirrored(ear())}${face()}
    ${oneEye}${mirrored(oneEye)}${mouth()}${hairInFront()}
    <rect width="1280" height="960" filter="url(#grain)" opacity=".08" style="mix-blend-mode:overlay"/>
  </svg>`;
}
