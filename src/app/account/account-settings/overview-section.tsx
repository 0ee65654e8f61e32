import { useQuery } from '@tanstack/react-query';
import { OVERVIEW_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { activityQuery } from '#app/account/activity/activity-query.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { useIsPro } from '#app/person/access/use-access.ts';
import { savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { SettingsSection } from './settings-section.tsx';

/** What the account holds: counts of its own, and its plan. */
export function OverviewSection({ user }: { user: SignedInUser }) {
  const looks = useQuery(savedLooksQuery).data?.length;
  const photos = useQuery(activityQuery).data?.totals.photosTaken;
  const isPro = useIsPro();
  const since = formatDay(user.createdAt);
  return (
    <SettingsSection title={OVERVIEW_WORDS.title} description={OVERVIEW_WORDS.description}>
      <dl className="settings-tiles">
        <Tile term={OVERVIEW_WORDS.savedLooks} value={looks ?? OVERVIEW_WORDS.unknown} />
        <Tile term={OVERVIEW_WORDS.photosCaptured} value={photos ?? OVERVIEW_WORDS.unknown} />
        <Tile
          term={OVERVIEW_WORDS.accountType}
          value={isPro ? OVERVIEW_WORDS.pro : OVERVIEW_WORDS.free}
        />
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-4 text-sm text-fg-3">
        {user.accountType === 'professional' ? <span>{OVERVIEW_WORDS.professional}</span> : null}
        {since === null ? null : <span>{fillIn(OVERVIEW_WORDS.memberSince, { date: since })}</span>}
      </p>
    </SettingsSection>
  );
}

function Tile({ term, value }: { term: string; value: number | string }) {
  return (
    <div className="settings-tile">
      <dt className="text-sm text-fg-2">{term}</dt>
      <dd className="display text-4xl">{value}</dd>
    </div>
  );
}
