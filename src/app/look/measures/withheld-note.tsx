import './measures.css';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';

interface WithheldNoteProps {
  /** What was withheld, such as 'Undertone'; empty where everything was. */
  readonly what: string;
  readonly reason: WithheldReason;
}

/** Something that was not measured: why, and how to get it. Hatching always means withheld. */
export function WithheldNote({ what, reason }: WithheldNoteProps) {
  const { message, advice } = MEASURE_REASONS[reason];
  return (
    <div className="withheld-note">
      <span className="withheld-mark" aria-hidden="true" />
      <p>
        <span className="withheld-title">{what === '' ? message : `${what}: ${message}`}</span>
        <span className="withheld-advice">{advice}</span>
      </p>
    </div>
  );
}
