import './timeline.css';
import { Camera, Lock, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { TIMELINE_TOASTS, TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { lookChanges } from '#domain/makeup/look-changes.ts';
import { SNAPSHOT_QUALITY } from '#domain/timeline/timeline.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { IntoMirrorPlace, useHasMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { lightingName } from '#app/panels/professional-mode/parts/lighting-name.ts';
import { LookDifferences } from '#app/panels/professional-mode/parts/look-differences.tsx';
import { lookInMirror } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { CompareView } from './compare-view.tsx';
import { CompareWays } from './compare-ways.tsx';
import { comparison } from './comparison.ts';
import { deviceSnapshots } from './device-snapshots.ts';
import { shareSnapshots } from './share-snapshots.ts';
import { putOn, SnapshotDetails } from './snapshot-details.tsx';
import { SnapshotGrid } from './snapshot-grid.tsx';
import type { PicturedSnapshot } from './snapshots.ts';

/** The latest snapshots, to be compared and put on again. */
export function TimelineTab() {
  const { isLoaded, isKept, snapshots } = useStore(deviceSnapshots.store);
  const chosenIds = useStore(comparison, (state) => state.chosen);
  useEffect(() => {
    void deviceSnapshots.load();
  }, []);
  const chosen = chosenIds.flatMap((id) => snapshots.find((each) => each.id === id) ?? []);
  const [a, b] = chosen;
  if (!isLoaded) {
    return (
      <p role="status" className="py-8 text-fg-2">
        {TIMELINE_WORDS.loading}
      </p>
    );
  }
  return (
    <>
      {snapshots.length === 0 ? <NoSnapshots /> : <Count count={snapshots.length} />}
      {snapshots.length === 0 ? null : <SnapshotGrid snapshots={snapshots} chosen={chosenIds} />}
      {a !== undefined && b === undefined ? <SnapshotDetails key={a.id} snapshot={a} /> : null}
      {a !== undefined && b !== undefined ? <Compared a={a} b={b} /> : null}
      {a === undefined && snapshots.length > 1 ? (
        <p className="text-sm text-fg-2">{TIMELINE_WORDS.hint}</p>
      ) : null}
      <p className="flex items-center gap-2.5 text-xs text-fg-3">
        <Lock size={14} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
        {isKept ? TIMELINE_WORDS.private : TIMELINE_WORDS.notKept}
      </p>
      <Actions shared={chosen.length > 0 ? chosen : snapshots.slice(0, 1)} />
    </>
  );
}

function NoSnapshots() {
  return (
    <div>
      <h3 className="display text-2xl">{TIMELINE_WORDS.empty}</h3>
      <p className="mt-1.5 text-md text-fg-2">{TIMELINE_WORDS.emptyAbout}</p>
    </div>
  );
}

function Count({ count }: { count: number }) {
  return (
    <div className="timeline-head">
      <h3 className="text-md font-medium">
        {fillIn(count === 1 ? TIMELINE_WORDS.countOne : TIMELINE_WORDS.count, { count })}
      </h3>
      <p className="text-sm text-fg-2">{useStudioState(lightingName)}</p>
    </div>
  );
}

function Compared({ a, b }: { a: PicturedSnapshot; b: PicturedSnapshot }) {
  const studio = useStudio();
  const hasStrip = useHasMirrorPlace('strip');
  const changes = lookChanges(a.makeupState, b.makeupState);
  const letters = [
    ['A', a],
    ['B', b],
  ] as const;
  return (
    <>
      <IntoMirrorPlace name="picture">
        <CompareView a={a} b={b} />
      </IntoMirrorPlace>
      <IntoMirrorPlace name="strip">
        <section className="compare-strip">
          <div>
            <p className="caps text-fg-3">{TIMELINE_WORDS.comparing}</p>
            <p className="display compare-strip-name">{TIMELINE_WORDS.both}</p>
          </div>
          <CompareWays />
        </section>
      </IntoMirrorPlace>
      {hasStrip ? null : <CompareWays />}
      {changes.length === 0 ? (
        <p className="text-sm text-fg-2">{TIMELINE_WORDS.noChanges}</p>
      ) : (
        <LookDifferences
          before={a.makeupState}
          after={b.makeupState}
          changes={changes}
          heads={{ title: TIMELINE_WORDS.changes, before: 'A', after: 'B' }}
          fromTo={TIMELINE_WORDS.fromTo}
        />
      )}
      <div className="flex gap-2">
        {letters.map(([letter, snapshot]) => (
          <button
            key={letter}
            type="button"
            className="button-secondary small-button flex-1"
            onClick={() => {
              putOn(studio, snapshot);
            }}
          >
            {fillIn(TIMELINE_WORDS.putOnNamed, { letter })}
          </button>
        ))}
      </div>
    </>
  );
}

/** @param shared what Share passes on; an empty list disables the button */
function Actions({ shared }: { shared: readonly PicturedSnapshot[] }) {
  const studio = useStudio();
  const isShown = useStudioState((state) => state.status === 'active');
  const [isTaking, setIsTaking] = useState(false);
  return (
    <div className="panel-actions">
      {isShown ? null : <p className="w-full text-sm text-fg-2">{TIMELINE_WORDS.nothingShown}</p>}
      <button
        type="button"
        className="button-primary"
        aria-busy={isTaking}
        onClick={() => {
          if (isTaking) return;
          setIsTaking(true);
          void takeSnapshot(studio).finally(() => {
            setIsTaking(false);
          });
        }}
      >
        <Camera size={17} strokeWidth={1.6} aria-hidden="true" />
        {isTaking ? TIMELINE_WORDS.taking : TIMELINE_WORDS.snapshot}
      </button>
      <button
        type="button"
        className="button-secondary"
        disabled={shared.length === 0}
        onClick={() => void shareSnapshots(shared.map(({ image }) => image))}
      >
        <Share2 size={17} strokeWidth={1.6} aria-hidden="true" />
        {TIMELINE_WORDS.share}
      </button>
    </div>
  );
}

const ADDED_TOASTS = {
  kept: TIMELINE_TOASTS.captured,
  'kept-last': TIMELINE_TOASTS.capturedLast,
  'not-kept': TIMELINE_TOASTS.capturedButFull,
} as const;

async function takeSnapshot(studio: Studio): Promise<void> {
  // Before the picture is taken: both are of the moment of the press.
  const makeupState = lookInMirror(studio.store.getState());
  const lighting = lightingName(studio.store.getState());
  const still = await studio.stills.take({
    format: 'jpeg',
    quality: SNAPSHOT_QUALITY,
    content: 'composed',
    area: 'seen',
  });
  if (!still.ok) {
    toast(TIMELINE_TOASTS.failed);
    return;
  }
  const timestamp = Date.now();
  const snapshot = {
    id: uuidv7(),
    timestamp,
    image: still.value,
    makeupState,
    notes: '',
    lighting,
  };
  toast(ADDED_TOASTS[await deviceSnapshots.add(snapshot)]);
  // A snapshot counts as a photo like any other, and earns XP like one.
  studio.extend(({ events }) => {
    events.emit({ kind: 'photo-captured' });
  });
}
