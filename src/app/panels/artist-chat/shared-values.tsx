import {
  SHARED_FEATURE_LABELS,
  sharedValue,
  SHARING_WORDS,
} from '#content/panels/artist-sharing-words.ts';
import type { MeasuredFeatures } from '#domain/artist-chat/features-of.ts';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
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
        <WithheldNote
          key={reason}
          what={SHARED_FEATURES.filter((feature) => withheld[feature] === reason)
            .map((feature) => SHARED_FEATURE_LABELS[feature])
            .join(', ')}
          reason={reason}
        />
      ))}
    </>
  );
}
