import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { TIMELINE_TOASTS, TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { LONGEST_NOTE } from '#domain/timeline/timeline.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { WornList } from '#app/panels/professional-mode/parts/worn-list.tsx';
import { wearsAnything } from '#studio/commands/removal.ts';
import type { Studio } from '#studio/studio.ts';
import { choose } from './comparison.ts';
import { deviceSnapshots } from './device-snapshots.ts';
import { snapshotName, snapshotTime } from './snapshot-words.ts';
import type { PicturedSnapshot } from './snapshots.ts';

/** Milliseconds in which a deletion can be undone from its toast. */
const UNDO_TIME = 10_000;

/** Wears what a snapshot shows, in one step that can be undone. */
export function putOn(studio: Studio, snapshot: PicturedSnapshot): void {
  studio.look.wear(snapshot.makeupState);
  toast(TIMELINE_TOASTS.lookApplied, { time: snapshotTime(snapshot) });
}

/** The one snapshot that is chosen: its note, its light, its look. */
export function SnapshotDetails({ snapshot }: { snapshot: PicturedSnapshot }) {
  const studio = useStudio();
  const { makeupState, lighting } = snapshot;
  return (
    <section className="professional-note" aria-labelledby="snapshot-title">
      <header className="flex items-baseline gap-3">
        <h3 id="snapshot-title" className="display min-w-0 flex-1 truncate text-xl">
          {snapshotName(snapshot)}
        </h3>
        <span className="tnum text-sm text-fg-2">{snapshotTime(snapshot)}</span>
      </header>
      <p className="mt-1 text-sm text-fg-2">
        {TIMELINE_WORDS.light}
        {': '}
        {lighting}
      </p>
      <NoteField snapshot={snapshot} />
      {wearsAnything(makeupState) ? <WornList look={makeupState} /> : null}
      <div className="mt-3 flex gap-2">
        <button
          type="button"
          className="button-secondary small-button flex-1"
          onClick={() => {
            putOn(studio, snapshot);
          }}
        >
          {TIMELINE_WORDS.putOn}
        </button>
        <button
          type="button"
          className="button-secondary small-button"
          onClick={() => void removeSnapshot(snapshot.id)}
        >
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {TIMELINE_WORDS.delete}
        </button>
      </div>
    </section>
  );
}

async function removeSnapshot(id: string): Promise<void> {
  choose(id);
  const removed = await deviceSnapshots.remove(id);
  if (removed === undefined) return;
  toast(TIMELINE_TOASTS.deleted, {}, '', {
    duration: UNDO_TIME,
    action: {
      label: TIMELINE_WORDS.undo,
      otherWay: TIMELINE_WORDS.undoOther,
      act: () => void deviceSnapshots.add(removed),
    },
  });
}

/** Saved when the field loses the focus, which leaving the tab causes, too. */
function NoteField({ snapshot: { id, notes } }: { snapshot: PicturedSnapshot }) {
  const [text, setText] = useState(notes);
  return (
    <label className="note-field">
      <span className="text-xs text-fg-3">{TIMELINE_WORDS.note}</span>
      <textarea
        className="professional-field"
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={TIMELINE_WORDS.notePlaceholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onBlur={() => void deviceSnapshots.note(id, text.trim())}
      />
      <span className="tnum text-xs text-fg-3" aria-hidden="true">
        {fillIn(TIMELINE_WORDS.noteLength, { count: text.length })}
      </span>
    </label>
  );
}
