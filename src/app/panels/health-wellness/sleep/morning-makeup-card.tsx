import { fillIn } from '#content/fill-in.ts';
import { ADJUSTMENT_WORDS } from '#content/panels/health-wellness-words.ts';
import {
  MORNING_REASON_WORDS,
  SLEEP_TOASTS,
  SLEEP_WORDS,
} from '#content/panels/wellness-sleep-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { patchOf } from '#domain/wellness/condition-makeup.ts';
import { morningMakeup } from '#domain/wellness/sleep/morning-makeup.ts';
import { compareMorning } from '#domain/wellness/sleep/own-mornings.ts';
import type { SleepDay, SleepLog } from '#domain/wellness/sleep/sleep-log.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { AdjustmentFoot } from '#app/panels/health-wellness/parts/adjustment-foot.tsx';
import { useAdjustment } from '#app/panels/health-wellness/parts/use-adjustment.ts';
import { currentLook } from '#studio/state/state.ts';

/** How the worn makeup can be adjusted to this morning. */
export function MorningMakeupCard({ log, now }: { log: SleepLog; now: SleepDay }) {
  const look = useStudioState(currentLook);
  const { reasons, changes } = morningMakeup(look, now, compareMorning(log, now));
  const { isWorn, apply, takeBack } = useAdjustment(`sleep ${now.day} ${reasons.join(' ')}`);
  const isLogged = now.hours !== null || now.quality !== null || now.impact !== null;
  return (
    <section>
      <h3 className="caps text-fg-3">{SLEEP_WORDS.makeup}</h3>
      {reasons.length === 0 ? (
        <p className="mt-1 text-sm text-fg-2">
          {isLogged ? SLEEP_WORDS.makeupUsual : SLEEP_WORDS.makeupNone}
        </p>
      ) : (
        <div className="health-card morning-makeup">
          <ul className="text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{MORNING_REASON_WORDS[reason]}</li>
            ))}
          </ul>
          <AdjustmentFoot
            name={SLEEP_WORDS.makeupName}
            isWorn={isWorn}
            onTakeBack={takeBack}
            onApply={
              changes.length === 0
                ? null
                : () => {
                    apply(patchOf(changes), SLEEP_TOASTS.adjusted, SLEEP_WORDS.makeupName);
                  }
            }
          >
            <ul>
              {changes.map(({ product, from, to }) => (
                <li key={product}>
                  {fillIn(ADJUSTMENT_WORDS.change, {
                    product: PRODUCT_WORDS[product].label,
                    from,
                    to,
                  })}
                </li>
              ))}
            </ul>
          </AdjustmentFoot>
          <p className="text-xs text-fg-3">{SLEEP_WORDS.makeupAbout}</p>
        </div>
      )}
    </section>
  );
}
