import './measures.css';

interface IntervalMarkProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
  /** Other values to compare with, as ticks. */
  readonly others?: readonly number[];
}

/**
 * Shows a value as a dot on its interval, with others as ticks. Only visual: the numbers are given beside
 * it.
 */
export function IntervalMark({ value, low, high, from, to, others = [] }: IntervalMarkProps) {
  const place = (at: number): number => {
    const share = to > from ? (at - from) / (to - from) : 0.5;
    // Round ends need room beside the outermost value.
    return Math.round(10 * (2 + 96 * Math.min(1, Math.max(0, share)))) / 10;
  };
  return (
    <svg
      className="interval-mark"
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="interval-others" d={others.map((at) => `M${place(at)} 5v6`).join('')} />
      <path className="interval-band" d={`M${place(low)} 8H${place(high)}`} />
      <path className="interval-value" d={`M${place(value)} 8h0`} />
    </svg>
  );
}
