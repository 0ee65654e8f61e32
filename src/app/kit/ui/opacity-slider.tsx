import { Slider } from 'radix-ui';

interface OpacitySliderProps {
  readonly label: string;
  /** In [0, 100]. */
  readonly value: number;
  /** A value to mark on the track, in [0, 100]. */
  readonly mark?: number;
  /** Colour of the filled part. */
  readonly pigment: string;
  readonly onChange: (value: number) => void;
  /** The gesture that changed it is over. */
  readonly onSettle: () => void;
}

export function OpacitySlider({
  label,
  value,
  mark,
  pigment,
  onChange,
  onSettle,
}: OpacitySliderProps) {
  const shown = Math.round(value);
  return (
    <div className="flex items-center gap-3.5" style={{ '--pigment': pigment }}>
      <Slider.Root
        className="opacity-slider flex-1"
        value={[shown]}
        min={0}
        max={100}
        step={1}
        onValueChange={([moved]) => {
          if (moved !== undefined) onChange(moved);
        }}
        onValueCommit={onSettle}
      >
        <Slider.Track className="opacity-slider-track">
          {mark === undefined ? null : (
            <span className="opacity-slider-mark" style={{ '--mark': `${mark}%` }} />
          )}
          <Slider.Range className="opacity-slider-range" />
        </Slider.Track>
        <Slider.Thumb className="opacity-slider-thumb" aria-label={label} />
      </Slider.Root>
      <span className="tnum w-7 text-right text-sm text-fg-2" aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
