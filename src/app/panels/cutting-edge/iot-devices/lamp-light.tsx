import { fillIn } from '#content/fill-in.ts';
import { IOT_WORDS } from '#content/panels/iot-devices-words.ts';
import { lampLight } from '#domain/devices/lamp-light.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import { shownLight, shownLightName } from '#studio/commands/lighting.ts';

/**
 * What the lamp shows while no light is chosen: a color in hexadecimal digits, and a brightness in percent.
 */
const WHITE = { color: '#ffffff', brightness: 100 } as const;

/** The simulated lamp, in the light that the mirror is in. */
export function LampLight() {
  const light = useStudioState(shownLight);
  const name = useStudioState(shownLightName);
  const { color, brightness } = light === null ? WHITE : lampLight(light);
  return (
    <div className="device-lamp">
      <span
        className="device-lamp-light"
        data-color={color}
        style={{ '--lamp': color, '--bright': `${brightness}%` }}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        {name === null ? (
          <p className="text-sm text-fg-2">{IOT_WORDS.lampNone}</p>
        ) : (
          <>
            <p className="text-sm">{fillIn(IOT_WORDS.lamp, { name })}</p>
            <p className="tnum text-xs text-fg-2">
              {fillIn(IOT_WORDS.lampAbout, { color, brightness })}
            </p>
          </>
        )}
        <button
          type="button"
          className="device-lamp-link"
          onClick={() => {
            openPanel('ar-technology', 'lighting');
          }}
        >
          {IOT_WORDS.chooseLight}
        </button>
      </div>
    </div>
  );
}
