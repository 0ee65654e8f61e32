import { fillIn } from '#content/fill-in.ts';
import { OVERLAY_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

const BYTES_PER_MEGABYTE = 1_000_000;

function inMegabytes(bytes: number): string {
  return (bytes / BYTES_PER_MEGABYTE).toFixed(1);
}

/** How much of the face model has arrived; nothing while there is nothing to tell. */
export function LoadingProgress() {
  const progress = useStudioState((state) => state.progress);
  if (progress === null || progress.total === 0) return null;
  const { loaded, total } = progress;
  return (
    <div className="mx-auto mt-5 w-full max-w-[240px]">
      <div
        role="progressbar"
        aria-label={OVERLAY_WORDS.loadingFaceModel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((loaded / total) * 100)}
        className="h-[3px] overflow-hidden rounded-full bg-white/20"
      >
        <span
          className="block h-full rounded-full bg-white"
          style={{ width: `${(loaded / total) * 100}%` }}
        />
      </div>
      <p className="tnum mt-2.5 flex justify-between text-xs text-white/80">
        <span>{OVERLAY_WORDS.loadingFaceModel}</span>
        <span>
          {fillIn(OVERLAY_WORDS.loadingOf, {
            loaded: inMegabytes(loaded),
            total: inMegabytes(total),
          })}
        </span>
      </p>
    </div>
  );
}
