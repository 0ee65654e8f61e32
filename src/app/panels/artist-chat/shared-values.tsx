import { fillIn } from '#content/fill-in.ts';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import {
  SHARED_FEATURE_LABELS,
  sharedValue,
  SHARING_WORDS,
} from '#content/panels/artist-sharing-words.ts';
import type { MeasuredFeatures } from '#domain/artist-chat/features-of.ts';
import { SHARED_FEATURES } from '#domain/artist-chat/shared-features.ts';

/** The very values that are shared, and what is left out and why. */
export function SharedValues({
  measured: { features, withheld },
}: {
  readonly measured: MeasuredFeatures;
}) {
  const reasons = [...new Set(Object.values(withheld))];
  return (
    <>
      <dl className="artist-chat-values" aria-label={SHARING_WORDS.values}>
        {SHARED_FEATURES.flatMap((feature) => {
          const value = sharedValue(features, feature);
          if (value === undefined) return [];
          return (
            <div key={feature}>
              <dt>{SHARED_FEATURE_LABELS[feature]}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
      {reasons.map((reason) => (
        <p key={reason} className="text-sm text-fg-2">
          {fillIn(SHARING_WORDS.withheld, {
            names: SHARED_FEATURES.filter((feature) => withheld[feature] === reason)
              .map((feature) => SHARED_FEATURE_LABELS[feature].toLowerCase())
              .join(', '),
            message: MEASURE_REASONS[reason].message,
          })}
        </p>
      ))}
    </>
  );
}
