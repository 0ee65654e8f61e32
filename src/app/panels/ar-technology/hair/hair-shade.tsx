import { useEffect, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import type { HairColour } from '#content/hair-colours.ts';
import { HAIR_SHADE_WORDS, HAIR_WORDS } from '#content/panels/hair-words.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import {
  hairShade,
  layHairShade,
  takeOffHairShade,
  type HairState,
} from '#studio/commands/hair-shade.ts';

interface HairShadeProps {
  readonly colour: HairColour;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the chosen shade lies on one's own hair, and where it does not, why. */
export function HairShade({ colour, onChange }: HairShadeProps) {
  const { store } = useStudio();
  const isOn = useStudioState(hairShade) === colour.color;
  const seen = useSeenHair();

  function change(isWanted: boolean): void {
    if (isWanted) layHairShade(store, colour.color);
    else takeOffHairShade(store);
    onChange(isWanted);
  }

  return (
    <div className="hair-shade">
      <SwitchRow
        label={HAIR_SHADE_WORDS.label}
        about={HAIR_SHADE_WORDS.about}
        checked={isOn}
        onChange={change}
      />
      <p role="status" className="hair-shade-state" data-seen={isOn ? seen : 'off'}>
        {HAIR_SHADE_WORDS.states[isOn ? seen : 'off']}
      </p>
      {isOn && seen === 'failed' ? (
        <button
          type="button"
          className="button-secondary hair-button"
          onClick={() => {
            takeOffHairShade(store);
            layHairShade(store, colour.color);
          }}
        >
          {HAIR_WORDS.tryAgain}
        </button>
      ) : null}
      {isOn && seen === 'found' ? (
        <IntoMirrorPlace name="picture">
          <p className="picture-sign glass">
            {fillIn(HAIR_SHADE_WORDS.sign, { name: colour.name })}
          </p>
        </IntoMirrorPlace>
      ) : null}
    </div>
  );
}

type SeenHair = HairState | 'no-picture' | 'no-face';

/** How far the mirror has got in finding the hair. */
function useSeenHair(): SeenHair {
  const studio = useStudio();
  const isShown = useStudioState(({ status }) => status === 'active');
  const isFaceLost = useStudioState(({ face }) => face === 'lost');
  const [state, setState] = useState<HairState>('looking');
  useEffect(
    () => (isShown ? studio.mirror()?.subscribe('hair', setState) : undefined),
    [studio, isShown],
  );
  if (!isShown) return 'no-picture';
  return isFaceLost ? 'no-face' : state;
}
