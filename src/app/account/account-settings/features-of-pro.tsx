import { Check, Minus } from 'lucide-react';
import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { isFeatureComing, UPGRADE_WORDS } from '#content/plans.ts';

/** What Pro holds: what is the account's own is ticked, and what is not there yet says so to everybody. */
export function FeaturesOfPro({ isPro }: { isPro: boolean }) {
  return (
    <ul className="mt-4 grid gap-2.5" aria-label={SUBSCRIPTION_WORDS.featuresOfPro}>
      {SUBSCRIPTION_WORDS.features.map(({ label, row }) => {
        const isComing = isFeatureComing(row);
        return (
          <li key={label} className="flex gap-2.5 text-md text-fg-2">
            <FeatureMark isTicked={isPro && !isComing} isComing={isComing} />
            <span>
              {label}
              {isComing ? <span className="settings-coming">{UPGRADE_WORDS.coming}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface FeatureMarkProps {
  readonly isTicked: boolean;
  readonly isComing: boolean;
}

function FeatureMark({ isTicked, isComing }: FeatureMarkProps) {
  const Icon = isTicked ? Check : Minus;
  const words = isTicked ? SUBSCRIPTION_WORDS.included : SUBSCRIPTION_WORDS.notIncluded;
  return (
    <>
      <Icon
        size={16}
        strokeWidth={1.8}
        className={`mt-0.5 shrink-0 ${isTicked ? 'text-pro' : 'text-fg-3'}`}
        aria-hidden="true"
      />
      {isComing ? null : <span className="sr-only">{words}</span>}
    </>
  );
}
