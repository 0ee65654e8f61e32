import { ArrowLeftRight, Video } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useStore } from 'zustand';
import { COMPARE_WAYS, TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { chooseNone, compareBy, comparison, swap } from './comparison.ts';

/** How the two are seen, and back to the live picture. */
export function CompareWays() {
  const way = useStore(comparison, (state) => state.way);
  return (
    <div className="compare-ways">
      <RadioGroup.Root
        className="compare-choice"
        aria-label={TIMELINE_WORDS.ways}
        orientation="horizontal"
        value={way}
        onValueChange={(name) => {
          const chosen = COMPARE_WAYS.find((each) => each === name);
          if (chosen !== undefined) compareBy(chosen);
        }}
      >
        {COMPARE_WAYS.map((name) => (
          <RadioGroup.Item key={name} value={name} className="compare-way">
            {TIMELINE_WORDS.wayLabels[name]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <button type="button" className="quiet-button" onClick={swap}>
        <ArrowLeftRight size={16} strokeWidth={1.7} aria-hidden="true" />
        {TIMELINE_WORDS.swap}
      </button>
      <button type="button" className="quiet-button" onClick={chooseNone}>
        <Video size={16} strokeWidth={1.7} aria-hidden="true" />
        {TIMELINE_WORDS.live}
      </button>
    </div>
  );
}
