import { useStore } from 'zustand';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { shadesOf, wornShades } from '#app/look/find-it/wanted-shades.ts';
import { IntoMirrorPlace, useHasMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName, shadeName } from '#studio/state/worn-shades.ts';
import { closeNearest, wantsNearest } from './shop-use.ts';

const loadLine = () => import('./nearest-line.tsx').then((code) => code.NearestLine);
const NOTHING = {};

/**
 * Puts 'Find it' beside the worn shade and beside the look and, on a phone once the shop was opened, the
 * nearest match over the mirror.
 */
export function FindItPlaces() {
  const look = useStudioState(currentLook);
  const product = useStudioState((state) => state.product);
  const library = useStudioState((state) => state.libraryNames);
  const isWanted = useStore(wantsNearest);
  const isActive = useStudioState((state) => state.status === 'active');
  const isPhone = useHasMirrorPlace('nearest');
  const worn = wornShades(look);
  return (
    <>
      <IntoMirrorPlace name="shade">
        <FindIt shades={shadesOf(look, product)} name={shadeName(look, product, library)} />
      </IntoMirrorPlace>
      {worn.length === 0 ? null : (
        <IntoMirrorPlace name="look">
          <FindIt shades={worn} name={lookName(look)} />
        </IntoMirrorPlace>
      )}
      {isWanted && isPhone && isActive ? (
        <IntoMirrorPlace name="nearest">
          <OnDemand load={loadLine} props={NOTHING} onFailed={closeNearest} />
        </IntoMirrorPlace>
      ) : null}
    </>
  );
}
