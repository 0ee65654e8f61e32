import { USER_ACTIVITY_WORDS as WORDS } from '#content/analytics-words.ts';
import { countText } from './figure-format.ts';
import type { Totals } from './total-cards.tsx';

const ROWS = [
  'freeUsers',
  'proUsers',
  'cameraStarts',
  'makeupApplications',
  'photoCaptures',
] as const;

/** Free and Pro users, camera starts, makeup applications and photos captured. */
export function UserActivity({ totals }: { totals: Totals }) {
  return (
    <>
      <dl className="figure-rows">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{WORDS[row]}</dt>
            <dd className="tnum">{countText(totals[row])}</dd>
          </div>
        ))}
      </dl>
      <p className="figure-about">{WORDS.about}</p>
    </>
  );
}
