/** Remembers which face of a still picture was chosen, for the engine that replaces a dead one. */
export class ChosenFace {
  private chosen: number | null = null;
  private isLost = false;

  /** Another picture has faces of its own. */
  forget(): void {
    this.chosen = null;
    this.isLost = false;
  }

  choose(face: number): void {
    this.chosen = face;
    this.isLost = false;
  }

  /** A new engine begins with the largest face again. */
  engineReplaced(): void {
    this.isLost = this.chosen !== null;
  }

  /** The face to choose again, now that the faces are known; null where nothing was lost. */
  restore(): number | null {
    if (!this.isLost) return null;
    this.isLost = false;
    return this.chosen;
  }
}
