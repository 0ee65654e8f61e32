import { ArrowLeftRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { pictureShare, placement } from '#domain/picture/fit.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { pictureFit } from '#studio/state/seen-picture.ts';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import { useShownView } from '#app/look/use-shown-view.ts';

const STEP = 0.01;
const LARGE_STEP = 0.1;
/** The handle's middle stays this far inside the mirror, in CSS pixels, so that it can be grasped whole. */
const RIM = 28;
/** From the handle's middle to a label, and the least that is left of a label; in CSS pixels. */
const LABEL_GAP = 30;
const LEAST_LABEL = 64;

/** Where a key moves the divider; undefined when the key means nothing to it. */
function movedByKey(key: string, split: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return split - STEP;
    case 'ArrowRight':
    case 'ArrowUp':
      return split + STEP;
    case 'PageDown':
      return split - LARGE_STEP;
    case 'PageUp':
      return split + LARGE_STEP;
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return undefined;
  }
}

/** The line between bare and made up, to be dragged across the picture. */
export function SplitDivider({ mirror }: { mirror: RefObject<HTMLElement | null> }) {
  const studio = useStudio();
  const split = useStudioState((state) => state.split);
  const source = useStudioState((state) => state.source);
  const pictureSize = useStudioState((state) => state.pictureSize);
  const name = useStudioState((state) => lookName(currentLook(state)));
  const box = useElementSize(mirror);
  const view = useShownView(box);
  if (split === null || box === null || box.width === 0) return null;

  const picture = pictureSize ?? box;
  const fit = pictureFit(source);
  const span = placement(box, picture, fit, view);
  const place = Math.min(1, Math.max(0, span.left + split * span.width)) * box.width;
  const handle = Math.min(box.width - RIM, Math.max(RIM, place));
  const percent = Math.round(split * 100);

  const follow = (event: PointerEvent): void => {
    const bounds = mirror.current?.getBoundingClientRect();
    if (bounds === undefined) return;
    const boxShare = (event.clientX - bounds.left) / bounds.width;
    studio.comparison.moveSplit(pictureShare(box, picture, fit, view, boxShare));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = movedByKey(event.key, split);
    if (moved === undefined) return;
    event.preventDefault();
    studio.comparison.moveSplit(moved);
  };

  return (
    <div
      className="split-line"
      style={{ '--place': `${place}px`, '--handle': `${handle - place}px` }}
    >
      <SplitLabel side="bare" room={handle - LABEL_GAP} words={MIRROR_WORDS.bare} />
      <SplitLabel side="look" room={box.width - handle - LABEL_GAP} words={name} />
      <span
        className="split-handle glass"
        role="slider"
        tabIndex={0}
        aria-label={MIRROR_WORDS.splitHandle}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <ArrowLeftRight size={17} strokeWidth={1.7} aria-hidden="true" />
      </span>
    </div>
  );
}

interface SplitLabelProps {
  readonly side: 'bare' | 'look';
  /** The width that the mirror has for it on its side of the handle, in CSS pixels. */
  readonly room: number;
  readonly words: string;
}

/** Says what is seen on one side of the line. On glass, so that it can be read on any skin. */
function SplitLabel({ side, room, words }: SplitLabelProps) {
  if (room < LEAST_LABEL) return null;
  return (
    <span
      className="split-label glass-label caps"
      data-side={side}
      style={{ '--room': `${room}px` }}
    >
      {words}
    </span>
  );
}
