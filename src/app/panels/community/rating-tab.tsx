import { useQuery } from '@tanstack/react-query';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { COMMUNITY_TOASTS, RATING_WORDS } from '#content/panels/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS, type QuickLook } from '#content/quick-looks.ts';
import type { RatingTotal } from '#domain/community/rating.ts';
import { QUICK_LOOK_PICTURES } from '#app/look/pictures/pictures.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import { lookRatingQuery, useRateLook } from './look-rating.ts';
import { StarChoice } from './star-choice.tsx';

/** Rating one of the quick looks: the one that is worn, to begin with. */
export function RatingTab() {
  const worn = useStudioState((state) => lookName(currentLook(state)));
  const [chosen, setChosen] = useState<QuickLook['id'] | null>(null);
  const look =
    QUICK_LOOKS.find(({ id }) => id === chosen) ??
    QUICK_LOOKS.find(({ name }) => name === worn) ??
    QUICK_LOOKS[0];
  if (look === undefined) return null;
  return (
    <>
      <LookChoice look={look} onChoose={setChosen} />
      <Rating key={look.id} look={look} />
    </>
  );
}

interface LookChoiceProps {
  readonly look: QuickLook;
  readonly onChoose: (id: QuickLook['id']) => void;
}

function LookChoice({ look, onChoose }: LookChoiceProps) {
  return (
    <RadioGroup.Root
      className="rated-looks"
      aria-label={RATING_WORDS.choose}
      orientation="horizontal"
      value={look.id}
      onValueChange={(value) => {
        const found = QUICK_LOOKS.find(({ id }) => id === value);
        if (found !== undefined) onChoose(found.id);
      }}
    >
      {QUICK_LOOKS.map(({ id, name }) => (
        <RadioGroup.Item key={id} value={id} className="rated-look">
          <img src={QUICK_LOOK_PICTURES[id]} alt="" width={176} height={220} />
          <span>{name}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

function Rating({ look: { id, name, description } }: { look: QuickLook }) {
  const studio = useStudio();
  const { data, isError } = useQuery(lookRatingQuery(id));
  const rate = useRateLook();
  const [chosen, setChosen] = useState<number | null>(null);
  const stars = chosen ?? data?.own ?? null;
  return (
    <div className="community-card mt-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="display text-2xl italic">{name}</h3>
          <p className="mt-1 text-sm text-fg-2">{description}</p>
        </div>
        <button
          type="button"
          className="button-secondary card-button"
          onClick={() => {
            studio.look.wearQuickLook(id);
          }}
        >
          {RATING_WORDS.try}
        </button>
      </div>
      <p role="status" className="mt-4 text-sm text-fg-2">
        {isError ? RATING_WORDS.unreachable : data === undefined ? '' : totalWords(data)}
      </p>
      <StarChoice stars={stars} onChoose={setChosen} />
      <button
        type="button"
        className="button-primary mt-3 w-full"
        disabled={rate.isPending}
        aria-busy={rate.isPending}
        onClick={() => {
          if (stars === null) toast(COMMUNITY_TOASTS.ratingRequired);
          else rate.mutate({ lookId: id, name, stars });
        }}
      >
        {rate.isPending ? RATING_WORDS.submitting : RATING_WORDS.submit}
      </button>
      {typeof data?.own === 'number' ? (
        <p className="mt-2.5 text-xs text-fg-3">
          {fillIn(RATING_WORDS.yours, { count: data.own })}
        </p>
      ) : null}
    </div>
  );
}

function totalWords({ average, count }: RatingTotal): string {
  if (average === null || count === 0) return RATING_WORDS.none;
  return fillIn(count === 1 ? RATING_WORDS.averageOne : RATING_WORDS.average, {
    average: average.toFixed(1),
    count,
  });
}
