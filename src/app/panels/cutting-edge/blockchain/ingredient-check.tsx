import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { INGREDIENT_WORDS as WORDS } from '#content/panels/blockchain-words.ts';
import { sha256With } from '#domain/register/hashing.ts';
import { ingredientHash, LONGEST_INGREDIENTS } from '#domain/register/ingredients.ts';

/** Digits of the fingerprint that are shown: enough to tell two apart at a glance. */
const SHOWN_DIGITS = 16;

type Comparison = 'same' | 'other' | 'empty';

/** Compares the ingredient list of the package in one's hand with the one that was recorded. */
export function IngredientCheck({ recorded }: { readonly recorded: string | null }) {
  const id = useId();
  const [list, setList] = useState('');
  const [comparison, setComparison] = useState<Comparison | null>(null);
  if (recorded === null) return <p className="text-sm text-fg-2">{WORDS.none}</p>;

  async function compare(): Promise<void> {
    const hash = await ingredientHash(sha256With(crypto.subtle), list);
    if (hash === null) setComparison('empty');
    else setComparison(hash === recorded ? 'same' : 'other');
  }

  return (
    <>
      <p className="text-sm text-fg-2">{WORDS.about}</p>
      <p className="register-hash">
        {fillIn(WORDS.fingerprint, { hash: recorded.slice(0, SHOWN_DIGITS) })}
      </p>
      <div className="field mt-3">
        <label htmlFor={id} className="field-label">
          {WORDS.list}
        </label>
        <textarea
          id={id}
          rows={3}
          className="field-input"
          maxLength={LONGEST_INGREDIENTS}
          value={list}
          onChange={({ target }) => {
            setList(target.value);
            setComparison(null);
          }}
        />
      </div>
      <button type="button" className="button-secondary mt-3" onClick={() => void compare()}>
        {WORDS.compare}
      </button>
      <p role="status" className="register-comparison" data-comparison={comparison ?? undefined}>
        {comparison === null ? '' : WORDS[comparison]}
      </p>
    </>
  );
}
