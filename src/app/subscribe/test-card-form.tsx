import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LockKeyhole } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { CARD_WORDS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { digitsOf, formatExpiry, groupDigits } from '#domain/payment/card.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useKnownPerson } from '#app/person/session/use-known-person.ts';
import { cardFields, type CardValues } from './card-fields.ts';
import type { CardFormProps } from './card-form-props.ts';
import { LegalNote } from './legal-note.tsx';
import { TestCardList } from './test-card-list.tsx';
import { confirmTestCard } from './test-mode-calls.ts';
import { testCardOf, type TestCard } from './test-cards.ts';

const EXAMPLE_EXPIRY = '12/34';
const EXAMPLE_CVV = '123';
const LONGEST_NUMBER = 23;
const LONGEST_EXPIRY = 7;
const LONGEST_CVV = 4;
/** A browser must not offer anybody's real card here. */
const NEVER_FILLED = { autoComplete: 'off', spellCheck: false } as const;

/** The form of the test mode: what is typed stays here, and only the token of a known test card is sent. */
export function TestCardForm(props: CardFormProps) {
  const { clientSecret, phase, problem, submit, busy, purpose, noteAddress, onConfirm } = props;
  const person = useKnownPerson();
  const form = useForm<CardValues, unknown, CardValues>({
    resolver: standardSchemaResolver(cardFields),
    defaultValues: { number: '', expiry: '', cvv: '', ...person },
  });

  function pay({ number, email }: CardValues): void {
    const card = testCardOf(digitsOf(number));
    if (card === undefined) return;
    onConfirm(async () => {
      await noteAddress?.(email);
      return confirmTestCard(clientSecret, card.token);
    });
  }

  function fill({ number }: TestCard): void {
    form.setValue('number', groupDigits(number));
    form.setValue('expiry', EXAMPLE_EXPIRY);
    form.setValue('cvv', EXAMPLE_CVV);
    form.clearErrors(['number', 'expiry', 'cvv']);
  }

  return (
    <>
      <p className="test-note">{SUBSCRIBE_WORDS.testModeNote}</p>
      <TestCardList onChoose={fill} />
      <form
        className="form card-form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(pay)(event)}
      >
        <TextField
          form={form}
          name="number"
          label={CARD_WORDS.number}
          inputMode="numeric"
          maxLength={LONGEST_NUMBER}
          onInput={(event) => {
            writeInPlace(event.currentTarget, (text) => groupDigits(digitsOf(text)));
          }}
          {...NEVER_FILLED}
        />
        <div className="form-pair card-pair">
          <TextField
            form={form}
            name="expiry"
            label={CARD_WORDS.expiry}
            placeholder={CARD_WORDS.expiryHint}
            inputMode="numeric"
            maxLength={LONGEST_EXPIRY}
            onInput={(event) => {
              writeInPlace(event.currentTarget, formatExpiry);
            }}
            {...NEVER_FILLED}
          />
          <TextField
            form={form}
            name="cvv"
            label={CARD_WORDS.cvv}
            inputMode="numeric"
            maxLength={LONGEST_CVV}
            {...NEVER_FILLED}
          />
        </div>
        <TextField form={form} name="name" label={CARD_WORDS.name} autoComplete="name" />
        <EmailField
          form={form}
          name="email"
          label={CARD_WORDS.email}
          hint={noteAddress === null ? undefined : CARD_WORDS.receiptHint}
        />
        <FormProblem message={problem} />
        <SubmitButton
          busy={phase !== 'idle'}
          busyWords={busy}
          className="button-carmine pay-button"
        >
          <LockKeyhole size={16} strokeWidth={1.8} aria-hidden="true" />
          {submit}
        </SubmitButton>
        {purpose === 'payment' ? <LegalNote /> : null}
      </form>
    </>
  );
}

/**
 * Formats what is typed at the end of a field as it is printed on a card. While the cursor is elsewhere,
 * nothing moves under the person's hands.
 */
function writeInPlace(field: HTMLInputElement, write: (text: string) => string): void {
  if (field.selectionStart !== field.value.length) return;
  const written = write(field.value);
  if (written !== field.value) field.value = written;
}
