import { z } from 'zod/mini';
import { centsOf } from '#domain/care/amount.ts';
import { inDollars } from '#domain/pricing/prices.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  OPERATOR_PAGE_WORDS,
  PAYMENT_KIND_WORDS,
  REFUND_WORDS,
} from '#content/operator-customer-words.ts';
import { refundPayment } from '#contracts/operator-customers.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { CheckField } from '#app/kit/forms/check-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { readAgain, type CustomerPayment } from './customers.ts';
import { reason } from './reason.ts';
import { useActionId } from './use-action-id.ts';

interface RefundDialogProps {
  readonly customerId: string;
  readonly payment: CustomerPayment;
  readonly onClose: () => void;
}

function amountUpTo(most: number) {
  const isAmount = (text: string) => {
    const cents = centsOf(text) ?? 0;
    return cents > 0 && cents <= most;
  };
  const message = fillIn(REFUND_WORDS.amountWrong, { most: inDollars(most) });
  return z.string().check(z.refine(isAmount, message));
}

/** Asks how much and why, and refunds a payment. */
export function RefundDialog({ customerId, payment, onClose }: RefundDialogProps) {
  const { refundable, subscriptionId } = payment;
  const withActionId = useActionId();
  const { form, submit, busy, problem } = useServerForm({
    schema: z.object({ amount: amountUpTo(refundable), endSubscription: z.boolean(), reason }),
    defaultValues: {
      amount: inDollars(refundable),
      endSubscription: subscriptionId !== null,
      reason: '',
    },
    send: ({ amount, ...rest }) =>
      withActionId((actionId) =>
        callApi(refundPayment, {
          params: { id: customerId },
          body: {
            ...rest,
            actionId,
            paymentId: payment.id,
            amountCents: centsOf(amount) ?? refundable,
          },
        }),
      ),
    onDone: ({ refunded }) => {
      toast('refundMade', { amount: inDollars(refunded) });
      onClose();
      return readAgain(customerId);
    },
    failure: 'refundNotMade',
  });
  return (
    <Dialog
      title={fillIn(REFUND_WORDS.title, { amount: inDollars(refundable) })}
      description={fillIn(REFUND_WORDS.description, {
        kind: PAYMENT_KIND_WORDS[payment.type],
        date: formatDay(payment.paidAt ?? payment.createdAt) ?? '',
      })}
      close={OPERATOR_PAGE_WORDS.close}
      onClose={onClose}
    >
      <ActionForm
        form={form}
        submit={submit}
        busy={busy}
        problem={problem}
        reasonField="reason"
        submitWords={REFUND_WORDS.submit}
        busyWords={REFUND_WORDS.busy}
        onCancel={onClose}
      >
        <TextField
          form={form}
          name="amount"
          label={REFUND_WORDS.amount}
          inputMode="decimal"
          autoComplete="off"
        />
        {subscriptionId === null ? null : (
          <CheckField form={form} name="endSubscription">
            {REFUND_WORDS.endSubscription}
          </CheckField>
        )}
      </ActionForm>
    </Dialog>
  );
}
