import './makeup-panel.css';
import { MAKEUP_PANEL_WORDS } from '#content/panels/makeup-words.ts';
import { QuickLooks } from '#app/look/quick-looks.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { openUpgrade } from '#app/person/navigation/dialogs.ts';
import { SwatchChoice } from './swatch-choice.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { WheelSection } from './wheel-section.tsx';

/**
 * Everything for making up the face, in one place. As the tab `tools` of the look's panel, it leaves out
 * what that panel already has.
 */
export function MakeupPanel({ part }: PanelProps) {
  const isWhole = part !== 'tools';
  return (
    <div className="grid gap-7">
      <section aria-labelledby="tools-title">
        <h3 id="tools-title" className="caps text-fg-3">
          {MAKEUP_PANEL_WORDS.tools}
        </h3>
        <ToolButtons />
      </section>
      {isWhole ? <WheelSection /> : null}
      {isWhole ? <QuickLooks /> : null}
      <SwatchChoice product="lipstick" title={MAKEUP_PANEL_WORDS.lipstick} />
      <SwatchChoice product="foundation" title={MAKEUP_PANEL_WORDS.foundation} />
      <SwatchChoice product="eyeshadow" title={MAKEUP_PANEL_WORDS.eyeshadow} />
      <button type="button" className="button-pro" onClick={openUpgrade}>
        {MAKEUP_PANEL_WORDS.viewPro}
      </button>
    </div>
  );
}
