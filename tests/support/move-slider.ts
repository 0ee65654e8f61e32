/** Moves a slider of the page as a person would: React and everyone else hears of it. */

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Moves it to a value and lets go. */
export function moveSlider(slider: HTMLInputElement, to: number): void {
  // The element's own property is the one that React watches, to know what it set itself.
  value?.set?.call(slider, String(to));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}
