import { z } from 'zod/mini';
import { SCOPES } from '#domain/access/features.ts';
import {
  GRANT_PERIODS,
  GRANT_WORDS,
  OPERATOR_PAGE_WORDS,
  SCOPE_WORDS,
} from '#content/operator-customer-words.ts';
import { grantAccess } from '#contracts/operator-customers.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { SelectField } from '#app/kit/forms/select-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { readAgain, type Customer } from './customers.ts';
import { reason } from './reason.ts';
import { useActionId } from './use-action-id.ts';

const [, , WEEK] = GRANT_PERIODS;
const SCOPE_CHOICES = SCOPES.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope] }));
const schema = z.object({ scope: z.enum(SCOPES), period: z.string(), reason });

interface GrantDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Asks what, for how long and why, and gives it. */
export function GrantDialog({ customer, onClose }: GrantDialogProps) {
  const { id, time } = customer;
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { scope: 'pro', period: WEEK.value, reason: '' },
    send: ({ period, ...rest }) =>
      withActionId((actionId) => {
        // Counted from the server's clock, which decides; so it is the same moment each time this is sent.
        const until = new Date(new Date(time).getTime() + Number(period)).toISOString();
        return callApi(grantAccess, { params: { id }, body: { ...rest, actionId, until } });
      }),
    onDone: () => {
      toast('accessGranted');
      onClose();
      return readAgain(id);
    },
    failure: 'accessNotGranted',
  });
  return (
    <Dialog
      title={GRANT_WORDS.title}
      description={GRANT_WORDS.description}
      close={OPERATOR_PAGE_WORDS.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        submitWords={GRANT_WORDS.submit}
        busyWords={GRANT_WORDS.busy}
        onCancel={onClose}
      >
        <div className="form-pair">
          <SelectField form={form} name="scope" label={GRANT_WORDS.scope} choices={SCOPE_CHOICES} />
          <SelectField
            form={form}
            name="period"
            label={GRANT_WORDS.period}
            choices={GRANT_PERIODS}
          />
        </div>
      </ActionForm>
    </Dialog>
  );
}
