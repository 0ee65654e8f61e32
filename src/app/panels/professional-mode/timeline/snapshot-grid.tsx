import { NotebookPen } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import type { Chosen } from '#domain/timeline/timeline.ts';
import { choose } from './comparison.ts';
import { snapshotName, snapshotTime } from './snapshot-words.ts';
import type { PicturedSnapshot } from './snapshots.ts';
import { usePictureAddress } from './use-picture-address.ts';

interface SnapshotGridProps {
  readonly snapshots: readonly PicturedSnapshot[];
  readonly chosen: Chosen;
}

/** The snapshots as pictures, each of which can be chosen. */
export function SnapshotGrid({ snapshots, chosen }: SnapshotGridProps) {
  return (
    <ul className="snapshots" aria-label={TIMELINE_WORDS.list}>
      {snapshots.map((snapshot) => (
        <li key={snapshot.id}>
          <Tile snapshot={snapshot} letter={letterOf(chosen, snapshot.id)} />
        </li>
      ))}
    </ul>
  );
}

function letterOf(chosen: Chosen, id: string): 'A' | 'B' | null {
  const place = chosen.indexOf(id);
  return place < 0 ? null : place === 0 ? 'A' : 'B';
}

function Tile({ snapshot, letter }: { snapshot: PicturedSnapshot; letter: 'A' | 'B' | null }) {
  const address = usePictureAddress(snapshot.image);
  const [name, time] = [snapshotName(snapshot), snapshotTime(snapshot)];
  const { lighting, notes } = snapshot;
  const said = fillIn(TIMELINE_WORDS.tile, { name, time, lighting });
  return (
    <button
      type="button"
      className="snapshot"
      aria-pressed={letter !== null}
      aria-label={notes === '' ? said : `${said}, ${notes}`}
      onClick={() => {
        choose(snapshot.id);
      }}
    >
      <span className="snapshot-picture">
        {address === null ? null : <img src={address} alt="" />}
        {letter === null ? null : (
          <span className="letter-disc">
            <span className="sr-only">{fillIn(TIMELINE_WORDS.chosenAs, { letter })}</span>
            <span aria-hidden="true">{letter}</span>
          </span>
        )}
      </span>
      <span className="snapshot-caption">
        <span className="truncate">{name}</span>
        {notes === '' ? null : <NotebookPen size={12} strokeWidth={1.7} aria-hidden="true" />}
        <span className="snapshot-time tnum">{time}</span>
      </span>
    </button>
  );
}
