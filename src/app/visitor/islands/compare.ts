const WHOLE = 100;

/** Moves the line between bare and made up with its slider. */
export function startCompare(): void {
  const figure = document.querySelector<HTMLElement>('[data-compare]');
  const range = figure?.querySelector<HTMLInputElement>('input[type="range"]');
  if (!figure || !range) return;
  const words = range.dataset['words'] ?? '';
  range.addEventListener('input', () => {
    figure.style.setProperty('--share', String(range.valueAsNumber / WHOLE));
    range.setAttribute('aria-valuetext', words.replace('{share}', range.value));
  });
}

/**
 * Fetches the pictures of the other looks when the pointer or focus comes near them, so that each is there when
 * it is chosen.
 */
export function fetchOtherLooks(): void {
  const choice = document.querySelector('.compare-looks');
  const fetchThem = (): void => {
    const later = document.querySelectorAll<HTMLImageElement>('.compare-worn[loading="lazy"]');
    for (const picture of later) picture.loading = 'eager';
  };
  for (const event of ['pointerenter', 'focusin', 'touchstart'] as const) {
    choice?.addEventListener(event, fetchThem, { once: true, passive: true });
  }
}
