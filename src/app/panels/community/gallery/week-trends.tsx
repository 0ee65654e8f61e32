import { useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { COMMUNITY_TOASTS } from '#content/panels/community-words.ts';
import { GALLERY_WORDS } from '#content/panels/gallery-words.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { WantedShade } from '#domain/shopping/find.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { patchShades, wornShades } from '#app/look/find-it/wanted-shades.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { GalleryNote } from './gallery-note.tsx';
import { lookTrendsQuery, type LookTrends } from './gallery-queries.ts';
import { lookNamed, wornShade } from './worn-trend.ts';

interface Row {
  readonly title: string;
  readonly kind: string;
  readonly counted: string;
  readonly colours: readonly HexColour[];
  /** The shades that the shop is asked for. */
  readonly shades: readonly WantedShade[];
  readonly wear: () => void;
}

/** What was really put on and saved in the last seven days, with how often. */
export function WeekTrends() {
  const { data, isError, refetch } = useQuery(lookTrendsQuery);
  return (
    <section className="gallery-part" aria-labelledby="week-title">
      <h3 id="week-title" className="display text-2xl">
        {GALLERY_WORDS.week}
      </h3>
      <p className="mt-1 text-sm text-fg-2">{GALLERY_WORDS.weekNote}</p>
      {data === undefined ? (
        <GalleryNote isError={isError} onRetry={() => void refetch()} />
      ) : (
        <TrendRows trends={data} />
      )}
    </section>
  );
}

function TrendRows({ trends }: { trends: LookTrends }) {
  const rows = useRows(trends);
  if (rows.length === 0) return <p className="gallery-empty">{GALLERY_WORDS.weekEmpty}</p>;
  return (
    <ol className="week-rows">
      {rows.map(({ title, kind, counted, colours, shades, wear }) => (
        <li key={`${kind} ${title}`}>
          <Pan colours={colours} className="size-[38px] shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="trend-title">
              <span className="text-md font-medium">{title}</span>
              <FindIt shades={shades} name={title} />
            </span>
            <span className="tnum block text-sm text-fg-2">
              {fillIn(GALLERY_WORDS.facts, { kind, counted })}
            </span>
          </span>
          <button
            type="button"
            className="button-secondary card-button"
            aria-label={fillIn(GALLERY_WORDS.apply, { title })}
            onClick={() => {
              wear();
              toast(COMMUNITY_TOASTS.trendApplied, { title });
            }}
          >
            {GALLERY_WORDS.applyButton}
          </button>
        </li>
      ))}
    </ol>
  );
}

function useRows({ looks, shades }: LookTrends): readonly Row[] {
  const studio = useStudio();
  const ofLooks = looks.flatMap(({ look: name, worn, saved }): readonly Row[] => {
    const look = lookNamed(name);
    if (look === null) return [];
    return [
      {
        title: name,
        kind: GALLERY_WORDS.ourLook,
        counted: fillIn(saved === 0 ? GALLERY_WORDS.worn : GALLERY_WORDS.wornAndSaved, {
          worn,
          saved,
        }),
        colours: [look.lipstick.color, look.blush.color, look.eyeshadow.colors[1]],
        shades: wornShades(look),
        wear: () => {
          studio.look.wearOnOwnSkin(look);
        },
      },
    ];
  });
  const ofShades = shades.flatMap(({ product, shade, worn }): readonly Row[] => {
    const put = () => wornShade(product, shade, currentLook(studio.store.getState()));
    const now = put();
    if (now === null) return [];
    return [
      {
        title: shade,
        kind: GALLERY_WORDS.wornByProduct[product],
        counted: fillIn(GALLERY_WORDS.worn, { worn }),
        colours: now.colours,
        shades: patchShades(now.patch),
        wear: () => {
          const patch = put()?.patch;
          if (patch !== undefined) studio.look.change(patch);
        },
      },
    ];
  });
  return [...ofLooks, ...ofShades];
}
