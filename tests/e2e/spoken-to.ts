/** Simulates speech in a browser: the page hears what a test says, and the test reads what the page says. */

import { expect, type Page } from '@playwright/test';

export interface SpokenTo {
  /** Says a sentence once the page is listening; it is recognized word for word, with this confidence. */
  readonly say: (sentence: string, confidence?: number) => Promise<void>;
  /** Waits until the page has spoken this. */
  readonly expectSpoken: (sentence: string | RegExp) => Promise<void>;
}

declare global {
  interface Window {
    heardByTest: (transcript: string, confidence: number) => boolean;
    spokenToTest: string[];
  }
}

/**
 * Gives the next pages of a browser what our test browsers lack: speech recognition and a voice, either both
 * on the device or both elsewhere.
 */
export async function speakTo(page: Page, place: 'on-device' | 'elsewhere'): Promise<SpokenTo> {
  await page.addInitScript((isLocal) => {
    interface Heard {
      onstart: (() => void) | null;
      onresult: ((event: unknown) => void) | null;
      onend: (() => void) | null;
      onerror: ((event: unknown) => void) | null;
      start: () => void;
      abort: () => void;
    }
    let listening: Heard | null = null;
    /** Called with `new`, like the browser's own. */
    function Recognition(): Heard {
      const heard: Heard = {
        onstart: null,
        onresult: null,
        onend: null,
        onerror: null,
        start() {
          listening = heard;
          setTimeout(() => heard.onstart?.(), 0);
        },
        abort() {
          if (listening === heard) listening = null;
          setTimeout(() => {
            heard.onerror?.({ error: 'aborted' });
            heard.onend?.();
          }, 0);
        },
      };
      return heard;
    }
    const recognition = Object.assign(Recognition, {
      available: () => Promise.resolve(isLocal ? 'available' : 'unavailable'),
    });
    window.heardByTest = (transcript, confidence) => {
      const heard = listening;
      if (heard === null) return false;
      const results = (isFinal: boolean) => [
        Object.assign([{ transcript, confidence }], { isFinal }),
      ];
      heard.onresult?.({ results: results(false) });
      listening = null;
      heard.onresult?.({ results: results(true) });
      heard.onend?.();
      return true;
    };
    window.spokenToTest = [];
    const voices = [{ lang: 'en-US', localService: isLocal, default: true, name: 'Test' }];
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak(utterance: Utterance): void {
        window.spokenToTest.push(utterance.text);
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 0);
      },
    });
    for (const [name, value] of [
      ['SpeechRecognition', recognition],
      ['SpeechSynthesisUtterance', Utterance],
      ['speechSynthesis', synthesis],
    ] as const)
      Object.defineProperty(window, name, { value, configurable: true });
  }, place === 'on-device');
  return {
    async say(sentence, confidence = 0.93) {
      await expect
        .poll(() =>
          page.evaluate(([text, sure]) => window.heardByTest(text, sure), [
            sentence,
            confidence,
          ] as const),
        )
        .toBe(true);
    },
    async expectSpoken(sentence) {
      await expect
        .poll(() => page.evaluate(() => window.spokenToTest.at(-1) ?? ''), { timeout: 30_000 })
        .toMatch(sentence);
    },
  };
}
