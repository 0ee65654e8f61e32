import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { COMPARE_WORDS as WORDS } from '#content/panels/shopping-compare-words.ts';
import type { Look, Product } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import type { FacePart } from '#domain/picture/face-part.ts';
import { drawnAs } from '#domain/shopping/category.ts';
import { tryOnPatch } from '#domain/shopping/try-on.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useWearerTone } from '#app/look/use-wearer-tone.ts';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import { currentLook } from '#studio/state/state.ts';
import { useHasFace, useOwnPicture } from './own-pictures.ts';

/** Where on the face a product is seen best. */
const PARTS: Readonly<Record<Product, FacePart>> = {
  lipstick: 'lips',
  blush: 'cheek',
  foundation: 'cheek',
  eyeshadow: 'eye',
  eyeliner: 'eye',
  mascara: 'eye',
};

interface ShadeOnFaceProps {
  readonly product: CatalogueProduct;
  /** Counts how often new pictures were asked for. */
  readonly round: number;
}

/** A product on one's own face, over the rest of what is worn; on the drawn model while no face is in the mirror. */
export function ShadeOnFace({ product, round }: ShadeOnFaceProps) {
  const worn = useStudioState(currentLook);
  const hasFace = useHasFace();
  const patch = tryOnPatch(product, worn);
  const drawn = drawnAs(product.category);
  if (patch === null || drawn === null) {
    return (
      <span className="compare-picture compare-no-picture">
        {product.colour === null ? WORDS.noShade : WORDS.notDrawn}
      </span>
    );
  }
  const look = applyPatch(worn, patch);
  return hasFace ? (
    // The key changes with the look and the round, so that each of them takes a new picture.
    <OwnPicture
      key={`${round} ${JSON.stringify(look)}`}
      product={product}
      look={look}
      part={PARTS[drawn]}
    />
  ) : (
    <DrawnPicture look={look} part={PARTS[drawn]} />
  );
}

interface OwnPictureProps {
  readonly product: CatalogueProduct;
  readonly look: Look;
  readonly part: FacePart;
}

function OwnPicture({ product, look, part }: OwnPictureProps) {
  const address = useOwnPicture(look, part);
  if (address === null) return <span className="compare-picture" />;
  const alt = fillIn(WORDS.picture, { shade: productTitle(product) });
  return <img className="compare-picture" src={address} alt={alt} />;
}

function DrawnPicture({ look, part }: Pick<OwnPictureProps, 'look' | 'part'>) {
  const { skin } = useWearerTone();
  return (
    <span className="compare-picture" data-part={part}>
      <LookPortrait look={look} skin={skin} part="brows-to-lips" />
    </span>
  );
}
