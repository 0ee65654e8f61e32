import { eyeFinishOf, lipFinishOf, type Look } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { shadeName } from '#studio/state/worn-shades.ts';

/** The pans that a look is made of: lips, cheeks, lids and liner, named on hover. */
export function LookPans({ look }: { look: Look }) {
  const pans = [
    { product: 'lipstick', colours: [look.lipstick.color], finish: lipFinishOf(look) },
    { product: 'blush', colours: [look.blush.color] },
    { product: 'eyeshadow', colours: look.eyeshadow.colors, finish: eyeFinishOf(look) },
    { product: 'eyeliner', colours: [look.eyeliner.color] },
  ] as const;
  return (
    <span className="look-pans">
      {pans.map(({ product, ...pan }) => (
        <span key={product} data-tip={shadeName(look, product)}>
          <Pan {...pan} className="size-6" />
        </span>
      ))}
    </span>
  );
}
