import { vi } from 'vitest';
import { NO_GESTURES, readGestures } from '#domain/gestures/gestures.ts';
import type { Look } from '#domain/makeup/look.ts';
import { GesturesTab } from '#app/panels/ar-technology/gestures/gestures-tab.tsx';
import { act } from './act.ts';
import { POSTURES, posedHand, type HandPlace } from './posed-hand.ts';
import { posedLandmarks } from './posed-landmarks.ts';
import { ShownTab } from './shown-tab.tsx';

/** Interval between two readings of the hands, in milliseconds. */
const LOOK = 1000 / 15;
const FACE = { x: 640, y: 340 };
export const BESIDE: HandPlace = { x: 200, y: 430, palm: 110 };
export const AT_FACE: HandPlace = { x: 640, y: 470, palm: 110 };

/** The tab of gestures next to a mirror that sees hands, on a clock that only runs while hands are shown. */
export class ShownGestures {
  readonly tab: ShownTab;
  private gestures = NO_GESTURES;

  private constructor(tab: ShownTab) {
    this.tab = tab;
  }

  static async open(): Promise<ShownGestures> {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    return new ShownGestures(await ShownTab.open(<GesturesTab />));
  }

  /** With a hand that has been calibrated. */
  static async calibrated(): Promise<ShownGestures> {
    const shown = await ShownGestures.open();
    await shown.press('Hand Gestures');
    await shown.show('open-palm', 2.4);
    if (!shown.text().includes('Calibrate Again')) throw new Error('no hand was measured');
    return shown;
  }

  get mirror() {
    return this.tab.browser.mirror!;
  }

  worn(): Look {
    return this.tab.look();
  }

  text(): string {
    return this.tab.host.textContent;
  }

  /** Reports a face, and a hand in this posture or none, for this many seconds, as the engine would. */
  async show(
    posture: keyof typeof POSTURES | null,
    seconds: number,
    place = BESIDE,
  ): Promise<void> {
    for (let time = 0; time < seconds * 1000; time += LOOK) {
      const hands = posture === null ? [] : [handIn(posture, place)];
      const now = performance.now() / 1000;
      const read = readGestures(this.gestures, hands, { time: now, mirrored: true });
      this.gestures = read.memory;
      await act(async () => {
        this.mirror.emit('landmarks', { landmarks: posedLandmarks(FACE), confidence: 1 });
        this.mirror.emit('hands', hands);
        for (const gesture of read.gestures) this.mirror.emit('gesture', gesture);
        await vi.advanceTimersByTimeAsync(LOOK);
      });
    }
  }

  /** The button or switch whose name begins like this; a question is shown outside of the tab. */
  button(name: string): HTMLElement {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role="switch"]')];
    const found = all.find((each) => {
      const label = each.getAttribute('aria-label') ?? each.textContent;
      const labelId = each.getAttribute('aria-labelledby');
      const labelled =
        labelId === null
          ? document.querySelector(`label[for="${each.id}"]`)
          : document.getElementById(labelId);
      return label.startsWith(name) || labelled?.textContent === name;
    });
    if (found === undefined) throw new Error(`nothing is called ${name}`);
    return found;
  }

  async press(name: string): Promise<void> {
    await act(async () => {
      this.button(name).click();
      await vi.advanceTimersByTimeAsync(1);
    });
  }

  async pressKey(name: string, key: string, repeat = false): Promise<void> {
    await act(async () => {
      this.button(name).dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
    });
  }

  close(): void {
    this.tab.close();
    vi.useRealTimers();
  }
}

function handIn(posture: keyof typeof POSTURES, place: HandPlace) {
  return {
    id: 1,
    landmarks: Float32Array.from(posedHand(POSTURES[posture], place)),
    confidence: 1,
    side: 'left' as const,
  };
}
