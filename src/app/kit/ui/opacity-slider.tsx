import { Slider, SliderTrack } from './slider.tsx';

interface OpacitySliderProps {
  readonly label: string;
  /** In [0, 100]. */
  readonly value: number;
  /** A value to mark on the track, in [0, 100]. */
  readonly mark?: number | undefined;
  /** Color of the filled part. */
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
      <Slider
        label={label}
        value={shown}
        min={0}
        max={100}
        step={1}
        onChange={onChange}
        onSettle={onSettle}
      >
        <SliderTrack filled={shown / 100} mark={mark} />
      </Slider>
      <span className="tnum w-7 text-right text-sm text-fg-2" aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
