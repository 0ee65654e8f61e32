import { Camera, ImageUp, LoaderCircle, Lock, UserRound } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { OVERLAY_WORDS } from '#content/mirror-words.ts';
import { lazy, Suspense } from 'react';
import { PictureFileButton } from './picture-file-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { LoadingProgress } from './loading-progress.tsx';

/** If its code cannot be loaded, the toast has already said what there is to say. */
const CameraProblem = lazy(() =>
  import('./camera-problem.tsx').then(
    (loaded) => ({ default: loaded.CameraProblem }),
    () => ({ default: Reason }),
  ),
);

/** What the mirror shows while there is nothing in it: why the camera is needed, and the ways to start. */
export function StartOverlay() {
  const status = useStudioState((state) => state.status);
  if (status === 'active') return null;
  return (
    <div className="mirror-overlay">
      <div className="mirror-sheen" />
      <div className="relative w-full max-w-[400px] text-center">
        {status === 'starting' ? <Starting /> : <Invitation />}
      </div>
    </div>
  );
}

function Invitation() {
  const studio = useStudio();
  const problem = useStudioState((state) => state.problem);
  return (
    <>
      <h3 className="display text-3xl">{OVERLAY_WORDS.title}</h3>
      {problem?.kind === 'camera' ? (
        <Suspense fallback={<Reason />}>
          <CameraProblem problem={problem} />
        </Suspense>
      ) : (
        <Reason />
      )}
      <button
        type="button"
        className="button-carmine mt-6 w-full max-w-[330px]"
        onClick={() => void studio.camera.start()}
      >
        <Camera size={18} strokeWidth={1.6} aria-hidden="true" />
        {OVERLAY_WORDS.startCamera}
      </button>
      <div className="mx-auto mt-3 flex max-w-[330px] flex-wrap gap-2.5">
        <PictureFileButton className="button-secondary overlay-way">
          <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {OVERLAY_WORDS.photo}
        </PictureFileButton>
        <button
          type="button"
          className="button-secondary overlay-way"
          onClick={() => void studio.pictures.showDrawnModel()}
        >
          <UserRound size={16} strokeWidth={1.6} aria-hidden="true" />
          {OVERLAY_WORDS.drawnModel}
        </button>
      </div>
      <p className="overlay-hint mt-4 text-xs tnum text-white/70">
        <IdleNote />
      </p>
    </>
  );
}

/** Why the camera is needed, or why it cannot be started. */
function Reason() {
  const denied = useStudioState((state) => state.permission === 'denied');
  return (
    <p className="overlay-reason">
      <Lock size={15} strokeWidth={1.7} className="mt-0.5 shrink-0" aria-hidden="true" />
      {denied ? OVERLAY_WORDS.denied : OVERLAY_WORDS.reason}
    </p>
  );
}

function Starting() {
  const studio = useStudio();
  const source = useStudioState((state) => state.source);
  return (
    <>
      <LoaderCircle size={30} strokeWidth={1.4} className="spinner mx-auto" aria-hidden="true" />
      <p className="mt-4 text-md">
        {source === 'camera' ? OVERLAY_WORDS.initializing : OVERLAY_WORDS.openingPicture}
      </p>
      <LoadingProgress />
      <button
        type="button"
        className="button-secondary mt-6"
        style={{ minHeight: 44 }}
        onClick={() => {
          studio.camera.stop();
        }}
      >
        {OVERLAY_WORDS.cancel}
      </button>
    </>
  );
}

/**
 * The progress of the face model while it loads ahead of need; otherwise a hint at another way to bring a
 * picture.
 */
function IdleNote() {
  const progress = useStudioState((state) => state.progress);
  if (progress === null || progress.total === 0) {
    // Whether it is shown is left to the styles, which know the kind of pointer before any script does.
    return <span className="with-a-mouse">{OVERLAY_WORDS.pasteHint}</span>;
  }
  const percent = Math.round((progress.loaded / progress.total) * 100);
  return fillIn(OVERLAY_WORDS.gettingReady, { percent });
}
