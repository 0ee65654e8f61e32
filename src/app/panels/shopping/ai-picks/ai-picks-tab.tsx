import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { reasonText } from '#content/advice-words.ts';
import { PICKS_WORDS as WORDS } from '#content/panels/shopping-picks-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { advise } from '#domain/advice/advise.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { wishedColours } from '#domain/shopping/picks.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { ReasonedProducts } from '#app/panels/shopping/parts/reasoned-products.tsx';
import { foundByColours } from '#app/panels/shopping/parts/found-by-colours.ts';
import { anyonesPicks } from './anyones-picks.ts';
import { useFaceReading, type FaceReadingControl } from './use-face-reading.ts';

/** Products that are picked for anyone, or for the face that was measured. */
export function AiPicksTab() {
  const control = useFaceReading();
  const { reading } = control;
  return (
    <section className="grid gap-5">
      {reading === null ? <PicksForAnyone /> : <PicksForFace reading={reading} />}
      <Sharing control={control} />
    </section>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly lead: string;
}

function Heading({ title, lead }: HeadingProps) {
  return (
    <div>
      <h3 className="display text-2xl">{title}</h3>
      <p className="mt-1 text-md text-fg-2">{lead}</p>
    </div>
  );
}

function PicksForAnyone() {
  const found = useQuery(anyonesPicks);
  return (
    <>
      <Heading title={WORDS.title} lead={WORDS.lead} />
      <ReasonedProducts
        query={found}
        label={WORDS.list}
        words={WORDS}
        reasonOf={({ percent }) => fillIn(WORDS.reason, { percent })}
      />
    </>
  );
}

function PicksForFace({ reading }: { reading: FaceReading }) {
  const wished = useMemo(() => {
    const advice = advise(reading, SHADE_LIBRARY);
    return isWithheld(advice) ? [] : wishedColours(advice);
  }, [reading]);
  const found = useQuery(foundByColours('picks', wished));
  return (
    <>
      <Heading title={WORDS.titleMeasured} lead={WORDS.leadMeasured} />
      <ReasonedProducts
        query={found}
        label={WORDS.list}
        words={WORDS}
        reasonOf={({ reason }) => reasonText(reason)}
      />
    </>
  );
}

function Sharing({ control }: { control: FaceReadingControl }) {
  const { reading, progress, trouble, measure, cancel, stop } = control;
  if (progress !== null) {
    return (
      <div>
        <MeasuringProgress label={WORDS.measuring} hint={WORDS.measuringHint} share={progress} />
        <button type="button" className="button-secondary mt-4" onClick={cancel}>
          {WORDS.cancel}
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {trouble === null ? null : (
        <div role="alert">
          <p className="font-medium">{trouble.message}</p>
          <p className="text-fg-2">{trouble.advice}</p>
        </div>
      )}
      <p className="text-sm text-fg-2">{reading === null ? WORDS.shareAbout : WORDS.measured}</p>
      <button
        type="button"
        className={reading === null ? 'button-primary' : 'button-secondary'}
        onClick={reading === null ? measure : stop}
      >
        {reading === null ? WORDS.share : WORDS.stop}
      </button>
    </div>
  );
}
