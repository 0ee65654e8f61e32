import { useEffect } from 'react';
import { useStore } from 'zustand';
import { BRUSH_WORDS, TIP_WORDS } from '#content/panels/brush-analyzer-words.ts';
import { repeat } from '#studio/browser/timers.ts';
import type { BrushSession } from './brush-session.ts';

/** Milliseconds between two checks for strokes that are too old for tips. */
const LOOK_AGAIN = 1_000;

/** At most three tips from the strokes of the last 10 seconds. */
export function Tips({ session }: { readonly session: BrushSession }) {
  const tips = useStore(session.store, (state) => state.tips);
  const isOn = useStore(session.store, (state) => state.isOn);
  useEffect(
    () =>
      isOn
        ? repeat(() => {
            session.age(performance.now());
          }, LOOK_AGAIN)
        : undefined,
    [session, isOn],
  );
  return (
    <section className="brush-tips" aria-labelledby="brush-tips-title">
      <h3 id="brush-tips-title" className="caps text-fg-3">
        {BRUSH_WORDS.tips}
      </h3>
      <p className="brush-note">{BRUSH_WORDS.tipsNote}</p>
      <div role="status">
        {tips.length === 0 ? (
          <p className="mt-3 text-md text-fg-2">
            {isOn ? BRUSH_WORDS.noTips : BRUSH_WORDS.noTipsOff}
          </p>
        ) : (
          <ol className="brush-tip-list">
            {tips.map((tip) => (
              <li key={tip}>
                <span className="text-md font-medium">{TIP_WORDS[tip].title}</span>
                <span className="text-sm text-fg-2">{TIP_WORDS[tip].text}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
