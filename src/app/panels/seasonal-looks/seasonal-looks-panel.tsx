import { Check } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import {
  SEASONAL_LOOKS,
  SEASONAL_LOOKS_WORDS,
  type SeasonalLook,
} from '#content/seasonal-looks.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { currentLook } from '#studio/state/state.ts';

/** A look for each time of year, put on with one press. */
export function SeasonalLooksPanel() {
  return (
    <>
      <p className="text-sm text-fg-2">{SEASONAL_LOOKS_WORDS.lead}</p>
      <ul className="mt-4 grid gap-2.5">
        {SEASONAL_LOOKS.map((look) => (
          <SeasonCard key={look.id} seasonal={look} />
        ))}
      </ul>
    </>
  );
}

function SeasonCard({ seasonal }: { seasonal: SeasonalLook }) {
  const studio = useStudio();
  const { season, name, about, look } = seasonal;
  const isWorn = useStudioState((state) => sameMakeup(look, currentLook(state)));
  return (
    <li>
      <button
        type="button"
        className="panel-card"
        aria-pressed={isWorn}
        aria-label={`${season}: ${fillIn(SEASONAL_LOOKS_WORDS.wearNamed, { name })}`}
        onClick={() => {
          studio.look.wearOnOwnSkin(look);
          toast('savedLookApplied', { name });
        }}
      >
        <Pan
          colours={[look.lipstick.color, look.blush.color, look.eyeshadow.colors[1]]}
          className="size-[46px] shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="caps block text-fg-3">{season}</span>
          <span className="block text-md font-medium">{name}</span>
          <span className="mt-0.5 block text-sm text-fg-2">{about}</span>
        </span>
        {isWorn ? (
          <Check size={18} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />
        ) : null}
      </button>
    </li>
  );
}
