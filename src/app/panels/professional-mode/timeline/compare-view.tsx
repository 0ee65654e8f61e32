import { ArrowLeftRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { comparison, moveDivider, showTurn } from './comparison.ts';
import { snapshotName, snapshotTime } from './snapshot-words.ts';
import type { PicturedSnapshot } from './snapshots.ts';
import { usePictureAddress } from './use-picture-address.ts';

const STEP = 0.01;
const LARGE_STEP = 0.1;

interface CompareViewProps {
  readonly a: PicturedSnapshot;
  readonly b: PicturedSnapshot;
}

/** Two snapshots in place of the mirror's picture. */
export function CompareView({ a, b }: CompareViewProps) {
  const { way, share, turn } = useStore(comparison);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="compare" data-way={way} style={{ '--share': `${share * 100}%` }}>
      {way === 'in-turn' ? (
        <button
          type="button"
          className="compare-turn"
          aria-label={fillIn(TIMELINE_WORDS.turn, { letter: turn === 'A' ? 'B' : 'A' })}
          onClick={showTurn}
        >
          <ComparedPicture snapshot={turn === 'A' ? a : b} letter={turn} />
        </button>
      ) : (
        <>
          <ComparedPicture snapshot={b} letter="B" />
          <ComparedPicture snapshot={a} letter="A" />
        </>
      )}
      {way === 'slider' ? (
        <Divider
          share={share}
          shareAt={(x) => {
            const bounds = frame.current?.getBoundingClientRect();
            return bounds === undefined ? share : (x - bounds.left) / bounds.width;
          }}
        />
      ) : null}
    </div>
  );
}

function ComparedPicture({ snapshot, letter }: { snapshot: PicturedSnapshot; letter: 'A' | 'B' }) {
  const address = usePictureAddress(snapshot.image);
  const [name, time] = [snapshotName(snapshot), snapshotTime(snapshot)];
  return (
    <figure className="compared" data-letter={letter}>
      {address === null ? null : (
        <img src={address} alt={fillIn(TIMELINE_WORDS.picture, { letter, name, time })} />
      )}
      <figcaption className="compared-name glass" aria-hidden="true">
        <span className="letter-disc">{letter}</span>
        <span className="truncate">{name}</span>
        <span className="tnum">{time}</span>
      </figcaption>
    </figure>
  );
}

function movedByKey(key: string, share: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return share - STEP;
    case 'ArrowRight':
    case 'ArrowUp':
      return share + STEP;
    case 'PageDown':
      return share - LARGE_STEP;
    case 'PageUp':
      return share + LARGE_STEP;
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return undefined;
  }
}

interface DividerProps {
  readonly share: number;
  /** The share at a place of the window, in CSS pixels from its left. */
  readonly shareAt: (x: number) => number;
}

function Divider({ share, shareAt }: DividerProps) {
  const follow = ({ currentTarget, pointerId, clientX }: PointerEvent): void => {
    if (currentTarget.hasPointerCapture(pointerId)) moveDivider(shareAt(clientX));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = movedByKey(event.key, share);
    if (moved === undefined) return;
    event.preventDefault();
    moveDivider(moved);
  };
  return (
    <div className="compare-line">
      <span
        className="split-handle glass"
        role="slider"
        tabIndex={0}
        aria-label={TIMELINE_WORDS.divider}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={follow}
      >
        <ArrowLeftRight size={17} strokeWidth={1.7} aria-hidden="true" />
      </span>
    </div>
  );
}
