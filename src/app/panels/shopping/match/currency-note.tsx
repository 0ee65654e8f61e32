import { fillIn } from '#content/fill-in.ts';
import { MATCH_WORDS as WORDS } from '#content/panels/shopping-match-words.ts';
import { comparesPrices, type MatchSearch } from './match-search.ts';

interface CurrencyNoteProps {
  readonly search: MatchSearch;
  /** The currencies of the shop's prices, the one of the most products first. */
  readonly currencies: readonly string[];
}

/** Says in which currency prices are compared, and what becomes of the others; nothing where there is only one. */
export function CurrencyNote({ search, currencies }: CurrencyNoteProps) {
  const currency = search.currency ?? currencies[0];
  const isOnly = currencies.every((each) => each === currency);
  if (isOnly || currency === undefined || !comparesPrices(search)) return null;
  const isLimited = search.least !== null || search.most !== null;
  return (
    <p className="match-note">
      {fillIn(isLimited ? WORDS.otherCurrenciesHidden : WORDS.otherCurrenciesLast, { currency })}
    </p>
  );
}
