import type { ConfirmCard, ConfirmationPhase } from './use-confirmation.ts';

/** What every form for a card is given, the provider's and the test mode's alike. */
export interface CardFormProps {
  /** To be charged now, or to be kept for renewals. */
  readonly purpose: 'payment' | 'setup';
  /** With which the page speaks to the provider; null in test mode. */
  readonly publishableKey: string | null;
  readonly clientSecret: string;
  /** What is paid, such as `$19.99`; null where nothing is. */
  readonly amount: string | null;
  /** A path of this site to which a bank that takes the page over gives it back. */
  readonly returnAddress: string;
  readonly phase: ConfirmationPhase;
  readonly problem: string | undefined;
  /** What the button says, and what it says while it is busy. */
  readonly submit: string;
  readonly busy: string;
  /** Notes where the receipt goes, before anything is charged; null where that is known. */
  readonly noteAddress: ((email: string) => Promise<void>) | null;
  readonly onConfirm: (card: ConfirmCard) => void;
}
