import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useMediaQuery } from '#app/kit/ui/use-media-query.ts';
import { useHistoryKeys } from '#app/studio/look-panel/use-history-keys.ts';
import { PanelHost } from '#app/panels/panel-host.tsx';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { PhoneStudio } from '#app/studio/phone/phone-studio.tsx';
import { usePictureDrop } from '#app/studio/mirror/use-picture-drop.ts';
import { WideStudio } from '#app/studio/wide-studio.tsx';
import { Announcer } from '#app/studio/mirror/announcer.tsx';
import { SaveLookHost } from '#app/studio/save-look/save-look-host.tsx';
import { useMirrorHere } from '#app/studio/mirror/use-mirror-here.ts';
import { usePage } from '#app/kit/ui/use-page.ts';
import { PAGES } from '#content/pages.ts';
import { ROOMS_WORDS } from '#content/rooms.ts';

/** A screen held upright that is too narrow to frame the mirror: the mirror fills it instead. */
const PHONE = '(max-width: 699px) and (max-aspect-ratio: 21/20), (max-width: 599px)';

export function StudioPage() {
  const phone = useMediaQuery(PHONE);
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
      {phone ? (
        <>
          <PhoneStudio />
          <PanelHost />
        </>
      ) : (
        <WideStudio />
      )}
      <SaveLookHost />
      <Announcer />
      {hovering ? <p className="drop-hint display">{MIRROR_WORDS.dropHere}</p> : null}
    </>
  );
}
