import { CircleCheck, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CHANGE_CARD_WORDS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { ChangeCard, type NewCard } from './change-card.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { Notice } from './notice.tsx';
import { SetupFailure } from './setup-failure.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useCardStage } from './use-card-stage.ts';

const ACCOUNT = '/account-settings';

/** Replaces the card with which renewals are paid. */
export function ChangeCardStep({ returnTo }: { returnTo: string }) {
  const back = returnTo === '/' ? ACCOUNT : returnTo;
  const [card, setCard] = useState<NewCard | null>(null);
  const stage = useCardStage();
  if (card !== null) {
    return (
      <Notice
        icon={CircleCheck}
        tone="good"
        title={CHANGE_CARD_WORDS.doneTitle}
        text={wordsOf(card)}
      >
        <BackLink to={back} />
      </Notice>
    );
  }
  switch (stage.kind) {
    case 'loading':
      return <LoadingNote>{SUBSCRIBE_WORDS.loading}</LoadingNote>;
    case 'not-set-up':
      return <NotSetUp returnTo={back} />;
    case 'sign-in':
      return <SignInFirst reason="loginRequiredForCard" place={{ step: 'card', returnTo }} />;
    case 'not-subscribed':
      return (
        <Notice
          icon={CreditCard}
          title={CHANGE_CARD_WORDS.notSubscribedTitle}
          text={CHANGE_CARD_WORDS.notSubscribed}
        >
          <BackLink to={back} />
        </Notice>
      );
    case 'failed':
      return <SetupFailure problem={stage.problem} returnTo={back} onRetry={stage.retry} />;
    case 'ready':
      return <ChangeCard stage={stage} returnTo={returnTo} back={back} onChanged={setCard} />;
  }
}

function wordsOf({ brand, last4 }: NewCard): string {
  if (brand === null || last4 === null) return CHANGE_CARD_WORDS.done;
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  const card = fillIn(CHANGE_CARD_WORDS.card, { brand: name, last4 });
  return fillIn(CHANGE_CARD_WORDS.doneWith, { card });
}

function BackLink({ to }: { to: string }) {
  return (
    <a href={to} className="button-primary">
      {CHANGE_CARD_WORDS.back}
    </a>
  );
}
