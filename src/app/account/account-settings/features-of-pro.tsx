import { Check, Minus } from 'lucide-react';
import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';

/** The features of Pro, ticked if the account has Pro. */
export function FeaturesOfPro({ isPro }: { isPro: boolean }) {
  const Icon = isPro ? Check : Minus;
  return (
    <ul className="mt-4 grid gap-2.5" aria-label={SUBSCRIPTION_WORDS.featuresOfPro}>
      {SUBSCRIPTION_WORDS.features.map(({ label }) => (
        <li key={label} className="flex gap-2.5 text-md text-fg-2">
          <Icon
            size={16}
            strokeWidth={1.8}
            className={`mt-0.5 shrink-0 ${isPro ? 'text-pro' : 'text-fg-3'}`}
            aria-hidden="true"
          />
          <span className="sr-only">
            {isPro ? SUBSCRIPTION_WORDS.included : SUBSCRIPTION_WORDS.notIncluded}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
