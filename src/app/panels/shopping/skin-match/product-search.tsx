import { Search } from 'lucide-react';
import { SKIN_MATCH_WORDS as WORDS } from '#content/panels/shopping-skin-words.ts';

const LONGEST_SEARCH = 100;

interface ProductSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A field to search for a brand or a product. */
export function ProductSearch({ text, onText }: ProductSearchProps) {
  return (
    <label className="skin-search">
      <Search size={16} strokeWidth={1.7} aria-hidden="true" />
      <span className="sr-only">{WORDS.findLine}</span>
      <input
        type="search"
        value={text}
        placeholder={WORDS.findLine}
        maxLength={LONGEST_SEARCH}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
        }}
      />
    </label>
  );
}
