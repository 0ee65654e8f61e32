import './on-air-dot.css';

/** The red dot for something live; gray where nothing is. The words beside it say the same. */
export function OnAirDot({ isOn = true }: { isOn?: boolean }) {
  return <span className="on-air-dot" data-on={isOn} aria-hidden="true" />;
}
