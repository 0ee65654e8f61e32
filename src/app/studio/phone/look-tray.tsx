import { Link2, RotateCcw } from 'lucide-react';
import { HEADER_WORDS, LOOK_WORDS } from '#content/look-words.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { IntensitySlider } from '#app/studio/look-panel/master-slider.tsx';
import { QuickLookButton } from '#app/look/quick-look-button.tsx';
import { SaveLookButton } from '#app/studio/save-look/save-look-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import { PhoneShutter } from './phone-shutter.tsx';
import { TrayHeading } from './tray-heading.tsx';

/** The whole look: its intensity, the quick looks round the shutter, and what can be done with it. */
export function LookTray() {
  const { look, sharing } = useStudio();
  const name = useStudioState((state) => lookName(currentLook(state)));
  const product = useStudioState((state) => state.product);
  return (
    <>
      <TrayHeading place="look" kind={LOOK_WORDS.currentLook} name={name} />
      <div className="tray-slider tray-intensity">
        <span aria-hidden="true">{LOOK_WORDS.makeupIntensity}</span>
        <IntensitySlider />
      </div>
      <div className="tray-looks">
        <ul aria-label={LOOK_WORDS.quickLooks}>
          {QUICK_LOOKS.map((quickLook) => (
            <li key={quickLook.id}>
              <QuickLookButton quickLook={quickLook} />
            </li>
          ))}
        </ul>
        <PhoneShutter product={product} />
      </div>
      <div className="tray-last tray-actions">
        <button type="button" className="quiet-button" onClick={look.reset}>
          <RotateCcw size={15} strokeWidth={1.6} aria-hidden="true" />
          {LOOK_WORDS.reset}
        </button>
        <SaveLookButton />
        <button
          type="button"
          className="quiet-button"
          aria-label={HEADER_WORDS.shareLook}
          onClick={() => void sharing.shareLook()}
        >
          <Link2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
