import { useRef, useState } from 'react';
import { PAYMENT_PROBLEMS } from '#content/subscribe-words.ts';
import { TOASTS } from '#content/toasts.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { Arrival } from './settle-order.ts';

/** The server says that the provider refused the card after all, in the provider's words. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
}

/** What the provider says of a card right away. */
export interface CardOutcome {
  readonly status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  /** The provider's own words on a card that it refused. */
  readonly declined: string | null;
}

/** Has the provider charge, or keep, a card. May reject with anything: then nobody knows what it did. */
export type ConfirmCard = () => Promise<CardOutcome>;

export type ConfirmationPhase = 'idle' | 'confirming' | 'challenge' | 'settling' | 'late';

export interface Confirmation {
  readonly phase: ConfirmationPhase;
  /** What went wrong the last time; stays to be read when its toast is gone. */
  readonly problem: string | undefined;
  /** Confirms a card; while that is under way, another call does nothing. */
  readonly confirm: (card: ConfirmCard) => void;
  /** Asks again what became of it. */
  readonly check: (isConfirmed: boolean) => void;
}

/**
 * One payment, or one card that is to be kept, from the button to its end.
 *
 * @param settle asks the server what became of it, given whether the provider has said that it is
 *   done; when it says `arrived`, it has led away from the form
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
