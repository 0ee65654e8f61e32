/** Moves a slider of the page to a value and lets go, as a person would. */
export function moveSlider(slider: HTMLInputElement, to: number): void {
  // Not as `value`: React would take it for one that it set itself.
  slider.valueAsNumber = to;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}
