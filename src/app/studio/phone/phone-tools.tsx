import { Expand, ImageUp, Redo2, SquareSplitHorizontal, Undo2 } from 'lucide-react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { MIRROR_WORDS, OVERLAY_WORDS } from '#content/mirror-words.ts';
import { PictureFileButton } from '#app/studio/mirror/picture-file-button.tsx';
import { RoomsButton } from '#app/studio/rail/rooms-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

/** A column of tools at the picture's edge: the way to the rooms, and what can be done with a picture. */
export function PhoneTools() {
  const active = useStudioState((state) => state.status === 'active');
  const hasHistory = useStudioState(
    ({ history }) => history.past.length > 0 || history.future.length > 0,
  );
  return (
    <div className="phone-tools glass" data-in-a-row={!active}>
      <RoomsButton className="" />
      {active ? <PictureTools /> : null}
      {active || hasHistory ? <HistoryTools /> : null}
    </div>
  );
}

function PictureTools() {
  const { comparison, capture } = useStudio();
  const whole = useStudioState((state) => state.wholePicture);
  const split = useStudioState((state) => state.split !== null);
  return (
    <>
      <button
        type="button"
        aria-label={MIRROR_WORDS.splitView}
        aria-pressed={split}
        onClick={comparison.toggleSplit}
      >
        <SquareSplitHorizontal size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={MIRROR_WORDS.wholePicture}
        aria-pressed={whole}
        onClick={() => {
          capture.keepWholePicture(!whole);
        }}
      >
        <Expand size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <PictureFileButton className="" label={OVERLAY_WORDS.photo}>
        <ImageUp size={19} strokeWidth={1.6} aria-hidden="true" />
      </PictureFileButton>
    </>
  );
}

function HistoryTools() {
  const { look } = useStudio();
  const canUndo = useStudioState((state) => state.history.past.length > 0);
  const canRedo = useStudioState((state) => state.history.future.length > 0);
  return (
    <>
      <button type="button" aria-label={LOOK_WORDS.undo} disabled={!canUndo} onClick={look.undo}>
        <Undo2 size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button type="button" aria-label={LOOK_WORDS.redo} disabled={!canRedo} onClick={look.redo}>
        <Redo2 size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </>
  );
}
