import { ArrowLeft } from 'lucide-react';
import { CARD_WORDS, CHANGE_CARD_WORDS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { usePaymentMethod } from '#contracts/subscription.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { CardForm } from './card-form.tsx';
import type { Arrival } from './settle-order.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';
import type { CardStage } from './use-card-stage.ts';
import { CardDeclinedError, useConfirmation } from './use-confirmation.ts';

/** The card with which renewals are paid from now on. */
export type NewCard = ReplyOf<typeof usePaymentMethod>;

interface ChangeCardProps {
  readonly stage: Extract<CardStage, { kind: 'ready' }>;
  readonly returnTo: string;
  /** The page of the plan. */
  readonly back: string;
  readonly onChanged: (card: NewCard) => void;
}

/** The form for another card. Nothing is charged with it. */
export function ChangeCard({ stage, returnTo, back, onChanged }: ChangeCardProps) {
  const { clientSecret, publishableKey, reopen } = stage;
  const { phase, problem, confirm } = useConfirmation(async (isConfirmed): Promise<Arrival> => {
    if (!isConfirmed) {
      reopen();
      return 'not-made';
    }
    try {
      const card = await callApi(usePaymentMethod);
      toast('paymentMethodChanged');
      onChanged(card);
      return 'arrived';
    } catch (refusal) {
      // The provider has already kept this card: another attempt needs a new intent.
      reopen();
      const isDeclined = refusal instanceof ApiProblem && refusal.code === 'card_declined';
      throw isDeclined ? new CardDeclinedError(refusal.message) : refusal;
    }
  });
  return (
    <div className="checkout" data-alone="true">
      <div className="checkout-main">
        <a href={back} className="quiet-button -ml-1 mb-2 pr-3">
          <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
          {CHANGE_CARD_WORDS.back}
        </a>
        <h1 className="display checkout-title">{SUBSCRIBE_WORDS.titles.card}</h1>
        <p className="checkout-lead">{CHANGE_CARD_WORDS.lead}</p>
        <CardForm
          purpose="setup"
          noteAddress={null}
          publishableKey={publishableKey}
          clientSecret={clientSecret}
          amount={null}
          returnAddress={subscribeAddress({ step: 'card', returnTo })}
          phase={phase}
          problem={problem}
          submit={CARD_WORDS.save}
          busy={CARD_WORDS.saving}
          onConfirm={confirm}
        />
      </div>
    </div>
  );
}
