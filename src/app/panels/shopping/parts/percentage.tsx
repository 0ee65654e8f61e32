import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_CARD_WORDS as WORDS } from '#content/panels/shopping-words.ts';
import { matchBadge } from '#domain/shopping/match.ts';

/** How near a shade comes; its dot is green above 95, yellow above 90, else red. */
export function Percentage({ value }: { value: number }) {
  return (
    <span className="shop-percentage">
      <span className="shop-badge" data-badge={matchBadge(value)} aria-hidden="true" />
      <span className="display tnum" aria-hidden="true">
        {`${value}%`}
      </span>
      <span className="sr-only">{fillIn(WORDS.match, { percentage: value })}</span>
    </span>
  );
}
