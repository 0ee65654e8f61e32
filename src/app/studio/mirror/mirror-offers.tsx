import { useStudioState } from '#app/look/studio-context.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const loadBaseOffer = () => import('./base-offer.tsx').then((code) => code.BaseOffer);
const loadSeveralFaces = () => import('./several-faces.tsx').then((code) => code.SeveralFaces);
const NOTHING = {};
/** The mirror goes on without it. */
const goOn = (): void => undefined;

/** Quiet lines over the mirror's foot, loaded when there is something to say. */
export function MirrorOffers() {
  const hasFaces = useStudioState(({ faces }) => faces?.chosen === false);
  const hasBase = useStudioState((state) => state.baseOffer !== null);
  return (
    <>
      {hasFaces ? <OnDemand load={loadSeveralFaces} props={NOTHING} onFailed={goOn} /> : null}
      {hasBase ? <OnDemand load={loadBaseOffer} props={NOTHING} onFailed={goOn} /> : null}
    </>
  );
}
