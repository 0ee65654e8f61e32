import { useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { FIND_WORDS as WORDS } from '#content/panels/shopping-find-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import type { WantedShade } from '#domain/shopping/find.ts';
import { matchesQuery } from '#app/look/find-it/matches-query.ts';
import { ProductList } from '#app/panels/shopping/parts/product-list.tsx';
import { FindTrouble } from './find-trouble.tsx';
import { shadeNameOf } from './shade-name.ts';

/** All that comes near to one shade, the nearest first. */
export function ShadeMatches({ shade }: { shade: WantedShade }) {
  const { data, isError, refetch } = useQuery(matchesQuery(shade));
  const name = shadeNameOf(shade);
  return (
    <>
      <h3 className="find-heading">
        <span className="caps">{CATEGORY_LABELS[shade.category]}</span>
        <span className="display capitalized">{name}</span>
      </h3>
      {data === undefined ? (
        isError ? (
          <FindTrouble onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="find-note">
            {WORDS.waiting}
          </p>
        )
      ) : data.length === 0 ? (
        <p className="find-note">{WORDS.missing}</p>
      ) : (
        <ProductList
          label={fillIn(WORDS.matches, { shade: name })}
          products={data.map(({ product }) => ({
            product,
            compared:
              product.colour === null ? null : compareShade([shade.color], product.colour.hex),
          }))}
        />
      )}
    </>
  );
}
