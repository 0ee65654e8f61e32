/**
 * Calls `begin` once something of the page has been painted; in a background tab, when it comes to the
 * front.
 */
export function afterFirstPaint(begin: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    // The second frame begins when the first has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(begin));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
}
