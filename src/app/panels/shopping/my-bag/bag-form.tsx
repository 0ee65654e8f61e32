import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { fillIn } from '#content/fill-in.ts';
import { BAG_FORM_WORDS as WORDS, BAG_TOASTS } from '#content/panels/shopping-bag-words.ts';
import { LONGEST_INGREDIENTS, MOST_BAG_ITEMS, MOST_MONTHS } from '#domain/shopping/bag-item.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import {
  beginTyping,
  endDraft,
  type,
  type BagDraft,
} from '#app/panels/shopping/parts/bag-draft.ts';
import { BagField, BagInput, BagSelect } from './bag-field.tsx';
import { titleOf } from './bag-words.ts';
import { CatalogueSearch } from './catalogue-search.tsx';
import { readDraft, type BagProblem } from './read-draft.ts';
import { TypedProduct } from './typed-product.tsx';

/** The currencies of most shops; a product of the catalogue brings its own. */
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'JPY',
  'INR',
  'BRL',
  'MXN',
  'KRW',
  'SEK',
];

const LONGEST_PRICE = 14;

interface BagFormProps {
  readonly draft: BagDraft;
  /** The person's own day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Puts a product into the bag, from the catalogue or typed in by hand; or changes one. */
export function BagForm({ draft, today }: BagFormProps) {
  const { edited, productId, isSample, values } = draft;
  const [problems, setProblems] = useState<readonly BagProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  function save(): void {
    const read = readDraft(draft, { newId: uuidv7(), today });
    if ('problems' in read) {
      setProblems(read.problems);
      const [first] = read.problems;
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const { item } = read;
    const kind = edited === null ? 'add' : 'edit';
    if (!shoppingLists.change({ kind, item })) {
      toast(BAG_TOASTS.full, { count: MOST_BAG_ITEMS });
      return;
    }
    endDraft();
    toast(edited === null ? BAG_TOASTS.added : BAG_TOASTS.saved, { name: titleOf(item) });
  }

  const problemOf = (field: BagProblem): string | undefined => {
    if (!problems.includes(field)) return undefined;
    return field === 'brand' || field === 'shade' ? WORDS.problems.line : WORDS.problems[field];
  };
  const isChosen = productId !== null;
  const currencies = [...new Set([values.currency, ...CURRENCIES])];

  return (
    <form
      ref={form}
      className="form bag-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        {edited === null ? WORDS.add : fillIn(WORDS.edit, { name: titleOf(edited) })}
      </h3>
      {edited === null && !isChosen ? <CatalogueSearch today={today} /> : null}
      {edited === null && isChosen ? (
        <p className="form-note">
          {fillIn(WORDS.chosen, { name: `${values.brand} ${values.name}` })}{' '}
          <button
            type="button"
            className="shop-text-button"
            onClick={() => {
              beginTyping(today);
            }}
          >
            {WORDS.unchoose}
          </button>
        </p>
      ) : null}
      {isChosen ? null : <TypedProduct values={values} problemOf={problemOf} />}
      <div className="bag-pair">
        <BagInput
          label={WORDS.purchaseDate}
          problem={problemOf('purchaseDate')}
          type="date"
          name="purchaseDate"
          max={today}
          value={values.purchaseDate}
          onType={(purchaseDate) => {
            type({ purchaseDate });
          }}
        />
        <BagInput
          label={WORDS.months}
          hint={WORDS.monthsHint}
          problem={problemOf('months')}
          type="number"
          name="months"
          inputMode="numeric"
          min={1}
          max={MOST_MONTHS}
          value={values.months}
          onType={(months) => {
            type({ months });
          }}
        />
      </div>
      <div className="bag-pair">
        <BagInput
          label={WORDS.price}
          {...(isSample ? { hint: WORDS.samplePrice } : {})}
          problem={problemOf('price')}
          name="price"
          inputMode="decimal"
          maxLength={LONGEST_PRICE}
          value={values.price}
          onType={(price) => {
            type({ price });
          }}
        />
        <BagSelect
          label={WORDS.currency}
          name="currency"
          value={values.currency}
          options={currencies.map((currency) => [currency, currency] as const)}
          onChoose={(currency) => {
            type({ currency });
          }}
        />
      </div>
      <BagField
        label={WORDS.ingredients}
        hint={WORDS.ingredientsHint}
        problem={problemOf('ingredients')}
      >
        {(props) => (
          <textarea
            {...props}
            name="ingredients"
            rows={3}
            maxLength={LONGEST_INGREDIENTS}
            spellCheck={false}
            value={values.ingredients}
            onChange={(event) => {
              type({ ingredients: event.currentTarget.value });
            }}
          />
        )}
      </BagField>
      <div className="panel-actions">
        <button type="submit" className="button-primary">
          {edited === null ? WORDS.addNow : WORDS.save}
        </button>
        <button type="button" className="button-secondary" onClick={endDraft}>
          {WORDS.cancel}
        </button>
      </div>
    </form>
  );
}
