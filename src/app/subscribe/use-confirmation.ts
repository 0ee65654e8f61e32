import { useRef, useState } from 'react';
import { PAYMENT_PROBLEMS } from '#content/subscribe-words.ts';
import { TOASTS } from '#content/toasts.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { Arrival } from './settle-order.ts';

/** Thrown where the server says that the provider refused the card after all, with the provider's words. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
}

/** The provider's immediate answer about a card. */
export interface CardOutcome {
  readonly status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  /** The provider's own words about a card that it refused; null otherwise. */
  readonly declined: string | null;
}

/** Makes the provider charge, or keep, a card. May reject with anything: then it is unknown what it did. */
export type ConfirmCard = () => Promise<CardOutcome>;

export type ConfirmationPhase = 'idle' | 'confirming' | 'challenge' | 'settling' | 'late';

export interface Confirmation {
  readonly phase: ConfirmationPhase;
  /** What went wrong the last time; stays readable after its toast is gone. */
  readonly problem: string | undefined;
  /** Confirms a card; while that is under way, another call does nothing. */
  readonly confirm: (card: ConfirmCard) => void;
  /** Asks the server again about the outcome. */
  readonly check: (isConfirmed: boolean) => void;
}

/**
 * One payment, or one card to be kept, from the press of the button to the outcome.
 *
 * @param settle asks the server about the outcome, given whether the provider has said that it is done; by
 * the time it resolves with `arrived`, it has left the form
 */
export function useConfirmation(settle: (isConfirmed: boolean) => Promise<Arrival>): Confirmation {
  const [phase, setPhase] = useState<ConfirmationPhase>('idle');
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);

  function refuse(message: string): void {
    setProblem(message);
    setPhase('idle');
  }

  function decline(message: string): void {
    toast('paymentDeclined', {}, message);
    refuse(message);
  }

  async function learn(isConfirmed: boolean): Promise<void> {
    setPhase('settling');
    try {
      const arrival = await settle(isConfirmed);
      if (arrival === 'late') setPhase('late');
      if (arrival !== 'not-made') return;
      toast('paymentFailed');
      refuse(PAYMENT_PROBLEMS.nothingCharged);
    } catch (failure) {
      if (failure instanceof CardDeclinedError) {
        decline(failure.message);
        return;
      }
      toast('paymentFailed');
      refuse(PAYMENT_PROBLEMS.unknown);
    }
  }

  async function take({ status, declined }: CardOutcome): Promise<void> {
    switch (status) {
      case 'requires_action':
        setPhase('challenge');
        break;
      case 'requires_payment_method':
        decline(declined ?? TOASTS.paymentDeclined.description);
        break;
      case 'succeeded':
      case 'processing':
        await learn(true);
        break;
    }
  }

  /** Two clicks are one payment. */
  async function once(act: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setProblem(undefined);
    try {
      await act();
    } finally {
      running.current = false;
    }
  }

  async function ask(card: ConfirmCard): Promise<void> {
    setPhase('confirming');
    let outcome: CardOutcome;
    try {
      outcome = await card();
    } catch {
      // It may have been charged all the same: the server knows.
      await learn(false);
      return;
    }
    await take(outcome);
  }

  return {
    phase,
    problem,
    confirm: (card) => void once(() => ask(card)),
    check: (isConfirmed) => void once(() => learn(isConfirmed)),
  };
}
