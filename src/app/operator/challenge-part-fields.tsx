import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FAMILY_NAMES, FINISH_NAMES, PRODUCT_NOUNS } from '#content/challenges/brief-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { ASKS, OPERATOR_CHALLENGES_WORDS as WORDS } from '#content/operator-challenges-words.ts';
import { MOST_PARTS } from '#domain/challenges/brief.ts';
import { COLOUR_FAMILIES } from '#domain/challenges/colour-family.ts';
import { LIP_FINISHES, PRODUCTS } from '#domain/makeup/look.ts';
import { SelectField } from '#app/kit/forms/select-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import type { Form } from '#app/kit/forms/use-server-form.ts';
import { EMPTY_PART, type TypedChallenge } from './challenge-form.ts';

type ChallengeForm = Form<TypedChallenge, TypedChallenge>;

const { fields } = WORDS;

const ASK_CHOICES = ASKS.map((value) => ({ value, label: WORDS.asks[value] }));
const PRODUCT_CHOICES = PRODUCTS.map((value) => ({ value, label: PRODUCT_NOUNS[value] }));
const COLOR_CHOICES = COLOUR_FAMILIES.map((value) => ({ value, label: FAMILY_NAMES[value] }));
const FINISH_CHOICES = LIP_FINISHES.map((value) => ({ value, label: FINISH_NAMES[value] }));

/** The parts of a brief: at least one, up to the maximum. */
export function ChallengePartFields({ form }: { form: ChallengeForm }) {
  const parts = useFieldArray({ control: form.control, name: 'parts' });
  return (
    <fieldset className="challenge-parts">
      <legend className="text-md font-medium">{WORDS.parts}</legend>
      {parts.fields.map(({ id }, place) => (
        <PartFields
          key={id}
          form={form}
          place={place}
          onRemove={
            parts.fields.length > 1
              ? () => {
                  parts.remove(place);
                }
              : null
          }
        />
      ))}
      {parts.fields.length < MOST_PARTS ? (
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            parts.append(EMPTY_PART);
          }}
        >
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {WORDS.addPart}
        </button>
      ) : null}
    </fieldset>
  );
}

interface PartFieldsProps {
  readonly form: ChallengeForm;
  readonly place: number;
  /** Null for the only part. */
  readonly onRemove: (() => void) | null;
}

function PartFields({ form, place, onRemove }: PartFieldsProps) {
  const ask = useWatch({ control: form.control, name: `parts.${place}.ask` });
  const number = place + 1;
  return (
    <div className="challenge-part">
      <div className="challenge-part-head">
        <SelectField
          form={form}
          name={`parts.${place}.ask`}
          label={fillIn(fields.ask, { number })}
          choices={ASK_CHOICES}
        />
        {onRemove === null ? null : (
          <button
            type="button"
            className="quiet-button"
            aria-label={fillIn(WORDS.removePart, { number })}
            onClick={onRemove}
          >
            <X size={17} strokeWidth={1.7} aria-hidden="true" />
          </button>
        )}
      </div>
      {ask === 'wear' || ask === 'bare' ? (
        <SelectField
          form={form}
          name={`parts.${place}.product`}
          label={fields.product}
          choices={PRODUCT_CHOICES}
        />
      ) : null}
      {ask === 'wear' ? (
        <>
          <div className="form-pair">
            <SelectField
              form={form}
              name={`parts.${place}.color`}
              label={fields.color}
              placeholder={WORDS.any}
              choices={COLOR_CHOICES}
            />
            <SelectField
              form={form}
              name={`parts.${place}.finish`}
              label={fields.finish}
              placeholder={WORDS.any}
              choices={FINISH_CHOICES}
            />
          </div>
          <TextField
            form={form}
            name={`parts.${place}.least`}
            label={fields.least}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      ) : null}
      {ask === 'at-most' ? (
        <TextField
          form={form}
          name={`parts.${place}.products`}
          label={fields.products}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
    </div>
  );
}
