/** Draws at once. Asked again before the event loop comes round, it draws once more then, however often it was asked. */
export class LatestRedraw {
  private readonly draw: () => void;
  private state: 'none' | 'drawn' | 'behind' = 'none';

  /** @param draw Draws what is newest when it is called. */
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
