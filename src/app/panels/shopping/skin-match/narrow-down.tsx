import { useStore } from 'zustand';
import { Camera, RectangleVertical, SwatchBook } from 'lucide-react';
import { SKIN_MATCH_WORDS as WORDS, WAY_WORDS } from '#content/panels/shopping-skin-words.ts';
import type { LightSource } from '#domain/shopping/skin-doubt.ts';
import { WHITE_CARD } from '#domain/shopping/seen-surface.ts';
import { forgetSkin, type Held, skinMatchStore } from './skin-match-state.ts';
import type { SkinMatchControl } from './use-skin-match.ts';
import { FileButton } from './photo-buttons.tsx';

const CARD: Held = { source: 'card', known: WHITE_CARD, product: null };
const ICONS = { card: RectangleVertical, product: SwatchBook, room: Camera } as const;
/** Once something was held, a photo without it says nothing more. */
const HELD_WAYS = ['card', 'product'] as const satisfies readonly LightSource[];
const WAYS = ['card', 'product', 'room'] as const satisfies readonly LightSource[];

/** The ways to know more, the one that helps the most first. */
export function NarrowDown({ control }: { control: SkinMatchControl }) {
  const acts: Readonly<Record<LightSource, () => void>> = {
    card: () => {
      control.goTo({ kind: 'holding', held: CARD, trouble: null });
    },
    product: () => {
      control.goTo({ kind: 'choosing' });
    },
    room: () => {
      control.measure();
    },
  };
  const isHeld = useStore(skinMatchStore, ({ evidence }) =>
    evidence.some(({ source }) => source !== 'room'),
  );
  return (
    <div className="skin-ways">
      <h4 className="font-medium">{WORDS.narrow}</h4>
      <ul>
        {(isHeld ? HELD_WAYS : WAYS).map((way) => {
          const Icon = ICONS[way];
          const { name, about } = WAY_WORDS[way];
          return (
            <li key={way}>
              <button type="button" className="skin-way" onClick={acts[way]}>
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-fg-2">{about}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="skin-foot">
        <FileButton className="quiet-button" words={WORDS.choose} onFile={control.measure} />
        <button type="button" className="quiet-button" onClick={forgetSkin}>
          {WORDS.startOver}
        </button>
      </div>
    </div>
  );
}
