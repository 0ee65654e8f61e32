import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { CARD_WORDS, SETUP_PROBLEMS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useKnownPerson } from '#app/person/session/use-known-person.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { holderFields } from './card-fields.ts';
import type { CardFormProps } from './card-form-props.ts';
import { LegalNote } from './legal-note.tsx';
import { useProviderFields } from './use-provider-fields.ts';

const schema = z.object(holderFields);
type HolderValues = z.infer<typeof schema>;

interface ProviderFormProps extends CardFormProps {
  readonly publishableKey: string;
}

/** The provider's own fields, in frames of its own: what is typed there never reaches us. */
export function ProviderForm(props: ProviderFormProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <ProviderAttempt
      key={attempt}
      {...props}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

function ProviderAttempt(props: ProviderFormProps & { readonly onRetry: () => void }) {
  const { purpose, returnAddress, phase, problem, submit, busy, onConfirm, onRetry } = props;
  const { noteAddress } = props;
  const { place, fields, failure } = useProviderFields(props);
  const form = useForm<HolderValues, unknown, HolderValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues: useKnownPerson(),
  });

  async function pay(holder: HolderValues): Promise<void> {
    // The provider marks what is wrong in its fields itself.
    if (fields === null || !(await fields.areComplete())) return;
    const returnUrl = new URL(returnAddress, location.origin).href;
    onConfirm(async () => {
      await noteAddress?.(holder.email);
      return fields.confirm({ purpose, holder, returnUrl });
    });
  }

  if (failure !== null) {
    return (
      <FailureNote
        title={SETUP_PROBLEMS.failed}
        advice={SETUP_PROBLEMS.providerMissing}
        retry={SUBSCRIBE_WORDS.tryAgain}
        onRetry={onRetry}
      />
    );
  }
  return (
    <form
      className="form card-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(pay)(event)}
    >
      <div className="provider-fields" role="group" aria-label={CARD_WORDS.card} ref={place} />
      <TextField form={form} name="name" label={CARD_WORDS.name} autoComplete="cc-name" />
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
        disabled={fields === null}
        className="button-carmine pay-button"
      >
        <LockKeyhole size={16} strokeWidth={1.8} aria-hidden="true" />
        {submit}
      </SubmitButton>
      {purpose === 'payment' ? <LegalNote /> : null}
    </form>
  );
}
