/**
 * Where makeup goes on the drawn model, in the drawing's own space of 1280 x 960. The lips and the
 * eye are traced from the drawing; the eye is the right one, and the left one is its mirror image.
 */

export const DRAWING = { width: 1280, height: 960 } as const;
/** Brows to chin, as in the pictures of the quick looks: x, y, width, height. */
export const FACE_BOX = '442 210 396 495';
/** Brows to lips, for tiles by which looks are told apart. */
export const BROWS_TO_LIPS = '449 338 382 334';
/** The skin under the drawing's own light; what foundation is compared with. */
export const DRAWN_SKIN = [0.827, 0.627, 0.502] as const;

/** The mouth is drawn a little larger, and then put in its place. */
export const MOUTH_PLACE = 'translate(640 620) scale(.93 .9) translate(-640 -620)';
export const MIRRORED = 'translate(1280 0) scale(-1 1)';

export const UPPER_LIP =
  'M573 619 C590 606 608 593 622 591 C630 590 635 595 640 597 C645 595 650 590 658 591 C672 593 690 606 707 619 C690 620 672 622 658 621 C651 620 646 624 640 624 C634 624 629 620 622 621 C608 622 590 620 573 619Z';
export const LOWER_LIP =
  'M573 619 C590 620 608 622 622 621 C629 620 634 624 640 624 C646 624 651 620 658 621 C672 622 690 620 707 619 C694 642 670 661 640 661 C610 661 586 642 573 619Z';
export const MOUTH_LINE =
  'M573 619 C590 620 608 622.5 622 621.5 C629 621 634 625 640 625 C646 625 651 621 658 621.5 C672 622.5 690 620 707 619';
/** Light on the lower lip, and on the bow of the upper one. */
export const LIP_LIGHT = 'M600 640 C620 648 654 648 676 638';
export const LIP_BOW_LIGHT = 'M606 606 C616 598 624 596 630 599';

/** Face, ears and neck without the eyes: what foundation tints. Fill it by the even-odd rule. */
export const SKIN = [
  'M640 164 C690 190 748 218 786 262 C817 300 833 362 831 446 C829 464 824 482 820 496 C812 562 794 616 758 662 C742 683 734 696 732 704 L736 770 L544 770 L548 704 C546 696 538 683 522 662 C486 616 468 562 460 496 C456 482 451 464 449 446 C447 362 463 300 494 262 C532 218 590 190 640 164Z',
  'M826 384 C844 368 862 380 858 414 C854 450 842 486 821 496 C828 460 829 420 826 384Z',
  'M454 384 C436 368 418 380 422 414 C426 450 438 486 459 496 C452 460 451 420 454 384Z',
  'M687 414 C697 401 714 383.5 740 383 C761 383 772 393 781 402.5 C772 415 758 425.5 737 425.5 C718 425.5 702 419 687 414Z',
  'M593 414 C583 401 566 383.5 540 383 C519 383 508 393 499 402.5 C508 415 522 425.5 543 425.5 C562 425.5 578 419 593 414Z',
].join(' ');

/** From the lashes to the fold of the lid. */
export const LID =
  'M685 415 C694 399 712 381 740 380.5 C763 380.5 775 391 785 403 C788 396 787 389 783 383 C772 371 757 366 739 366 C714 366 694 386 685 415Z';
/** Above the fold, up to the bone. */
export const CREASE =
  'M690 398 C704 376 722 366 741 366 C761 366 776 374 788 390 C794 378 788 364 774 357 C760 351 736 350 718 358 C702 365 693 380 690 398Z';
/** The outer third, drawn out towards the temple. */
export const OUTER_CORNER =
  'M757 384 C769 388 778 396 785 405 C794 398 802 388 806 376 C800 366 788 360 776 362 C766 366 758 374 757 384Z';
export const LOWER_LINE = 'M712 421.5 C726 425.5 745 426.5 759 420.5 C768 416 776 409 782 403.5';
export const LINER =
  'M686 415.5 C697 400 714 382 740 381.5 C762 381.5 774 391 784 402 L801 389 C796 400 790 407 783 409 C772 396 758 387 740 387 C718 387 702 400 686 415.5Z';

/** Middle and radii of the blush on the right cheek. */
export const CHEEK = { x: 754, y: 506, rx: 78, ry: 56, tilt: -24 } as const;

/** The upper lid as two curves, from its inner corner to its outer one. */
const UPPER_LID = [
  [
    [687, 414],
    [697, 401],
    [714, 383.5],
    [740, 383],
  ],
  [
    [740, 383],
    [761, 383],
    [772, 393],
    [781, 402.5],
  ],
] as const;

const LASHES = 19;
/** How far the innermost and the outermost lash lean outwards, in radians from upright. */
const LEAN = { inner: -0.3, outer: 1.05 } as const;
/** Shares of the lid between which lashes grow. */
const GROWTH = { from: 0.24, to: 1 } as const;

/** A place on the upper lid; `share` runs from 0 at its inner corner to 1 at its outer one. */
function onUpperLid(share: number): readonly [x: number, y: number] {
  const curve = share < 0.5 ? UPPER_LID[0] : UPPER_LID[1];
  const t = share < 0.5 ? share * 2 : share * 2 - 1;
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const along = (axis: 0 | 1): number =>
    curve.reduce((sum, point, place) => sum + point[axis] * (weights[place] ?? 0), 0);
  return [along(0), along(1)];
}

/** The upper lashes at `strength` in [0, 1], which makes them longer; every other one is shorter. */
export function lashPaths(strength: number): readonly string[] {
  return Array.from({ length: LASHES }, (_, place) => {
    const share = place / (LASHES - 1);
    const root = onUpperLid(GROWTH.from + (GROWTH.to - GROWTH.from) * share);
    const lean = LEAN.inner + (LEAN.outer - LEAN.inner) * share;
    const length = (6 + 8.5 * share) * (0.4 + 0.7 * strength) * (place % 2 === 0 ? 1 : 0.72);
    const tip = [Math.sin(lean) * length, -Math.cos(lean) * length] as const;
    const bend = [tip[0] * 0.22, tip[1] * 0.7] as const;
    const [x, y, ...curve] = [...root, ...bend, ...tip].map((value) => value.toFixed(1));
    return `M${x} ${y} q${curve.join(' ')}`;
  });
}
