import { ChevronDown } from 'lucide-react';
import type { ProductLine } from '#contracts/catalogue-lines.ts';
import { fillIn } from '#content/fill-in.ts';
import { SKIN_MATCH_WORDS as WORDS } from '#content/panels/shopping-skin-words.ts';
import { ProductSearch } from './product-search.tsx';

interface ChooseLineProps {
  readonly lines: readonly ProductLine[];
  readonly line: ProductLine | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (line: ProductLine) => void;
}

/**
 * Chooses the product line whose shades are shown: from those with the most shades, or from a search by
 * text.
 */
export function ChooseLine({ lines, line, text, onText, onChoose }: ChooseLineProps) {
  return (
    <div className="skin-line">
      <label className="skin-select">
        <span className="sr-only">{WORDS.line}</span>
        <select
          value={line === null ? '' : lines.indexOf(line)}
          disabled={lines.length === 0}
          onChange={({ currentTarget }) => {
            const chosen = lines[Number(currentTarget.value)];
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {lines.map(({ brand, name, shades }, at) => (
            <option key={`${brand} ${name}`} value={at}>
              {fillIn(WORDS.lineRow, { brand, name, count: shadeCount(shades.length) })}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.7} aria-hidden="true" />
      </label>
      <ProductSearch text={text} onText={onText} />
    </div>
  );
}

export function shadeCount(count: number): string {
  return count === 1 ? WORDS.oneShade : fillIn(WORDS.shadeCount, { count });
}
