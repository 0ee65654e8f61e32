import './find.css';
import { ArrowLeft } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { FIND_WORDS as WORDS } from '#content/panels/shopping-find-words.ts';
import { ALTERNATIVES, readWanted, writeWanted } from '#domain/shopping/find.ts';
import { changeShopSearch, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { FoundList } from './found-list.tsx';
import { ShadeMatches } from './shade-matches.tsx';

/**
 * The shades that the address asks for: for one shade, all products that come near; for several, the
 * nearest one each.
 */
export function FindView() {
  const { search } = useShopAddress();
  const { of, ...list } = search;
  const wanted = readWanted(list['find'] ?? '');
  const chosen = readWanted(of ?? '')[0] ?? (wanted.length === 1 ? wanted[0] : undefined);
  const isOfList = wanted.length > 1 && chosen !== undefined;
  return (
    <div className="find">
      <button
        type="button"
        className="quiet-button find-back"
        onClick={() => {
          changeShopSearch('match', isOfList ? list : {});
        }}
      >
        <ArrowLeft size={15} strokeWidth={1.8} aria-hidden="true" />
        {isOfList ? fillIn(WORDS.toList, { count: wanted.length }) : WORDS.back}
      </button>
      {chosen === undefined ? (
        <FoundList
          shades={wanted}
          areAlternatives={ALTERNATIVES in list}
          onOpen={(shade) => {
            changeShopSearch('match', { ...list, of: writeWanted([shade]) });
          }}
        />
      ) : (
        <ShadeMatches shade={chosen} />
      )}
    </div>
  );
}
