import { z } from 'zod/mini';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import type { ToastName } from '#content/toasts.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { PasswordField } from '#app/kit/forms/password-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

const schema = z.object({
  adminKey: z.string().check(z.minLength(1, MAINTENANCE_WORDS.adminKeyMissing)),
});

interface AdminKeyDialogProps {
  /** What the key is asked for. */
  readonly title: string;
  readonly send: (adminKey: string) => Promise<void>;
  readonly failure: ToastName;
  readonly onClose: () => void;
}

/** Asks for the service's own key, where maintenance cannot be switched without it. */
export function AdminKeyDialog({ title, send, failure, onClose }: AdminKeyDialogProps) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { adminKey: '' },
    send: ({ adminKey }) => send(adminKey),
    onDone: onClose,
    failure,
    fieldOf: { wrong_admin_key: 'adminKey' },
  });
  return (
    <Dialog
      title={title}
      description={MAINTENANCE_WORDS.adminKeyHint}
      close={MAINTENANCE_WORDS.close}
      onClose={onClose}
    >
      <form className="form mt-5" noValidate onSubmit={submit}>
        <PasswordField
          form={form}
          name="adminKey"
          label={MAINTENANCE_WORDS.adminKey}
          autoComplete="current-password"
        />
        <FormProblem message={problem} />
        <SubmitButton busy={busy} busyWords={MAINTENANCE_WORDS.busy} className="button-primary">
          {title}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
