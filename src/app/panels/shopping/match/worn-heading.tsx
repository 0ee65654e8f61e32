import type { ReactNode } from 'react';
import { PRODUCT_WORDS } from '#content/products.ts';
import type { Look, Product } from '#domain/makeup/look.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';

interface WornHeadingProps {
  readonly worn: Product;
  /** The look whose shade is named; the one in the mirror where none is given. */
  readonly look?: Look;
  readonly children?: ReactNode;
}

/** Above products that are matched with one that is worn: what it is, and its shade. */
export function WornHeading({ worn, look, children }: WornHeadingProps) {
  const shade = useStudioState((state) =>
    shadeName(look ?? currentLook(state), worn, state.libraryNames),
  );
  return (
    <header className="match-heading">
      <h3>
        <span className="caps">{PRODUCT_WORDS[worn].label}</span>
        <span className="display">{shade}</span>
      </h3>
      {children}
    </header>
  );
}
