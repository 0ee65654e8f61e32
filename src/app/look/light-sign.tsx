import './light-sign.css';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fillIn } from '#content/fill-in.ts';
import { LIGHTING_WORDS } from '#content/panels/lighting-words.ts';
import { shownLight, shownLightName, turnOffLight } from '#studio/commands/lighting.ts';
import type { Studio } from '#studio/studio.ts';
import { lampColour } from './lamp-colour.ts';
import { IntoMirrorPlace } from './mirror-places.tsx';
import { StudioProvider, useStudio, useStudioState } from './studio-context.tsx';

let root: Root | null = null;

/**
 * Labels the mirror with the light that it shows, for as long as it does and whatever panel is open, with a
 * way back to today's light. For the panels that offer lights.
 */
export function useLightSign(): void {
  const studio = useStudio();
  useEffect(() => {
    showSignOf(studio);
  }, [studio]);
}

/** In a root of its own: the light stays after its panel is closed. */
function showSignOf(studio: Studio): void {
  root ??= createRoot(document.createElement('div'));
  root.render(
    <StudioProvider studio={studio}>
      <LightSign />
    </StudioProvider>,
  );
}

function LightSign() {
  const { store } = useStudio();
  const light = useStudioState(shownLight);
  const name = useStudioState(shownLightName);
  const isShown = useStudioState(({ status }) => status === 'active');
  if (light === null || name === null || !isShown) return null;
  const label = fillIn(LIGHTING_WORDS.turnOff, { name });
  return (
    <IntoMirrorPlace name="picture">
      <p className="picture-sign light-sign glass">
        <span
          className="light-sign-lamp"
          aria-hidden="true"
          style={{ '--lamp': lampColour(light.temperature) }}
        />
        {name}
        <button
          type="button"
          className="light-sign-off"
          aria-label={label}
          data-tip={label}
          onClick={() => {
            turnOffLight(store);
          }}
        >
          <X size={15} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </p>
    </IntoMirrorPlace>
  );
}
