import { ScanLine, Square } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { MATCH_WORDS as WORDS } from '#content/panels/shopping-match-words.ts';
import type { ScanState } from './use-scan.ts';

interface ScanBarProps {
  /** How many products the search finds; undefined while that is not known. */
  readonly found: number | undefined;
  readonly isSample: boolean;
  readonly state: ScanState;
  readonly onScan: () => void;
  readonly onStop: () => void;
}

function foundWords(found: number | undefined): string {
  if (found === undefined) return WORDS.searching;
  if (found === 0) return WORDS.foundNone;
  return found === 1
    ? WORDS.foundOne
    : fillIn(WORDS.found, { count: found.toLocaleString('en-US') });
}

/** How much was found, and the button that looks for what one wears. */
export function ScanBar({ found, isSample, state, onScan, onStop }: ScanBarProps) {
  const isScanning = state.phase === 'scanning';
  return (
    <>
      <div className="match-bar">
        <p className="match-found">
          <span role="status">{foundWords(found)}</span>
          {isSample ? <span className="match-sample">{WORDS.sample}</span> : null}
        </p>
        <button type="button" className="shop-chip" onClick={isScanning ? onStop : onScan}>
          {isScanning ? (
            <Square size={14} strokeWidth={1.8} aria-hidden="true" />
          ) : (
            <ScanLine size={16} strokeWidth={1.6} aria-hidden="true" />
          )}
          {isScanning ? WORDS.stopScan : WORDS.scan}
        </button>
      </div>
      {state.phase === 'scanning' ? (
        <div className="match-scanning">
          <progress className="match-progress" value={state.progress} aria-label={WORDS.scanning} />
          <p role="status">{WORDS.scanningAbout}</p>
        </div>
      ) : null}
    </>
  );
}
