import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { WornLook } from '#contracts/live-room.ts';
import type { Product } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { ourLookName, shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import type { Way } from './watch-acts.tsx';

interface WornStripProps {
  readonly worn: WornLook | null;
  /** The host's first name. */
  readonly name: string;
  readonly way: Way;
  /** On a phone there is only room for the short names, and the name of the look is shown elsewhere. */
  readonly isPhone: boolean;
}

const SHOWN: readonly Product[] = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'foundation'];

/** What the host wears, with a ring around what was changed last. */
export function WornStrip({ worn, name, way, isPhone }: WornStripProps) {
  if (worn === null) return null;
  const { look, steps } = worn;
  const last = steps.at(-1)?.product;
  return (
    <>
      {isPhone && way === 'watch' ? null : (
        <div className="watch-wearing">
          <p className="caps text-fg-3">
            {way === 'watch' ? WATCH_WORDS.wearing : fillIn(WATCH_WORDS.onYou, { name })}
          </p>
          <p className="display text-xl">{nameOfLook(worn)}</p>
        </div>
      )}
      <ul className="watch-pans">
        {SHOWN.map((product) => (
          <li key={product} data-on={product === last}>
            <span className="watch-pan">
              <Pan colours={shadeColours(look, product)} className="size-11" />
            </span>
            {isPhone ? (
              <>
                {PRODUCT_WORDS[product].place}
                <span className="sr-only">{shadeName(look, product)}</span>
              </>
            ) : (
              <>
                <span className="sr-only">{PRODUCT_WORDS[product].place}</span>
                {shadeName(look, product)}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name of the look if it is one of ours, or else of the lipstick's shade. */
export function nameOfLook({ look }: WornLook): string {
  return ourLookName(look) ?? shadeName(look, 'lipstick');
}
