import { RotateCcw } from 'lucide-react';
import { FEATURE_WORDS, RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import { ANALYSED_FEATURES } from '#domain/advice/face-analysis.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { ConfidenceMark } from '#app/look/measures/confidence-mark.tsx';
import { LightCard } from '#app/look/measures/light-card.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import type { ShownFeatures } from './shown.ts';

interface FeaturesProps {
  readonly features: ShownFeatures;
  /** Whether a later reading has confirmed it. */
  readonly isKept: boolean;
  readonly onForget: () => void;
}

/** What was found of the face, how sure it is, and what was withheld. */
export function Features({ features: { found, light }, isKept, onForget }: FeaturesProps) {
  const { analysis, confidence, withheld } = found;
  const reasons = [...new Set(Object.values(withheld))];
  const namesOf = (reason: WithheldReason): string =>
    ANALYSED_FEATURES.filter((feature) => withheld[feature] === reason)
      .map((feature) => FEATURE_WORDS[feature])
      .join(', ');
  return (
    <section aria-labelledby="features-title" className="features">
      <h3 id="features-title" className="display text-2xl">
        {RECOMMENDATIONS_WORDS.features}
      </h3>
      {isKept ? (
        <div className="features-kept">
          <p>{RECOMMENDATIONS_WORDS.kept}</p>
          <button type="button" className="quiet-button" onClick={onForget}>
            <RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />
            {RECOMMENDATIONS_WORDS.forget}
          </button>
        </div>
      ) : null}
      <dl className="feature-badges">
        {ANALYSED_FEATURES.flatMap((feature) => {
          const value = analysis[feature];
          if (value === undefined) return [];
          return (
            <div key={feature} className="feature-badge">
              <dt className="caps text-fg-3">{FEATURE_WORDS[feature]}</dt>
              <dd>
                <span className="feature-value display">{value}</span>
                <ConfidenceMark confidence={confidence[feature] ?? 0} />
              </dd>
            </div>
          );
        })}
      </dl>
      {reasons.length === 0 ? null : (
        <div className="features-withheld">
          <h4 className="caps text-fg-3">{RECOMMENDATIONS_WORDS.withheld}</h4>
          {reasons.map((reason) => (
            <WithheldNote key={reason} what={namesOf(reason)} reason={reason} />
          ))}
        </div>
      )}
      {light === null ? null : (
        <LightCard light={light.judged} frames={light.frames} place={light.place} />
      )}
    </section>
  );
}
