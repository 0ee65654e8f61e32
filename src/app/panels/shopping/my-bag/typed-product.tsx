import { useId } from 'react';
import { BAG_FORM_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { LONGEST_BAG_NAME } from '#domain/shopping/bag-item.ts';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { type, type BagDraft } from '#app/panels/shopping/parts/bag-draft.ts';
import { BagInput, BagSelect } from './bag-field.tsx';
import type { BagProblem } from './read-draft.ts';

const OPTIONS = CATEGORIES.map((category) => [category, CATEGORY_LABELS[category]] as const);
const NO_COLOUR = '#b08d86';

interface TypedProductProps {
  readonly values: BagDraft['values'];
  readonly problemOf: (field: BagProblem) => string | undefined;
}

/** What a product is, typed in by hand. */
export function TypedProduct({ values, problemOf }: TypedProductProps) {
  return (
    <>
      <div className="bag-pair">
        <BagInput
          label={WORDS.brand}
          problem={problemOf('brand')}
          name="brand"
          maxLength={LONGEST_BAG_NAME}
          value={values.brand}
          onType={(brand) => {
            type({ brand });
          }}
        />
        <BagInput
          label={WORDS.name}
          problem={problemOf('name')}
          name="name"
          required
          maxLength={LONGEST_BAG_NAME}
          value={values.name}
          onType={(name) => {
            type({ name });
          }}
        />
      </div>
      <div className="bag-pair">
        <BagSelect
          label={WORDS.category}
          name="category"
          value={values.category}
          options={OPTIONS}
          onChoose={(category) => {
            type({ category });
          }}
        />
        <BagInput
          label={WORDS.shade}
          problem={problemOf('shade')}
          name="shade"
          maxLength={LONGEST_BAG_NAME}
          value={values.shade}
          onType={(shade) => {
            type({ shade });
          }}
        />
      </div>
      <ColourField hex={values.hex} />
    </>
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
