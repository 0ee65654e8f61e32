import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SelectField } from '#app/kit/forms/select-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextAreaField } from '#app/kit/forms/text-area-field.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { TrapField } from '#app/kit/forms/trap-field.tsx';
import { dropDraft, useDraftValues, useKeptDraft } from '#app/kit/forms/use-draft.ts';
import { useKnownPerson } from '#app/person/session/use-known-person.ts';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { CATEGORY_WORDS, PRIORITY_WORDS, SUPPORT_WORDS } from '#content/support-words.ts';
import { contactSupport } from '#contracts/support.ts';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES } from '#domain/support/support.ts';
import { isMissing, NO_SUPPORT_VALUES, supportSchema } from './support-fields.ts';

/** A message that was sent: its ticket, and the address to which the answer goes. */
export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

const DRAFT = 'support';

const CATEGORIES = SUPPORT_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));
const PRIORITIES = SUPPORT_PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }));

/** A message to support. What was typed stays until it has been sent. */
export function SupportForm({ onSent }: { onSent: (message: SentMessage) => void }) {
  const defaultValues = useDraftValues(DRAFT, { ...NO_SUPPORT_VALUES, ...useKnownPerson() });
  const { form, submit, busy, problem } = useServerForm({
    schema: supportSchema,
    defaultValues,
    // A browser that has forgotten who is signed in only learns it after the form is on show.
    values: defaultValues,
    send: (body) => callApi(contactSupport, { body }),
    onDone: ({ ticket }, { email }) => {
      dropDraft(DRAFT);
      toast('supportSent', { ticket });
      onSent({ ticket, email });
    },
    failure: 'supportFailed',
    onInvalid: (values) => {
      if (isMissing(values)) toast('missingInformation');
    },
  });
  useKeptDraft(DRAFT, form);
  return (
    <form className="form support-form" noValidate onSubmit={submit}>
      <div className="form-pair">
        <TextField form={form} name="name" label={SUPPORT_WORDS.name} autoComplete="name" />
        <EmailField form={form} name="email" label={SUPPORT_WORDS.email} />
      </div>
      <div className="form-pair">
        <SelectField
          form={form}
          name="category"
          label={SUPPORT_WORDS.category}
          placeholder={SUPPORT_WORDS.chooseCategory}
          choices={CATEGORIES}
        />
        <SelectField
          form={form}
          name="priority"
          label={SUPPORT_WORDS.priority}
          choices={PRIORITIES}
        />
      </div>
      <TextField form={form} name="subject" label={SUPPORT_WORDS.subject} autoComplete="off" />
      <TextAreaField
        form={form}
        name="message"
        label={SUPPORT_WORDS.message}
        hint={SUPPORT_WORDS.messageHint}
      />
      <TrapField form={form} name="reference" />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={SUPPORT_WORDS.busy}>
        {SUPPORT_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
