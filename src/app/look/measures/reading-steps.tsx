import './measures.css';
import { Check } from 'lucide-react';

/** Before a reading begins, tells what makes it a good one. */
export function ReadingSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="reading-steps">
      {steps.map((step) => (
        <li key={step}>
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {step}
        </li>
      ))}
    </ul>
  );
}
