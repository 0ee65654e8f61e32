import { fillIn } from '#content/fill-in.ts';
import {
  FRAGRANCE_FACTS,
  GENERAL_FACTS,
  GROUP_FACTS,
  type AllergenFacts,
} from '#content/panels/allergen-facts.ts';
import {
  ALERT_TYPE_WORDS,
  SAFETY_WORDS,
  SEVERITY_LEVEL_WORDS,
} from '#content/panels/wellness-safety-words.ts';
import type { Avoidable } from '#domain/wellness/ingredients/avoidable.ts';
import type { CheckResult } from './product-check.ts';

function factsOf({ group, allergen }: Avoidable): AllergenFacts {
  if (group !== null) return GROUP_FACTS[group.name] ?? GENERAL_FACTS;
  return allergen === null ? GENERAL_FACTS : FRAGRANCE_FACTS;
}

/** An ingredient that the person avoids: what kind of concern it is, and what to know of it. */
export function AlertCard({ alert }: { alert: CheckResult['alerts'][number] }) {
  const { ingredient, alertType, severity, description, match } = alert;
  const { symptoms, alternatives, productsToAvoid } = factsOf(match.avoidable);
  return (
    <li className="health-card safety-alert" data-severity={severity}>
      <div className="safety-alert-head">
        <h4 className="text-md font-medium">{ingredient}</h4>
        <p className="safety-alert-kind">
          {fillIn(SAFETY_WORDS.alertKind, {
            type: ALERT_TYPE_WORDS[alertType],
            severity: SEVERITY_LEVEL_WORDS[severity],
          })}
        </p>
      </div>
      <p className="text-sm text-fg-2">{description}</p>
      <details className="safety-details">
        <summary>{SAFETY_WORDS.more}</summary>
        <dl>
          {alertType === 'sensitivity' ? (
            <div>
              <dt>{SAFETY_WORDS.symptoms}</dt>
              <dd>{symptoms}</dd>
            </div>
          ) : null}
          <div>
            <dt>{SAFETY_WORDS.alternatives}</dt>
            <dd>{`${alternatives.join('. ')}.`}</dd>
          </div>
          <div>
            <dt>{SAFETY_WORDS.productsToAvoid}</dt>
            <dd>{`${productsToAvoid.join('. ')}.`}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}
