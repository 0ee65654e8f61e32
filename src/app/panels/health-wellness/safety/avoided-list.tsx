import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { AVOIDED_KIND_WORDS, SAFETY_WORDS } from '#content/panels/wellness-safety-words.ts';
import { OFFERED_NAMES } from '#domain/wellness/ingredients/avoidable.ts';
import {
  AVOIDED_KINDS,
  avoidedName,
  MOST_AVOIDED,
  type AvoidedIngredient,
  type AvoidedKind,
} from '#domain/wellness/ingredients/avoided.ts';
import { nameKey } from '#domain/wellness/ingredients/ingredient-name.ts';
import { avoidedIngredients } from '#app/person/avoided-ingredients/avoided-ingredients.ts';

/** Groups that are offered by a press. */
const COMMON = [
  'Fragrance',
  'Parabens',
  'Isothiazolinones',
  'Formaldehyde releasers',
  'Sulfates',
  'Lanolin',
  'Nickel',
  'Silicones',
] as const;

type Items = readonly AvoidedIngredient[];

/** What the person avoids: to be added to, and taken from. */
export function AvoidedList({ items }: { items: Items }) {
  const title = useId();
  const [kind, setKind] = useState<AvoidedKind>('allergen');
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="caps text-fg-3">
        {SAFETY_WORDS.list}
      </h3>
      <p className="mt-1 text-sm text-fg-2">{SAFETY_WORDS.listAbout}</p>
      <AddForm items={items} kind={kind} onKind={setKind} />
      <Common items={items} kind={kind} />
      {items.length === 0 ? (
        <p className="mt-4 text-sm text-fg-3">{SAFETY_WORDS.empty}</p>
      ) : (
        <ul className="avoided-list">
          {items.map((item) => (
            <AvoidedRow key={item.name} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AvoidedRow({ item: { name, kind } }: { item: AvoidedIngredient }) {
  return (
    <li className="avoided-row">
      <span className="avoided-name">{name}</span>
      <span className="avoided-kind" data-kind={kind}>
        {AVOIDED_KIND_WORDS[kind]}
      </span>
      <button
        type="button"
        className="quiet-button avoided-remove"
        aria-label={fillIn(SAFETY_WORDS.remove, { name })}
        onClick={() => {
          avoidedIngredients.change([{ name, kind, isRemoved: true }]);
        }}
      >
        <X size={16} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </li>
  );
}

interface AddFormProps {
  readonly items: Items;
  readonly kind: AvoidedKind;
  readonly onKind: (kind: AvoidedKind) => void;
}

function AddForm({ items, kind, onKind }: AddFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function add(typed: string): void {
    const name = avoidedName(typed);
    if (name === null) setProblem(SAFETY_WORDS.notAName);
    else if (items.length >= MOST_AVOIDED && !isOn(items, name)) setProblem(SAFETY_WORDS.full);
    else {
      avoidedIngredients.change([{ name, kind, isRemoved: false }]);
      setProblem(null);
      if (input.current !== null) input.current.value = '';
    }
    input.current?.focus();
  }

  return (
    <form
      className="avoided-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add(input.current?.value ?? '');
      }}
    >
      <label htmlFor={id} className="field-label">
        {SAFETY_WORDS.addLabel}
      </label>
      <div className="avoided-entry">
        <input
          ref={input}
          id={id}
          className="field-input"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          list={`${id}-offered`}
          placeholder={SAFETY_WORDS.addHint}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        />
        <datalist id={`${id}-offered`}>
          {OFFERED_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <button type="submit" className="button-secondary">
          {SAFETY_WORDS.add}
        </button>
      </div>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <fieldset className="avoided-kinds">
        <legend className="sr-only">{SAFETY_WORDS.kind}</legend>
        {AVOIDED_KINDS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              className="sr-only"
              name={`${id}-kind`}
              checked={each === kind}
              onChange={() => {
                onKind(each);
              }}
            />
            <span>{AVOIDED_KIND_WORDS[each]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

function isOn(items: Items, name: string): boolean {
  return items.some((item) => nameKey(item.name) === nameKey(name));
}

function Common({ items, kind }: { items: Items; kind: AvoidedKind }) {
  const left = COMMON.filter((name) => !isOn(items, name));
  if (left.length === 0 || items.length >= MOST_AVOIDED) return null;
  return (
    <div className="avoided-common" role="group" aria-label={SAFETY_WORDS.common}>
      {left.map((name) => (
        <button
          key={name}
          type="button"
          className="avoided-offer"
          aria-label={fillIn(SAFETY_WORDS.addNamed, { name })}
          onClick={() => {
            avoidedIngredients.change([{ name, kind, isRemoved: false }]);
          }}
        >
          <Plus size={14} strokeWidth={2} aria-hidden="true" />
          {name}
        </button>
      ))}
    </div>
  );
}
