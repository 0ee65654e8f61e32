/**
 * When hands are looked for in front of a new face. A hand of the face's own color that was there before the face was
 * seen looks like a part of it, so nothing else tells that it is there. One that comes later is seen to come.
 */

const LOOKS = 3;
/** Milliseconds after the first look; after the second, twice as long. */
const REST = 3000;

export class FirstLooks {
  /** Which face was looked at: another number for each that comes. */
  private face: number | null = null;
  private looks = 0;
  private next = 0;

  /** Whether this face has not been looked at often enough. */
  isNew(face: number): boolean {
    return this.countFor(face) < LOOKS;
  }

  /** Whether the next look is due, at `now` milliseconds of a clock that never runs backwards. */
  isDue(now: number): boolean {
    return now >= this.next;
  }

  add(face: number, now: number): void {
    this.looks = this.countFor(face) + 1;
    this.face = face;
    this.next = now + REST * this.looks;
  }

  private countFor(face: number): number {
    return this.face === face ? this.looks : 0;
  }
}
