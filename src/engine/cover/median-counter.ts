/** How many steps the range of a median is divided into. */
const STEPS = 2048;

/** The median of many values by counting them: as quick for thousands as sorting is for dozens. */
export class MedianCounter {
  private readonly counts = new Uint32Array(STEPS);
  private low = 0;
  private high = 1;
  private total = 0;

  /** Forgets all values. Those to come are taken to lie in [low, high]. */
  begin(low: number, high: number): void {
    this.counts.fill(0);
    this.low = low;
    this.high = high;
    this.total = 0;
  }

  add(value: number): void {
    const step = Math.floor(((value - this.low) / (this.high - this.low)) * STEPS);
    const at = step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.total += 1;
  }

  /** To within a thousandth of the range; its lower end where there are no values. */
  median(): number {
    if (this.total === 0) return this.low;
    let passed = 0;
    for (let step = 0; step < STEPS; step += 1) {
      passed += this.counts[step] ?? 0;
      if (2 * passed >= this.total) {
        return this.low + ((step + 0.5) / STEPS) * (this.high - this.low);
      }
    }
    return this.high;
  }
}
