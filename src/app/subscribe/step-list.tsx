import { Check } from 'lucide-react';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';

const STEPS = ['plans', 'payment', 'done'] as const;

/** The list of steps, with the current one marked. */
export function StepList({ step }: { step: (typeof STEPS)[number] }) {
  const current = STEPS.indexOf(step);
  return (
    <ol className="steps" aria-label={SUBSCRIBE_WORDS.steps}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          data-past={index < current}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="steps-mark tnum" aria-hidden="true">
            {index < current ? <Check size={13} strokeWidth={2.2} /> : index + 1}
          </span>
          {SUBSCRIBE_WORDS.stepNames[name]}
        </li>
      ))}
    </ol>
  );
}
