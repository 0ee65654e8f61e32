/** Which packets of a stream are missing and worth asking for again (RFC 4585). */

/** A larger jump leads to another place in the stream, and is not a loss. */
const LARGEST_GAP = 300;
const MOST_MISSING = 600;
const MOST_TIMES = 10;
/** How long an answer may take before a packet is asked for again. */
const REST_MS = 60;

interface Missing {
  times: number;
  askedAt: number;
}

export class LostPackets {
  private highest = -1;
  private readonly missing = new Map<number, Missing>();
  private lost = 0;
  private expected = 0;

  /** @param index the packet's number, which never wraps around */
  note(index: number): void {
    if (this.missing.delete(index)) {
      this.lost -= 1;
      return;
    }
    if (index <= this.highest) return;
    const gap = this.highest < 0 ? 0 : index - this.highest - 1;
    if (gap > 0 && gap <= LARGEST_GAP) {
      for (let number = this.highest + 1; number < index; number += 1) {
        this.missing.set(number, { times: 0, askedAt: -Infinity });
        this.lost += 1;
      }
    }
    this.expected += 1 + (gap <= LARGEST_GAP ? gap : 0);
    this.highest = index;
    for (const number of this.missing.keys()) {
      if (this.missing.size <= MOST_MISSING) break;
      this.missing.delete(number);
    }
  }

  /** Those to be asked for at this time (in milliseconds), in ascending order. */
  due(now: number): readonly number[] {
    const numbers: number[] = [];
    for (const [number, one] of this.missing) {
      if (now - one.askedAt < REST_MS) continue;
      if (one.times >= MOST_TIMES) {
        this.missing.delete(number);
        continue;
      }
      one.times += 1;
      one.askedAt = now;
      numbers.push(number);
    }
    return numbers;
  }

  /** How many were expected since the last call, and how many of them are still missing. */
  take(): { readonly expected: number; readonly lost: number } {
    const since = { expected: this.expected, lost: Math.max(0, this.lost) };
    this.expected = 0;
    this.lost = 0;
    return since;
  }

  get newest(): number {
    return this.highest;
  }
}
