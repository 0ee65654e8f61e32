import { type ReactNode, useEffect, useRef } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What is said instead of the number. */
  readonly valueText?: string;
  readonly disabled?: boolean;
  /** For how the slider as a whole looks. */
  readonly className?: string;
  readonly style?: Readonly<Record<`--${string}`, string>>;
  /** The track, and what is marked on it. */
  readonly children: ReactNode;
  readonly onChange: (value: number) => void;
  /** The gesture that changed it is over. */
  readonly onSettle?: (value: number) => void;
}

/**
 * The browser's own slider over a drawn track: keys, fingers, pens and screen readers move it as they move
 * every slider of the device.
 */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, valueText, disabled, className = '', style } = props;
  const { children, onChange, onSettle } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const moved = input.current;
    if (moved === null || onSettle === undefined) return;
    // React calls `onChange` for each step of a gesture; only the browser's own event says that it is over.
    const settle = (): void => {
      onSettle(moved.valueAsNumber);
    };
    moved.addEventListener('change', settle);
    return () => {
      moved.removeEventListener('change', settle);
    };
  }, [onSettle]);
  return (
    <span className={`slider ${className}`} style={style} data-disabled={disabled}>
      {children}
      <input
        ref={input}
        type="range"
        className="slider-input"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </span>
  );
}

interface SliderTrackProps {
  /** How much of it is filled from the left, in [0, 1]; nothing when left out. */
  readonly filled?: number | undefined;
  /** A place to mark on it, in percent of its length. */
  readonly mark?: number | undefined;
  readonly children?: ReactNode;
}

/** The thin line on which a slider's thumb runs. */
export function SliderTrack({ filled, mark, children }: SliderTrackProps) {
  return (
    <span className="slider-track">
      {mark === undefined ? null : (
        <span className="slider-mark" style={{ '--mark': `${mark}%` }} />
      )}
      {filled === undefined ? null : (
        <span className="slider-filled" style={{ width: `${filled * 100}%` }} />
      )}
      {children}
    </span>
  );
}
