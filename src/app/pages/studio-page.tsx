import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { PHONE } from '#app/kit/first-sight/arrangement.ts';
import { useFirstSight } from '#app/kit/first-sight/first-sight.ts';
import { useMediaQuery } from '#app/kit/ui/use-media-query.ts';
import { UndoButtons } from '#app/studio/look-panel/undo-buttons.tsx';
import { useHistoryKeys } from '#app/studio/look-panel/use-history-keys.ts';
import { PanelHost } from '#app/panels/panel-host.tsx';
import { LevelUpHost } from '#app/person/progress/level-up-host.tsx';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { usePictureDrop } from '#app/studio/mirror/use-picture-drop.ts';
import { useArrangement } from '#app/studio/arrangements.ts';
import { Announcer } from '#app/studio/mirror/announcer.tsx';
import { SaveLookHost } from '#app/studio/save-look/save-look-host.tsx';
import { useMirrorHere } from '#app/studio/mirror/use-mirror-here.ts';
import { usePage } from '#app/kit/ui/use-page.ts';
import { PAGES } from '#content/pages.ts';
import { ROOMS_WORDS } from '#content/rooms.ts';

export function StudioPage() {
  const isPhone = useMediaQuery(PHONE, useFirstSight() === 'phone');
  const { Studio } = useArrangement(isPhone ? 'phone' : 'wide');
  const panelIsOpen = useStore(panelStore, (place) => place !== null);
  const hovering = usePictureDrop();
  useHistoryKeys();
  useMirrorHere();
  usePage(PAGES['/']);
  return (
    <>
      <a href="#mirror" className="skip-link">
        {HEADER_WORDS.skipToMirror}
      </a>
      {panelIsOpen ? (
        <a href="#panel" className="skip-link">
          {ROOMS_WORDS.skipToPanel}
        </a>
      ) : (
        <a href="#look" className="skip-link">
          {HEADER_WORDS.skipToLook}
        </a>
      )}
      {Studio === null ? null : <Studio />}
      {/* Outside of the arrangements: it stays as it is when a phone is turned. */}
      {isPhone ? <PanelHost /> : <PanelHost ways={<UndoButtons />} foot={<LevelUpHost />} />}
      <SaveLookHost />
      <Announcer />
      {hovering ? <p className="drop-hint display">{MIRROR_WORDS.dropHere}</p> : null}
    </>
  );
}
