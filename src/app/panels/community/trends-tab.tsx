import './gallery/gallery.css';
import { TREND_PICKS, type TrendPick } from '#content/trends.ts';
import { COMMUNITY_TOASTS, TRENDS_WORDS } from '#content/panels/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { patchOf, withTrend } from '#domain/community/trend.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { patchShades } from '#app/look/find-it/wanted-shades.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { currentLook } from '#studio/state/state.ts';
import { LookGallery } from './gallery/gallery.tsx';
import { WeekTrends } from './gallery/week-trends.tsx';

/** Trends to try on, each with one press: our own picks, what was worn this week, and looks that people show. */
export function TrendsTab() {
  return (
    <>
      <p className="text-sm text-fg-2">{TRENDS_WORDS.note}</p>
      <ul className="mt-4 grid gap-2.5">
        {TREND_PICKS.map((pick) => (
          <TrendCard key={pick.id} pick={pick} />
        ))}
      </ul>
      <WeekTrends />
      <LookGallery />
    </>
  );
}

function TrendCard({ pick }: { pick: TrendPick }) {
  const studio = useStudio();
  const { title, category, about, keywords, colours, trend } = pick;
  const shades = patchShades(patchOf(trend));
  return (
    <li className="community-card">
      <div className="flex items-start gap-3.5">
        <Pan colours={colours} className="size-[42px] shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="caps text-fg-3">{category}</p>
          <div className="trend-title">
            <h3 className="text-md font-medium">{title}</h3>
            {shades.length === 0 ? null : <FindIt shades={shades} name={title} />}
          </div>
        </div>
        <button
          type="button"
          className="button-secondary card-button"
          aria-label={fillIn(TRENDS_WORDS.apply, { title })}
          onClick={() => {
            const look = withTrend(currentLook(studio.store.getState()), trend);
            studio.look.wear(look);
            toast(COMMUNITY_TOASTS.trendApplied, { title });
          }}
        >
          {TRENDS_WORDS.applyButton}
        </button>
      </div>
      <p className="mt-2 text-sm text-fg-2">{about}</p>
      <ul className="keywords" aria-label={TRENDS_WORDS.keywords}>
        {keywords.map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
      </ul>
    </li>
  );
}
