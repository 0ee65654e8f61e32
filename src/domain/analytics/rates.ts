/** How the figures of the dashboard are compared with each other. */

/** A part of a whole in percent with two decimals, such as `61.57`; `0.00` of nothing. */
export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '0.00' : ((part / whole) * 100).toFixed(2);
}

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** By how much, in percent of what was before, without a sign and with one decimal; null where there was nothing before. */
  readonly percent: string | null;
}

/** From one period to the next. A change that rounds to 0.0 percent is none. */
export function changeFrom(before: number, now: number): Change {
  if (before === 0) return { direction: now > 0 ? 'up' : 'same', percent: null };
  const percent = Math.abs((now - before) / before) * 100;
  const text = percent.toFixed(1);
  if (text === '0.0') return { direction: 'same', percent: text };
  return { direction: now > before ? 'up' : 'down', percent: text };
}
