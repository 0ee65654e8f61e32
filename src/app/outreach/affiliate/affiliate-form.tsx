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
import { AFFILIATE_WORDS, CONTENT_TYPES } from '#content/affiliate-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import { affiliateSchema, NO_AFFILIATE_VALUES } from './affiliate-fields.ts';

const DRAFT = 'affiliate';
const CONTENT_CHOICES = CONTENT_TYPES.map((words) => ({ value: words, label: words }));

/** An application for the affiliate partnership. What was typed stays until it has been sent. */
export function AffiliateForm({ onSent }: { onSent: (email: string) => void }) {
  const defaultValues = useDraftValues(DRAFT, { ...NO_AFFILIATE_VALUES, ...useKnownPerson() });
  const { form, submit, busy, problem } = useServerForm({
    schema: affiliateSchema,
    defaultValues,
    // A browser that has forgotten who is signed in only learns it after the form is on show.
    values: defaultValues,
    send: (body) => callApi(applyAsAffiliate, { body }),
    onDone: (_reply, { email }) => {
      dropDraft(DRAFT);
      toast('affiliateSent', { email });
      onSent(email);
    },
    failure: 'affiliateFailed',
  });
  useKeptDraft(DRAFT, form);
  return (
    <form className="form support-form" noValidate onSubmit={submit}>
      <div className="form-pair">
        <TextField form={form} name="name" label={AFFILIATE_WORDS.name} autoComplete="name" />
        <EmailField form={form} name="email" label={AFFILIATE_WORDS.email} />
      </div>
      <div className="form-pair">
        <TextField
          form={form}
          name="website"
          label={AFFILIATE_WORDS.website}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={FIELD_WORDS.optional}
        />
        <SelectField
          form={form}
          name="contentType"
          label={AFFILIATE_WORDS.contentType}
          placeholder={AFFILIATE_WORDS.chooseContentType}
          choices={CONTENT_CHOICES}
        />
      </div>
      <TextField
        form={form}
        name="socialFollowing"
        label={AFFILIATE_WORDS.socialFollowing}
        hint={AFFILIATE_WORDS.socialFollowingHint}
        placeholder={FIELD_WORDS.optional}
      />
      <TextAreaField
        form={form}
        name="message"
        label={AFFILIATE_WORDS.message}
        hint={AFFILIATE_WORDS.messageHint}
        placeholder={FIELD_WORDS.optional}
      />
      <TrapField form={form} name="reference" />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={AFFILIATE_WORDS.busy}>
        {AFFILIATE_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
