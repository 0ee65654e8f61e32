import { ACTIVITY_WORDS, type ActivityTotals } from '#content/activity-words.ts';

const TILES = ['looksCreated', 'photosTaken', 'likesGiven', 'daysActive'] as const;

/** Four numbers: how often each was done. */
export function ActivityTiles({ totals }: { totals: ActivityTotals }) {
  return (
    <dl className="activity-tiles" aria-label={ACTIVITY_WORDS.totals}>
      {TILES.map((tile) => (
        <div key={tile} className="activity-tile">
          <dt className="text-sm text-fg-2">{ACTIVITY_WORDS[tile]}</dt>
          <dd className="display tnum text-4xl">{totals[tile]}</dd>
        </div>
      ))}
    </dl>
  );
}
