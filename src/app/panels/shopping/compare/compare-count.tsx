import { fillIn } from '#content/fill-in.ts';
import { COMPARE_WORDS as WORDS } from '#content/panels/shopping-compare-words.ts';
import { useCompared } from '#app/panels/shopping/parts/use-compare.ts';

/** How many products are compared, beside the tab's name. */
export function CompareCount() {
  const { length: count } = useCompared();
  if (count === 0) return null;
  return (
    <>
      <span className="tnum text-xs" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{fillIn(WORDS.count, { count })}</span>
    </>
  );
}
