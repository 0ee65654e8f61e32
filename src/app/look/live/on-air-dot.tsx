import './on-air-dot.css';

/** The red dot of what is live; gray where nothing is. Words beside it say the same. */
export function OnAirDot({ isOn = true }: { isOn?: boolean }) {
  return <span className="on-air-dot" data-on={isOn} aria-hidden="true" />;
}
