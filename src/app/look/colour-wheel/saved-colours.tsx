import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import type { WheelColour } from '#domain/colour-wheel/wheel-colour.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { followSavedColours, removeColour, savedColoursStore } from './saved-colours-store.ts';

/** The saved colours, to wear again or delete. */
export function SavedColours({ onChoose }: { onChoose: (colour: WheelColour) => void }) {
  const saved = useStore(savedColoursStore);
  useEffect(followSavedColours, []);
  const [editing, setEditing] = useState(false);
  return (
    <section aria-labelledby="saved-colours-title">
      <div className="flex min-h-11 items-center justify-between">
        <h3 id="saved-colours-title" className="caps text-fg-3">
          {COLOUR_WHEEL_WORDS.saved}
        </h3>
        {saved.length === 0 ? null : (
          <button
            type="button"
            className="quiet-button px-2"
            aria-pressed={editing}
            onClick={() => {
              setEditing(!editing);
            }}
          >
            {editing ? COLOUR_WHEEL_WORDS.done : COLOUR_WHEEL_WORDS.edit}
          </button>
        )}
      </div>
      {saved.length === 0 ? (
        <p className="text-xs text-fg-3">{COLOUR_WHEEL_WORDS.noneSaved}</p>
      ) : (
        <ul className="saved-colours">
          {saved.map((kept) => (
            <li key={kept.name}>
              <button
                type="button"
                className="saved-colour"
                aria-label={fillIn(editing ? COLOUR_WHEEL_WORDS.remove : COLOUR_WHEEL_WORDS.wear, {
                  name: kept.name,
                  color: colourName(kept.hex),
                })}
                onClick={() => {
                  if (editing) removeColour(kept.name);
                  else onChoose(kept);
                }}
              >
                <span className="relative grid place-items-center">
                  <Pan colours={[kept.hex]} className="size-[34px]" />
                  {editing ? (
                    <span className="saved-colour-remove">
                      <X size={16} strokeWidth={2} aria-hidden="true" />
                    </span>
                  ) : null}
                </span>
                <span className="capitalized">{kept.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
