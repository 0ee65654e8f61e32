import type { ReactNode } from 'react';
import { FieldProblem } from './form-problem.tsx';

interface FieldFrameProps {
  /** Id of the field itself. */
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** Draws the field, given the ids of what describes it. */
  readonly children: (description: string | undefined) => ReactNode;
}

/** A field's label above it; its hint, and what is wrong with it, below. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(
    (part) => part !== '',
  );
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children(described.length === 0 ? undefined : described.join(' '))}
      {hint === undefined ? null : (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      <FieldProblem id={errorId} message={error} />
    </div>
  );
}
