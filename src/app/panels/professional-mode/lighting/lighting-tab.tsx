import '#app/look/lamp-choice.css';
import './lighting.css';
import { fillIn } from '#content/fill-in.ts';
import { LIGHTING_TOASTS, LIGHTING_WORDS } from '#content/panels/lighting-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { lampColour } from '#app/look/lamp-colour.ts';
import { useLightSign } from '#app/look/light-sign.tsx';
import { useComparedLight } from '#app/look/use-compared-light.ts';
import { showLight, shownLight, turnOffLight } from '#studio/commands/lighting.ts';
import { SHOWN_LIGHTS } from './studio-lights.ts';

type ShownLight = (typeof SHOWN_LIGHTS)[number];

/** Seven lights; one is on at a time, and stays when the tab is left. */
export function LightingTab() {
  const { store } = useStudio();
  const shown = useStudioState(shownLight);
  const isShown = useStudioState(({ status }) => status === 'active');
  const { active, isCompared, holdProps } = useComparedLight(
    SHOWN_LIGHTS.find(({ light }) => light === shown),
  );

  useLightSign();

  function choose(light: ShownLight): void {
    showLight(store, light);
    const { title, description, tone } = LIGHTING_TOASTS.applied;
    toast({ title, description: fillIn(description, { name: light.name }), tone });
  }

  return (
    <>
      <div>
        <h3 className="display text-2xl">{LIGHTING_WORDS.title}</h3>
        <p className="mt-1.5 text-md text-fg-2">{LIGHTING_WORDS.about}</p>
      </div>
      {isShown ? null : (
        <p role="status" className="professional-note text-sm">
          {LIGHTING_WORDS.noPicture}
        </p>
      )}
      <ul className="lamp-list" aria-label={LIGHTING_WORDS.lights}>
        {SHOWN_LIGHTS.map((light) => (
          <li key={light.name}>
            <button
              type="button"
              className="lamp-choice"
              aria-pressed={light === active}
              onClick={() => {
                if (light === active) turnOffLight(store);
                else choose(light);
              }}
            >
              <span
                className="lamp light-lamp"
                aria-hidden="true"
                style={{ '--lamp': lampColour(light.light.temperature), '--air': light.color }}
              />
              <span className="light-name text-md font-medium">{light.name}</span>
              <span className="text-sm text-fg-2">{light.note}</span>
              <span className="tnum text-xs text-fg-3">
                {fillIn(LIGHTING_WORDS.numbers, {
                  intensity: light.intensity,
                  warmth: light.warmth,
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {active === undefined ? null : (
        <>
          {isShown && isCompared ? (
            <IntoMirrorPlace name="picture">
              <p className="picture-sign glass">{LIGHTING_WORDS.today}</p>
            </IntoMirrorPlace>
          ) : null}
          <div className="panel-actions">
            <button type="button" className="button-primary" {...holdProps}>
              {LIGHTING_WORDS.compare}
            </button>
            <button
              type="button"
              className="button-secondary"
              onClick={() => {
                turnOffLight(store);
              }}
            >
              {LIGHTING_WORDS.off}
            </button>
          </div>
        </>
      )}
    </>
  );
}
