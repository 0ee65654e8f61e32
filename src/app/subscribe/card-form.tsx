import { lazy, Suspense } from 'react';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { LoadingNote } from '#app/ui/loading-note.tsx';
import { Challenge } from './challenge.tsx';
import { TestCardForm } from './test-card-form.tsx';
import type { ConfirmCard, ConfirmationPhase } from './use-confirmation.ts';

const ProviderForm = lazy(() =>
  import('./provider-form.tsx').then((loaded) => ({ default: loaded.ProviderForm })),
);

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
  readonly onConfirm: (card: ConfirmCard) => void;
}

/** Takes a card: the provider's own fields where there is one, the test mode's form otherwise. */
export function CardForm(props: CardFormProps) {
  if (props.publishableKey === null) {
    return (
      <>
        <TestCardForm {...props} />
        {props.phase === 'challenge' ? <Challenge {...props} /> : null}
      </>
    );
  }
  return (
    <Suspense fallback={<LoadingNote>{SUBSCRIBE_WORDS.loading}</LoadingNote>}>
      <ProviderForm {...props} publishableKey={props.publishableKey} />
    </Suspense>
  );
}
