import type { Renderer } from '#engine/render/plan/renderer.ts';

/**
 * The drawings that a renderer has not finished. Browsers take as many as they are given: on a slow machine they once lay half a
 * second deep, and the mirror showed what had been before it.
 */
export class DrawingsUnderWay {
  private readonly renderer: Pick<Renderer, 'whenDrawn' | 'usable'>;
  private readonly now: () => number;
  private readonly onTimed: (milliseconds: number) => void;
  private last: Promise<void> = Promise.resolve();
  private beforeLast: Promise<void> = Promise.resolve();

  /** `now` in milliseconds; `onTimed` is told how long each drawing took. */
  constructor(
    renderer: Pick<Renderer, 'whenDrawn' | 'usable'>,
    now: () => number,
    onTimed: (milliseconds: number) => void,
  ) {
    this.renderer = renderer;
    this.now = now;
    this.onTimed = onTimed;
  }

  /** To be called when the renderer was given a drawing, whose plan was begun at `start`. */
  add(start: number): void {
    this.beforeLast = this.last;
    this.last = this.finish(start);
  }

  /** Resolves once there is at most one: it goes on while the next frame is tracked, so that neither waits for the other. */
  atMostOne(): Promise<void> {
    return this.beforeLast;
  }

  private async finish(start: number): Promise<void> {
    await this.renderer.whenDrawn();
    if (this.renderer.usable) this.onTimed(this.now() - start);
  }
}
