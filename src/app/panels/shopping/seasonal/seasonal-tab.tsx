import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { SEASONAL_WORDS as WORDS, seasonalLook } from '#content/panels/shopping-picks-words.ts';
import type { SeasonalLook } from '#content/seasonal-looks.ts';
import { seasonColours } from '#domain/shopping/season-colours.ts';
import { yearSeason } from '#domain/shopping/season.ts';
import { ReasonedProducts } from '#app/panels/shopping/parts/reasoned-products.tsx';
import { foundByColours } from '#app/panels/shopping/parts/found-by-colours.ts';

function hereAndNow() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { month: new Date().getMonth(), timeZone };
}

/** What suits the time of year where the device is. */
export function SeasonalTab() {
  const [{ month, timeZone }] = useState(hereAndNow);
  const seasonal = seasonalLook(yearSeason(month, timeZone));
  return seasonal === undefined ? null : <SeasonShades seasonal={seasonal} timeZone={timeZone} />;
}

interface SeasonShadesProps {
  readonly seasonal: SeasonalLook;
  readonly timeZone: string;
}

function SeasonShades({ seasonal, timeZone }: SeasonShadesProps) {
  const { id, name, look } = seasonal;
  const season = seasonal.season.toLowerCase();
  const found = useQuery(foundByColours(id, seasonColours(look)));
  return (
    <section>
      <h3 className="display text-2xl">{fillIn(WORDS.title, { season: seasonal.season })}</h3>
      <p className="mt-1 mb-5 text-md text-fg-2">
        {fillIn(WORDS.lead, { season, look: name, zone: timeZone.replaceAll('_', ' ') })}
      </p>
      <ReasonedProducts
        query={found}
        label={fillIn(WORDS.list, { season })}
        words={WORDS}
        reasonOf={({ category }) =>
          fillIn(WORDS.reason, { category: CATEGORY_LABELS[category].toLowerCase(), look: name })
        }
      />
    </section>
  );
}
