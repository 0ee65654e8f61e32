import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  MATCH_WORDS as WORDS,
  ORDER_LABELS,
  SHOP_TONE_LABELS,
} from '#content/panels/shopping-match-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { SEARCH_ORDERS } from '#domain/shopping/search.ts';
import { SHOP_TONES } from '#domain/shopping/skin-tone.ts';
import { isWhole, type MatchSearch, readMatchSearch, WHOLE_CATALOGUE } from './match-search.ts';

/** The value of the option for all: no category and no tone has this name, so it is read as none. */
const ALL = 'all';

const NAMES = new Intl.DisplayNames('en-US', { type: 'currency' });

function currencyName(currency: string): string {
  return fillIn(WORDS.currencyNamed, { name: NAMES.of(currency) ?? currency, currency });
}

interface FiltersProps {
  readonly id: string;
  readonly search: MatchSearch;
  /** How many products each category has; undefined while that is not known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** The currencies of the shop's prices, the one of the most products first. */
  readonly currencies: readonly string[];
  readonly onChange: (change: Partial<MatchSearch>) => void;
}

/** What narrows the products down, and puts them in order. */
export function Filters({ id, search, counts, currencies, onChange }: FiltersProps) {
  const currency = search.currency ?? currencies[0] ?? null;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const counted = (name: string, count: number | undefined): string =>
    count === undefined ? name : fillIn(WORDS.counted, { name, count });
  return (
    <div id={id} className="match-filters" role="group" aria-label={WORDS.filters}>
      <Choice
        label={WORDS.category}
        value={search.category ?? ALL}
        choices={[
          [ALL, counted(WORDS.allCategories, all)],
          ...CATEGORIES.map((category): readonly [string, string] => [
            category,
            counted(CATEGORY_LABELS[category], counts && (counts[category] ?? 0)),
          ]),
        ]}
        onChange={(category) => {
          onChange({ category: readMatchSearch({ category }).category });
        }}
      />
      <Choice
        label={WORDS.sort}
        value={search.order}
        choices={SEARCH_ORDERS.map((order) => [order, ORDER_LABELS[order]])}
        onChange={(order) => {
          onChange({ order: readMatchSearch({ order }).order });
        }}
      />
      <Choice
        label={WORDS.tone}
        value={search.tone ?? ALL}
        choices={[
          [ALL, WORDS.allTones],
          ...SHOP_TONES.map((tone): readonly [string, string] => [tone, SHOP_TONE_LABELS[tone]]),
        ]}
        about={WORDS.toneAbout}
        onChange={(tone) => {
          onChange({ tone: readMatchSearch({ tone }).tone });
        }}
      />
      <div className="match-prices">
        <PriceField
          label={WORDS.least}
          hint={WORDS.leastHint}
          value={search.least}
          onChange={(least) => {
            onChange({ least, currency });
          }}
        />
        <PriceField
          label={WORDS.most}
          hint={WORDS.mostHint}
          value={search.most}
          onChange={(most) => {
            onChange({ most, currency });
          }}
        />
      </div>
      {currencies.length < 2 ? null : (
        <Choice
          label={WORDS.currency}
          value={currency ?? ''}
          choices={currencies.map((each) => [each, currencyName(each)])}
          about={WORDS.currencyAbout}
          onChange={(chosen) => {
            onChange({ currency: chosen });
          }}
        />
      )}
      <div className="match-filters-foot">
        <label className="check">
          <span className="check-box">
            <input
              type="checkbox"
              checked={search.isInStock}
              onChange={({ target }) => {
                onChange({ isInStock: target.checked });
              }}
            />
            <Check size={14} strokeWidth={2.6} aria-hidden="true" />
          </span>
          {WORDS.inStock}
        </label>
        {isWhole(search) &&
        search.order === WHOLE_CATALOGUE.order &&
        search.currency === null ? null : (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              onChange(WHOLE_CATALOGUE);
            }}
          >
            {WORDS.clear}
          </button>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly about?: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, about, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">
        <select
          id={id}
          className="field-input"
          value={value}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={17} strokeWidth={1.7} className="field-arrow" aria-hidden="true" />
      </div>
      {about === undefined ? null : (
        <p id={`${id}-about`} className="field-hint">
          {about}
        </p>
      )}
    </div>
  );
}

interface PriceFieldProps {
  readonly label: string;
  /** What holds while nothing is typed. */
  readonly hint: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const DIGITS = 5;

function PriceField({ label, hint, value, onChange }: PriceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        className="field-input tnum"
        inputMode="numeric"
        placeholder={hint}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, DIGITS);
          onChange(digits === '' ? null : Number(digits));
        }}
      />
    </div>
  );
}
