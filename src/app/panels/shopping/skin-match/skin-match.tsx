import './skin-match.css';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import {
  BASE_KINDS,
  SKIN_MATCH_WORDS as WORDS,
  type BaseKind,
} from '#content/panels/shopping-skin-words.ts';
import { ReadingSteps } from '#app/look/measures/reading-steps.tsx';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { changeShopSearch, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { ChooseProduct } from './choose-product.tsx';
import { HoldReference } from './hold-reference.tsx';
import { LikelyShades } from './likely-shades.tsx';
import { NarrowDown } from './narrow-down.tsx';
import { PhotoButtons } from './photo-buttons.tsx';
import { PointAtReference } from './point-at-reference.tsx';
import { skinMatchStore } from './skin-match-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useSkinMatch, type SkinMatchControl } from './use-skin-match.ts';

/**
 * Foundation and concealer for the skin of the person before the camera: the few shades among which theirs
 * is likely to be.
 */
export function SkinMatch() {
  const control = useSkinMatch();
  const { search } = useShopAddress();
  const asked = BASE_KINDS.find((each) => each === search['category']);
  const [own, setOwn] = useState<BaseKind>('foundation');
  const kind = asked ?? own;
  const isMeasured = useStore(skinMatchStore, ({ evidence }) => evidence.length > 0);
  const title = useId();
  return (
    <section className="skin-match" aria-labelledby={title}>
      <div className="skin-match-head">
        <h3 id={title} className="caps text-fg-3">
          {WORDS.title}
        </h3>
        <div className="skin-kinds" role="group" aria-label={WORDS.kind}>
          {BASE_KINDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => {
                setOwn(each);
                // Where the tab lists one of the two, it lists the other from now on.
                if (asked !== undefined) changeShopSearch('match', { ...search, category: each });
              }}
            >
              {WORDS.kinds[each]}
            </button>
          ))}
        </div>
      </div>
      {isMeasured ? <LikelyShades kind={kind} /> : null}
      <SkinStepView control={control} isMeasured={isMeasured} />
    </section>
  );
}

interface SkinStepViewProps {
  readonly control: SkinMatchControl;
  readonly isMeasured: boolean;
}

function SkinStepView({ control, isMeasured }: SkinStepViewProps) {
  const { step } = control;
  switch (step.kind) {
    case 'idle':
      return (
        <>
          {step.trouble === null ? null : <TroubleNote trouble={step.trouble} />}
          {isMeasured ? <NarrowDown control={control} /> : <BeforeMeasuring control={control} />}
        </>
      );
    case 'measuring':
      return (
        <div className="skin-card">
          <MeasuringProgress label={WORDS.measuring} hint={WORDS.measuringHint} share={null} />
          <button type="button" className="button-secondary mt-4" onClick={control.cancel}>
            {WORDS.cancel}
          </button>
        </div>
      );
    case 'choosing':
      return <ChooseProduct control={control} />;
    case 'holding':
      return <HoldReference control={control} held={step.held} trouble={step.trouble} />;
    case 'pointing':
      return <PointAtReference control={control} step={step} />;
  }
}

function BeforeMeasuring({ control }: { control: SkinMatchControl }) {
  return (
    <>
      <h4 className="display text-2xl">{WORDS.heading}</h4>
      <p className="skin-about">{WORDS.lead}</p>
      <ReadingSteps steps={WORDS.steps} />
      <PhotoButtons take={WORDS.measure} file={WORDS.choose} onPhoto={control.measure} />
      <p className="skin-note">{WORDS.promise}</p>
    </>
  );
}
