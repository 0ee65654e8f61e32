/** What the engine tells the page of itself while it shows something. */

import type { FramePipeline } from './frame-pipeline.ts';
import type { PostToPage } from '#engine/runtime/messages.ts';

/** Milliseconds between two reports. */
const INTERVAL = 500;

/** Milliseconds. A context that has not come back by then will not come back. */
const CONTEXT_TIMEOUT = 1200;

/** Posts statistics twice a second, and `context-gone` for as long as the graphics context stays away. */
export class StatusReports {
  private readonly post: PostToPage;
  private timer: ReturnType<typeof setInterval> | null = null;
  private unusableSince: number | null = null;

  constructor(post: PostToPage) {
    this.post = post;
  }

  /** Does nothing while reports are made already. */
  start(pipeline: FramePipeline): void {
    this.timer ??= setInterval(() => this.report(pipeline), INTERVAL);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private report(pipeline: FramePipeline): void {
    const now = performance.now();
    this.post({
      name: 'statistics',
      body: {
        renderer: pipeline.renderer.kind,
        ...pipeline.meter.measure(now),
        ...pipeline.size,
        skin: pipeline.skin,
      },
    });
    if (pipeline.renderer.usable) this.unusableSince = null;
    else {
      this.unusableSince ??= now;
      if (now - this.unusableSince > CONTEXT_TIMEOUT) {
        this.post({ name: 'context-gone', body: {} });
      }
    }
  }
}
