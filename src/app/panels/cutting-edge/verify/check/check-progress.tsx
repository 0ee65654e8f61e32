import { fillIn } from '#content/fill-in.ts';
import { CHECK_WORDS } from '#content/panels/verify-words.ts';
import { inMegabytes, READER_BYTES } from './reader-file.ts';

/** The steps of the check, by their names. */
export function Steps({ step }: { readonly step: number }) {
  return (
    <div className="verify-card">
      <p className="font-medium">{CHECK_WORDS.steps[step] ?? CHECK_WORDS.checking}</p>
      <div
        className="verify-progress"
        role="progressbar"
        aria-label={CHECK_WORDS.checking}
        aria-valuemin={0}
        aria-valuemax={CHECK_WORDS.steps.length}
        aria-valuenow={step + 1}
      >
        <span style={{ width: `${((step + 1) / CHECK_WORDS.steps.length) * 100}%` }} />
      </div>
    </div>
  );
}

/** How much of the reader has arrived. */
export function Loading({ loaded }: { readonly loaded: number }) {
  const percent = Math.min(100, Math.round((loaded / READER_BYTES) * 100));
  const values = { loaded: inMegabytes(loaded), total: inMegabytes(READER_BYTES) };
  return (
    <div className="verify-card">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-medium">{CHECK_WORDS.loading}</p>
        <span className="tnum text-sm text-fg-2" aria-hidden="true">
          {fillIn(CHECK_WORDS.loaded, values)}
        </span>
      </div>
      <div
        className="verify-progress"
        role="progressbar"
        aria-label={CHECK_WORDS.loading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
