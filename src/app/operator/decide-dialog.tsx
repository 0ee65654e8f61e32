import { z } from 'zod/mini';
import { CASE_ACTION_WORDS, DECISION_REASON_HINT } from '#content/operator-report-words.ts';
import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import { decideReport } from '#contracts/operator-reports.ts';
import type { CaseAction } from '#domain/decency/report.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { reason } from './reason.ts';
import { readReportsAgain } from './reports.ts';
import { useActionId } from './use-action-id.ts';

const schema = z.object({ reason });

interface DecideDialogProps {
  readonly caseId: string;
  readonly action: CaseAction;
  readonly onClose: () => void;
}

/** Asks why, and decides about what was reported. */
export function DecideDialog({ caseId, action, onClose }: DecideDialogProps) {
  const withActionId = useActionId();
  const words = CASE_ACTION_WORDS[action];
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { reason: '' },
    send: (values) =>
      withActionId((actionId) =>
        callApi(decideReport, { params: { id: caseId }, body: { ...values, actionId, action } }),
      ),
    onDone: () => {
      toast('reportDecided');
      onClose();
      return readReportsAgain();
    },
    failure: 'reportNotDecided',
  });
  return (
    <Dialog
      title={words.title}
      description={words.description}
      close={OPERATOR_PAGE_WORDS.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        reasonHint={DECISION_REASON_HINT}
        submitWords={words.submit}
        busyWords={words.busy}
        onCancel={onClose}
      />
    </Dialog>
  );
}
