import './measures.css';

interface MeasuringProgressProps {
  /** What is under way, such as 'Measuring your face'. */
  readonly label: string;
  /** What the person can do meanwhile. */
  readonly hint: string;
  /** In [0, 1]; null where it cannot be told. */
  readonly share: number | null;
}

/** The progress of a measurement. */
export function MeasuringProgress({ label, hint, share }: MeasuringProgressProps) {
  const percent = share === null ? null : Math.round(100 * share);
  return (
    <div className="measuring">
      <p className="measuring-words" role="status">
        <span className="text-md font-medium">{label}</span>
        <span className="text-sm text-fg-2">{hint}</span>
      </p>
      {percent === null ? null : (
        <div
          className="measuring-bar"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ '--share': `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
