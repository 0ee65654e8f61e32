import type { Trouble } from './skin-match-state.ts';

/** Why there is nothing, and what to do about it. */
export function TroubleNote({ trouble: { message, advice } }: { trouble: Trouble }) {
  return (
    <div className="skin-card skin-trouble" role="alert">
      <span className="withheld-mark" aria-hidden="true" />
      <p>
        <span className="withheld-title">{message}</span>
        <span className="withheld-advice">{advice}</span>
      </p>
    </div>
  );
}
