import { z } from 'zod/mini';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { emailField } from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TrapField } from '#app/kit/forms/trap-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { NEWSLETTER_WORDS } from '#content/newsletter-words.ts';
import { subscribeToNewsletter } from '#contracts/newsletter.ts';

const schema = z.object({ email: emailField, reference: z.string() });

/**
 * Only a wrong address and a missing connection are worth details; for all else the toast's own words will
 * do.
 */
function withoutDetails(thrown: unknown): unknown {
  if (!(thrown instanceof ApiProblem)) return thrown;
  const { code, status } = thrown;
  const isTheirs = code === 'invalid_input' || code === 'offline';
  return isTheirs ? thrown : new ApiProblem(code, status, '');
}

/** Asks for the email address to send the newsletter to. */
export function NewsletterForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { email: '', reference: '' },
    send: (body) =>
      callApi(subscribeToNewsletter, { body }).catch((thrown: unknown) => {
        throw withoutDetails(thrown);
      }),
    onDone: (_reply, { email }) => {
      toast('newsletterJoined', { email });
      onAsked(email);
    },
    failure: 'newsletterFailed',
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField form={form} name="email" label={FIELD_WORDS.email} />
      <TrapField form={form} name="reference" />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={NEWSLETTER_WORDS.busy}>
        {NEWSLETTER_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
