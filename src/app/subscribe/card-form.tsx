import './card-form.css';
import { lazy, Suspense } from 'react';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { Challenge } from './challenge.tsx';
import { TestCardForm } from './test-card-form.tsx';

const ProviderForm = lazy(() =>
  import('./provider-form.tsx').then((loaded) => ({ default: loaded.ProviderForm })),
);

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
