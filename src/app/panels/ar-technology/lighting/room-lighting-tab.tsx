import '#app/look/lamp-choice.css';
import './room-lighting.css';
import { fillIn } from '#content/fill-in.ts';
import {
  LIGHT_REASONS,
  ROOM_LIGHTING_TOASTS,
  ROOM_LIGHTING_WORDS,
} from '#content/panels/room-lighting-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import type { Adjustment } from '#domain/light/makeup-in-light.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { lampColour } from '#app/look/lamp-colour.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useLightSign } from '#app/look/light-sign.tsx';
import { useComparedLight } from '#app/look/use-compared-light.ts';
import { showLight, shownLight, turnOffLight } from '#studio/commands/lighting.ts';
import { SHOWN_ROOMS, type ShownRoom } from './room-lights.ts';
import { useAdjustedMakeup } from './use-adjusted-makeup.ts';

/** Six places by their light, with makeup that is adjusted to each. */
export function RoomLightingTab() {
  const { store } = useStudio();
  const shown = useStudioState(shownLight);
  const isShown = useStudioState(({ status }) => status === 'active');
  const isFaceLost = useStudioState(({ face }) => face === 'lost');
  const { active, isCompared, holdProps } = useComparedLight(
    SHOWN_ROOMS.find(({ light }) => light === shown),
  );
  useLightSign();
  const makeup = useAdjustedMakeup();
  const isOwnMakeup = makeup.changes === null || makeup.changes.length === 0;

  function choose(room: ShownRoom): void {
    showLight(store, room, makeup.putBack);
    makeup.adjust(room);
    const { title, description, tone } = ROOM_LIGHTING_TOASTS.adjusted;
    toast({ title, description: fillIn(description, { name: room.name }), tone });
  }

  return (
    <div className="ar-tab">
      <h3 className="display text-2xl">{ROOM_LIGHTING_WORDS.title}</h3>
      <p className="mt-1.5 text-md text-fg-2">{ROOM_LIGHTING_WORDS.about}</p>
      {isShown ? null : (
        <p role="status" className="room-note">
          {ROOM_LIGHTING_WORDS.noPicture}
        </p>
      )}
      {isShown && isFaceLost && active !== undefined ? (
        <p role="status" className="room-note">
          {ROOM_LIGHTING_WORDS.noFace}
        </p>
      ) : null}
      <ul className="lamp-list room-list" aria-label={ROOM_LIGHTING_WORDS.lights}>
        {SHOWN_ROOMS.map((room) => (
          <li key={room.id}>
            <button
              type="button"
              className="lamp-choice"
              aria-pressed={room === active}
              onClick={() => {
                if (room === active) turnOffLight(store);
                else choose(room);
              }}
            >
              <RoomLamp room={room} />
              <span className="text-md font-medium">{room.name}</span>
              <span className="text-sm text-fg-2">{room.description}</span>
              <span className="tnum text-xs text-fg-3">
                {fillIn(ROOM_LIGHTING_WORDS.numbers, {
                  temperature: room.temperature.toLocaleString('en-US'),
                  brightness: room.brightness,
                  shadows: room.shadows,
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {active === undefined || makeup.changes === null ? null : (
        <Changes changes={makeup.changes} />
      )}
      {active === undefined && isOwnMakeup ? null : (
        <>
          {isShown && isCompared ? (
            <IntoMirrorPlace name="picture">
              <p className="picture-sign glass">{ROOM_LIGHTING_WORDS.today}</p>
            </IntoMirrorPlace>
          ) : null}
          <div className="ar-foot">
            {active === undefined ? null : (
              <button type="button" className="button-primary" {...holdProps}>
                {ROOM_LIGHTING_WORDS.compare}
              </button>
            )}
            <div className="room-actions">
              <button
                type="button"
                className="button-secondary"
                disabled={isOwnMakeup}
                onClick={makeup.putBack}
              >
                {ROOM_LIGHTING_WORDS.back}
              </button>
              {active === undefined ? null : (
                <button
                  type="button"
                  className="button-secondary"
                  onClick={() => {
                    turnOffLight(store);
                  }}
                >
                  {ROOM_LIGHTING_WORDS.off}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** The lamp's color, with the light from one side and from the other. */
function RoomLamp({ room }: { room: ShownRoom }) {
  const { ambient, key, fill } = room.colors;
  return (
    <span
      className="lamp room-lamp"
      aria-hidden="true"
      style={{
        '--lamp': lampColour(room.temperature),
        '--ambient': ambient,
        '--key': key,
        '--fill': fill,
        '--bright': `${room.brightness}%`,
      }}
    />
  );
}

function Changes({ changes }: { changes: readonly Adjustment[] }) {
  return (
    <section className="room-changes">
      <h4 className="caps text-fg-3">{ROOM_LIGHTING_WORDS.adjusted}</h4>
      {changes.length === 0 ? (
        <p className="mt-2.5 text-sm text-fg-2">{ROOM_LIGHTING_WORDS.nothing}</p>
      ) : (
        <dl>
          {changes.map(({ product, from, to, reason }) => (
            <div key={product}>
              <dt className="room-change">
                <span className="font-medium">{PRODUCT_WORDS[product].label}</span>
                <span className="tnum">{fillIn(ROOM_LIGHTING_WORDS.fromTo, { from, to })}</span>
              </dt>
              <dd className="text-sm text-fg-2">{LIGHT_REASONS[reason]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
