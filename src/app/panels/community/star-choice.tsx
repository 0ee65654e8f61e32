import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { RATING_WORDS } from '#content/panels/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { FEWEST_STARS, MOST_STARS } from '#domain/community/rating.ts';

const STARS = Array.from({ length: MOST_STARS }, (_, place) => FEWEST_STARS + place);

interface StarChoiceProps {
  /** How many are chosen; null for none. */
  readonly stars: number | null;
  readonly onChoose: (stars: number) => void;
}

export function StarChoice({ stars, onChoose }: StarChoiceProps) {
  return (
    <RadioGroup.Root
      className="star-choice"
      aria-label={RATING_WORDS.stars}
      orientation="horizontal"
      value={stars === null ? '' : String(stars)}
      onValueChange={(value) => {
        onChoose(Number(value));
      }}
    >
      {STARS.map((count) => (
        <RadioGroup.Item
          key={count}
          value={String(count)}
          className="star"
          data-lit={stars !== null && count <= stars}
          aria-label={fillIn(count === 1 ? RATING_WORDS.star : RATING_WORDS.starsMany, { count })}
        >
          <Star size={26} strokeWidth={1.4} aria-hidden="true" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
