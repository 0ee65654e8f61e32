import * as z from 'zod/mini';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { exitMaintenance } from './current-maintenance.ts';

const schema = z.object({
  adminKey: z.string().check(z.minLength(1, MAINTENANCE_WORDS.adminKeyMissing)),
});

/** Asks for the service's own key, where maintenance does not end without it. */
export function AdminKeyDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { adminKey: '' },
    send: ({ adminKey }) => exitMaintenance(adminKey),
    onDone: onClose,
    failure: 'maintenanceNotEnded',
    fieldOf: { wrong_admin_key: 'adminKey' },
  });
  return (
    <Dialog
      title={MAINTENANCE_WORDS.exit}
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
          {MAINTENANCE_WORDS.exit}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
