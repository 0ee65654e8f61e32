import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { fillIn } from '#content/fill-in.ts';
import { BAG_FORM_WORDS as WORDS, BAG_TOASTS } from '#content/panels/shopping-bag-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import {
  LONGEST_BAG_NAME,
  LONGEST_INGREDIENTS,
  MOST_BAG_ITEMS,
  MOST_MONTHS,
} from '#domain/shopping/bag-item.ts';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { FieldProblem } from '#app/kit/forms/form-problem.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { beginTyping, endDraft, type, type BagDraft } from './bag-draft.ts';
import { titleOf } from './bag-words.ts';
import { CatalogueSearch } from './catalogue-search.tsx';
import { readDraft, type BagProblem } from './read-draft.ts';

/** Those that most shops ask in; one of a product of the catalogue comes with it. */
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

const NO_COLOUR = '#b08d86';

interface BagFormProps {
  readonly draft: BagDraft;
  /** The person's own day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Puts a product into the bag, from the catalogue or typed in by hand; or changes one. */
export function BagForm({ draft, today }: BagFormProps) {
  const { edited, productId, values } = draft;
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
      {isChosen ? null : (
        <>
          <div className="bag-pair">
            <Field label={WORDS.brand} problem={problemOf('brand')}>
              {(props) => (
                <input
                  {...props}
                  name="brand"
                  maxLength={LONGEST_BAG_NAME}
                  autoComplete="off"
                  value={values.brand}
                  onChange={(event) => {
                    type({ brand: event.currentTarget.value });
                  }}
                />
              )}
            </Field>
            <Field label={WORDS.name} problem={problemOf('name')}>
              {(props) => (
                <input
                  {...props}
                  name="name"
                  required
                  maxLength={LONGEST_BAG_NAME}
                  autoComplete="off"
                  value={values.name}
                  onChange={(event) => {
                    type({ name: event.currentTarget.value });
                  }}
                />
              )}
            </Field>
          </div>
          <div className="bag-pair">
            <Field label={WORDS.category}>
              {(props) => (
                <span className="field-box">
                  <select
                    {...props}
                    name="category"
                    value={values.category}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      const category = CATEGORIES.find((each) => each === value);
                      if (category !== undefined) type({ category });
                    }}
                  >
                    {CATEGORIES.map((category) => (
                      <option key={category} value={category}>
                        {CATEGORY_LABELS[category]}
                      </option>
                    ))}
                  </select>
                  <ChevronDown
                    size={17}
                    strokeWidth={1.7}
                    className="field-arrow"
                    aria-hidden="true"
                  />
                </span>
              )}
            </Field>
            <Field label={WORDS.shade} problem={problemOf('shade')}>
              {(props) => (
                <input
                  {...props}
                  name="shade"
                  maxLength={LONGEST_BAG_NAME}
                  autoComplete="off"
                  value={values.shade}
                  onChange={(event) => {
                    type({ shade: event.currentTarget.value });
                  }}
                />
              )}
            </Field>
          </div>
          <ColourField hex={values.hex} />
        </>
      )}
      <div className="bag-pair">
        <Field label={WORDS.purchaseDate} problem={problemOf('purchaseDate')}>
          {(props) => (
            <input
              {...props}
              type="date"
              name="purchaseDate"
              max={today}
              value={values.purchaseDate}
              onChange={(event) => {
                type({ purchaseDate: event.currentTarget.value });
              }}
            />
          )}
        </Field>
        <Field label={WORDS.months} hint={WORDS.monthsHint} problem={problemOf('months')}>
          {(props) => (
            <input
              {...props}
              type="number"
              name="months"
              inputMode="numeric"
              min={1}
              max={MOST_MONTHS}
              value={values.months}
              onChange={(event) => {
                type({ months: event.currentTarget.value });
              }}
            />
          )}
        </Field>
      </div>
      <div className="bag-pair">
        <Field label={WORDS.price} problem={problemOf('price')}>
          {(props) => (
            <input
              {...props}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={values.price}
              onChange={(event) => {
                type({ price: event.currentTarget.value });
              }}
            />
          )}
        </Field>
        <Field label={WORDS.currency}>
          {(props) => (
            <span className="field-box">
              <select
                {...props}
                name="currency"
                value={values.currency}
                onChange={(event) => {
                  type({ currency: event.currentTarget.value });
                }}
              >
                {currencies.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </select>
              <ChevronDown size={17} strokeWidth={1.7} className="field-arrow" aria-hidden="true" />
            </span>
          )}
        </Field>
      </div>
      <Field
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
      </Field>
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

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** Draws the field itself. */
  readonly children: (props: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field's label above it; its hint, and what is wrong with it, below. */
function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ].join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        className: 'field-input',
        'aria-invalid': problem !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} message={problem} />
    </div>
  );
}

/** A colour is not always known; without one a product has no swatch. */
function ColourField({ hex }: { hex: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {WORDS.colour}
      </label>
      <div className="bag-colour">
        <input
          id={id}
          type="color"
          value={hex === '' ? NO_COLOUR : hex}
          data-known={hex !== ''}
          onChange={(event) => {
            type({ hex: event.currentTarget.value });
          }}
        />
        <button
          type="button"
          className="shop-text-button"
          aria-pressed={hex === ''}
          onClick={() => {
            type({ hex: '' });
          }}
        >
          {WORDS.noColour}
        </button>
      </div>
    </div>
  );
}
