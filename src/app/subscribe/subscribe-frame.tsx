import { useLayoutEffect, type ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { useArrival } from '#app/kit/ui/use-arrival.ts';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';
import { Mark } from '#app/kit/ui/mark.tsx';
import { AccountNote } from './account-note.tsx';
import { StepList } from './step-list.tsx';
import type { SubscribePlace } from '#app/person/plans/subscribe-address.ts';
import { usePaymentOptions, usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

interface SubscribeFrameProps {
  readonly place: SubscribePlace;
  readonly children: ReactNode;
}

/**
 * What surrounds every step. Its links load whole documents, since other pages have other security policies.
 */
export function SubscribeFrame({ place, children }: SubscribeFrameProps) {
  const { step, returnTo } = place;
  const offer = useUpgradeLabel();
  const isForSale = usePlansOnSale().length > 0;
  const title = step === 'plans' ? offer : SUBSCRIBE_WORDS.titles[step];
  useLayoutEffect(() => {
    document.title = fillIn(SUBSCRIBE_WORDS.documentTitle, { title });
  }, [title]);
  return (
    <div className="site subscribe">
      <a href="#content" className="skip-link">
        {SUBSCRIBE_WORDS.skipToContent}
      </a>
      <header className="site-header">
        <a
          href={returnTo}
          className="flex min-h-11 items-center gap-3"
          aria-label={SUBSCRIBE_WORDS.leave}
        >
          <Mark />
          <span className="display text-2xl">{SUBSCRIBE_WORDS.brand}</span>
        </a>
        <div className="ml-auto flex items-center gap-[clamp(0px,1vw,12px)] text-md">
          <TestModeBadge />
          <AccountNote />
        </div>
      </header>
      <Main key={step}>
        {step === 'card' || (step === 'plans' && !isForSale) ? null : <StepList step={step} />}
        {children}
      </Main>
      <SubscribeFoot />
    </div>
  );
}

function Main({ children }: { children: ReactNode }) {
  const main = useArrival();
  return (
    <main id="content" ref={main} className="site-main" tabIndex={-1}>
      {children}
    </main>
  );
}

function TestModeBadge() {
  const { data } = usePaymentOptions();
  if (data?.provider !== 'sandbox') return null;
  return (
    <span className="test-mode">
      <FlaskConical size={15} strokeWidth={1.8} aria-hidden="true" />
      {SUBSCRIBE_WORDS.testMode}
    </span>
  );
}

function SubscribeFoot() {
  return (
    <footer className="site-foot">
      <nav aria-label={SUBSCRIBE_WORDS.legalLinks} className="flex flex-wrap">
        <a href="/terms" target="_blank" rel="noreferrer" className="quiet-button px-3">
          {SUBSCRIBE_WORDS.terms}
        </a>
        <a href="/privacy" target="_blank" rel="noreferrer" className="quiet-button px-3">
          {SUBSCRIBE_WORDS.privacy}
        </a>
      </nav>
      <ThemeChoice />
    </footer>
  );
}
