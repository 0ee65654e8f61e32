/**
 * Draws at once. If it is asked again before the event loop's next turn, it draws once more then, however
 * often it was asked.
 */
export class LatestRedraw {
  private readonly draw: () => void;
  private state: 'none' | 'drawn' | 'behind' = 'none';

  /** @param draw Draws the newest state at the time of the call. */
  constructor(draw: () => void) {
    this.draw = draw;
  }

  ask(): void {
    if (this.state !== 'none') {
      this.state = 'behind';
      return;
    }
    this.state = 'drawn';
    this.draw();
    setTimeout(() => {
      const isBehind = this.state === 'behind';
      this.state = 'none';
      if (isBehind) this.ask();
    }, 0);
  }
}
