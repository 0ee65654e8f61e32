import { useId } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SAFETY_WORDS } from '#content/panels/wellness-safety-words.ts';
import { LONGEST_LIST } from '#domain/wellness/ingredients/ingredient-list.ts';
import { productCheck } from './product-check.ts';

/** Where a list of ingredients is pasted. */
export function ProductCheckForm({ text }: { text: string }) {
  const id = useId();
  const isTooLong = text.length > LONGEST_LIST;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="caps text-fg-3">
        {SAFETY_WORDS.check}
      </h3>
      <p className="mt-1 text-sm text-fg-2">{SAFETY_WORDS.checkAbout}</p>
      <label htmlFor={id} className="field-label mt-3 block">
        {SAFETY_WORDS.pasted}
      </label>
      <textarea
        id={id}
        className="field-input pasted-list"
        rows={5}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={SAFETY_WORDS.pastedHint}
        value={text}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-problem` : undefined}
        onChange={(event) => {
          productCheck.write(event.currentTarget.value);
        }}
      />
      {isTooLong ? (
        <p id={`${id}-problem`} role="alert" className="field-problem mt-2">
          {fillIn(SAFETY_WORDS.tooLong, { count: text.length.toLocaleString('en-US') })}
        </p>
      ) : null}
    </section>
  );
}
