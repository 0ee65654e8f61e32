import type { ConfirmCard, ConfirmationPhase } from './use-confirmation.ts';

/** The props of every form for a card, the provider's and the test mode's alike. */
export interface CardFormProps {
  /** Whether the card is charged now, or kept for renewals. */
  readonly purpose: 'payment' | 'setup';
  /** The key with which the page talks to the provider; null in test mode. */
  readonly publishableKey: string | null;
  readonly clientSecret: string;
  /** The amount to pay, such as `$19.99`; null where nothing is paid. */
  readonly amount: string | null;
  /** The path of this site to which a bank that takes over the page returns. */
  readonly returnAddress: string;
  readonly phase: ConfirmationPhase;
  readonly problem: string | undefined;
  /** What the button says, and what it says while it is busy. */
  readonly submit: string;
  readonly busy: string;
  /** Records where the receipt goes, before anything is charged; null where that is known. */
  readonly noteAddress: ((email: string) => Promise<void>) | null;
  readonly onConfirm: (card: ConfirmCard) => void;
}
