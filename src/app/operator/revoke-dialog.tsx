import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import {
  OPERATOR_PAGE_WORDS,
  REVOKE_WORDS,
  SCOPE_WORDS,
} from '#content/operator-customer-words.ts';
import { revokeAccess } from '#contracts/operator-customers.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { readAgain, type CustomerEntitlement } from './customers.ts';
import { reason } from './reason.ts';
import { useActionId } from './use-action-id.ts';

const schema = z.object({ reason });

interface RevokeDialogProps {
  readonly customerId: string;
  readonly entitlement: CustomerEntitlement;
  readonly onClose: () => void;
}

/** Asks why, and revokes an entitlement. */
export function RevokeDialog({ customerId, entitlement, onClose }: RevokeDialogProps) {
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { reason: '' },
    send: (values) =>
      withActionId((actionId) =>
        callApi(revokeAccess, {
          params: { id: customerId },
          body: { ...values, actionId, entitlementId: entitlement.id },
        }),
      ),
    onDone: () => {
      toast('accessRevoked');
      onClose();
      return readAgain(customerId);
    },
    failure: 'accessNotRevoked',
  });
  return (
    <Dialog
      title={REVOKE_WORDS.title}
      description={fillIn(REVOKE_WORDS.description, { scope: SCOPE_WORDS[entitlement.scope] })}
      close={OPERATOR_PAGE_WORDS.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        submitWords={REVOKE_WORDS.submit}
        busyWords={REVOKE_WORDS.busy}
        onCancel={onClose}
      />
    </Dialog>
  );
}
