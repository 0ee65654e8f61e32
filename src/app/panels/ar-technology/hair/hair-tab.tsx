import './hair.css';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { HAIR_CATEGORIES, HAIR_COLOURS, type HairColour } from '#content/hair-colours.ts';
import { HAIR_CATEGORY_LABELS, HAIR_TOAST, HAIR_WORDS } from '#content/panels/hair-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { hairShade, layHairShade, takeOffHairShade } from '#studio/commands/hair-shade.ts';
import { currentLook } from '#studio/state/state.ts';
import { HairShade } from './hair-shade.tsx';
import { RecommendedCard } from './recommended-card.tsx';

/**
 * A hair color, and the look that was put on with it; null where that happened before the tab was opened.
 */
interface Chosen {
  readonly colour: HairColour;
  readonly look: Look | null;
}

/** Hair colors, each with the makeup that goes with it, and the shade on one's own hair. */
export function HairTab() {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const [chosen, setChosen] = useState<Chosen | null>(() => {
    const shade = hairShade(studio.store.getState());
    const colour = HAIR_COLOURS.find(({ color }) => color === shade);
    return colour === undefined ? null : { colour, look: null };
  });
  const [isShadeWanted, setIsShadeWanted] = useState(true);

  function wear(colour: HairColour): void {
    studio.look.change(colour.recommendedMakeup);
    setChosen({ colour, look: currentLook(studio.store.getState()) });
    const { description, ...words } = HAIR_TOAST;
    toast({ ...words, description: fillIn(description, { name: colour.name }) });
  }

  return (
    <>
      <h3 className="display text-2xl">{HAIR_WORDS.title}</h3>
      <p className="mt-1.5 text-md text-fg-2">{HAIR_WORDS.about}</p>
      {chosen === null ? null : (
        <RecommendedCard
          colour={chosen.colour}
          isWorn={isWorn(chosen, look)}
          onUndo={
            chosen.look === null
              ? null
              : () => {
                  studio.look.undo();
                  takeOffHairShade(studio.store);
                  setChosen(null);
                }
          }
          onWearAgain={() => {
            wear(chosen.colour);
          }}
          shade={<HairShade colour={chosen.colour} onChange={setIsShadeWanted} />}
        />
      )}
      <div className="hair-groups" role="group" aria-label={HAIR_WORDS.colours}>
        {HAIR_CATEGORIES.map((category) => (
          <section key={category} className="hair-group">
            <h4 className="caps text-fg-3">{HAIR_CATEGORY_LABELS[category]}</h4>
            <ul>
              {HAIR_COLOURS.filter((colour) => colour.category === category).map((colour) => (
                <li key={colour.id}>
                  <button
                    type="button"
                    className="hair-choice"
                    aria-pressed={chosen?.colour.id === colour.id}
                    onClick={() => {
                      wear(colour);
                      if (isShadeWanted) layHairShade(studio.store, colour.color);
                    }}
                  >
                    <span className="hair-swatch" style={{ '--hair': colour.color }} />
                    {colour.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function isWorn(chosen: Chosen, look: Look): boolean {
  if (chosen.look !== null) return chosen.look === look;
  const recommended = applyPatch(look, chosen.colour.recommendedMakeup);
  return JSON.stringify(recommended) === JSON.stringify(look);
}
