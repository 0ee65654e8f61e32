import { PartTakenOverLater } from '#app/kit/first-sight/parts-to-take-over.tsx';
import { HEADER_WORDS } from '#content/look-words.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioHeader } from './studio-header.tsx';
import { HelpPlace } from '#app/site/help-chat/help-place.tsx';
import { LookPanel } from '#app/studio/look-panel/look-panel.tsx';
import { MirrorPanel } from '#app/studio/mirror/mirror-panel.tsx';
import { PanelPlace } from '#app/panels/panel-place.tsx';
import { StudioRail } from '#app/studio/rail/studio-rail.tsx';
import { ShadeStrip } from '#app/studio/shades/shade-strip.tsx';

/**
 * The studio on everything that is not a phone held upright. It is as high as the window: what does
 * not fit scrolls in its own part, so that face and shades stay in sight.
 */
export function WideStudio() {
  return (
    <div className="studio">
      <StudioHeader />
      <StudioRail />
      <main className="studio-main">
        <h1 className="sr-only">{HEADER_WORDS.studio}</h1>
        <MirrorPanel />
        <div className="studio-foot">
          <PartTakenOverLater>
            <ShadeStrip />
          </PartTakenOverLater>
          <MirrorPlace name="strip" className="panel-strip" />
          <HelpPlace />
        </div>
      </main>
      <PartTakenOverLater>
        <LookPanel />
      </PartTakenOverLater>
      <PanelPlace />
    </div>
  );
}
