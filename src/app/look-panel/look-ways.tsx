import { LOOK_WORDS } from '#content/look-words.ts';
import { openPanel } from '#app/panels/open-panel.ts';

/** What stands over the strengths, and what else can be opened in their place. */
export function LookWays() {
  return (
    <div className="look-ways">
      <span className="look-way" data-here="true" aria-hidden="true">
        {LOOK_WORDS.intensity}
      </span>
      <button
        type="button"
        className="look-way"
        onClick={() => {
          openPanel('colour-wheel');
        }}
      >
        {LOOK_WORDS.colourWheel}
      </button>
      <button
        type="button"
        className="look-way"
        onClick={() => {
          openPanel('makeup');
        }}
      >
        {LOOK_WORDS.tools}
      </button>
    </div>
  );
}
