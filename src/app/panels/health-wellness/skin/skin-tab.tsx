import './skin.css';
import { fillIn } from '#content/fill-in.ts';
import {
  SCAN_STEPS,
  SKIN_SCAN_WORDS,
  UNSEEN_WORDS,
  type ScanStep,
} from '#content/panels/wellness-skin-words.ts';
import type { SkinScan } from '#domain/wellness/skin-conditions.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { ReadingSteps } from '#app/look/measures/reading-steps.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import { TabFoot } from '#app/panels/health-wellness/parts/tab-foot.tsx';
import { ConditionCard } from './condition-card.tsx';
import { useSkinScan, type NoScan } from './use-skin-scan.ts';

/** What can be seen on the skin of the face in the mirror, and makeup for it. */
export function SkinTab() {
  const { scan, start, abort } = useSkinScan();
  return (
    <>
      {scan.phase === 'idle' ? <BeforeScan failed={scan.failed} /> : null}
      {scan.phase === 'scanning' ? <Scanning step={scan.step} /> : null}
      {scan.phase === 'result' ? <ScanResult scan={scan.scan} /> : null}
      <TabFoot>
        {scan.phase === 'scanning' ? (
          <button type="button" className="button-secondary" onClick={abort}>
            {SKIN_SCAN_WORDS.cancel}
          </button>
        ) : (
          <button
            type="button"
            className={scan.phase === 'idle' ? 'button-carmine' : 'button-secondary'}
            onClick={start}
          >
            {scan.phase === 'idle' ? SKIN_SCAN_WORDS.start : SKIN_SCAN_WORDS.again}
          </button>
        )}
      </TabFoot>
    </>
  );
}

function BeforeScan({ failed }: { failed: NoScan | null }) {
  return (
    <div>
      {failed === null ? null : (
        <div className="health-card scan-failure" role="alert">
          {failed.reason === null ? (
            <p className="text-sm">{SKIN_SCAN_WORDS.notMeasured}</p>
          ) : (
            <WithheldNote what="" reason={failed.reason} />
          )}
        </div>
      )}
      <p className="text-md">{SKIN_SCAN_WORDS.lead}</p>
      <h3 className="caps mt-6 text-fg-3">{SKIN_SCAN_WORDS.before}</h3>
      <ReadingSteps steps={SKIN_SCAN_WORDS.steps} />
      <p className="mt-5 text-sm text-fg-2">{SKIN_SCAN_WORDS.promise}</p>
    </div>
  );
}

function Scanning({ step }: { step: ScanStep }) {
  return (
    <div>
      <MeasuringProgress label={step.label} hint={SKIN_SCAN_WORDS.hint} share={step.progress} />
      <p className="tnum mt-3 text-sm text-fg-3">
        {fillIn(SKIN_SCAN_WORDS.step, {
          place: SCAN_STEPS.indexOf(step) + 1,
          count: SCAN_STEPS.length,
        })}
      </p>
    </div>
  );
}

function ScanResult({ scan: { conditions, unseen, frames } }: { scan: SkinScan }) {
  return (
    <>
      <section>
        <h3 className="caps text-fg-3">{SKIN_SCAN_WORDS.seen}</h3>
        {conditions.length === 0 ? (
          <div className="mt-3">
            <p className="text-md font-medium">{SKIN_SCAN_WORDS.nothing}</p>
            <p className="text-sm text-fg-2">{SKIN_SCAN_WORDS.nothingAbout}</p>
          </div>
        ) : (
          <>
            <p className="mt-1 text-sm text-fg-2">{SKIN_SCAN_WORDS.makeupAbout}</p>
            <ul className="conditions">
              {conditions.map((condition) => (
                <ConditionCard key={condition.id} condition={condition} />
              ))}
            </ul>
          </>
        )}
      </section>
      {unseen.length === 0 ? null : (
        <section>
          <h3 className="caps text-fg-3">{SKIN_SCAN_WORDS.unseen}</h3>
          <div className="unseen">
            {unseen.map(({ id, reason }) => (
              <WithheldNote key={id} what={UNSEEN_WORDS[id]} reason={reason} />
            ))}
          </div>
        </section>
      )}
      <p className="text-xs text-fg-3">
        {frames === 1
          ? SKIN_SCAN_WORDS.measuredOne
          : fillIn(SKIN_SCAN_WORDS.measured, { count: frames })}
      </p>
    </>
  );
}
