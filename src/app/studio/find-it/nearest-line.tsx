import './nearest-line.css';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { FIND_IT_WORDS as WORDS } from '#content/find-it-words.ts';
import { partThatFinds, type WantedShade } from '#domain/shopping/find.ts';
import { percentageOf } from '#domain/shopping/match.ts';
import { openPanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { matchesQuery } from '#app/look/find-it/matches-query.ts';
import { shadesOf } from '#app/look/find-it/wanted-shades.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';
import { closeNearest } from './shop-use.ts';

/**
 * How long a shade has to be worn before it is looked up, in milliseconds: swiping through shades looks up
 * none.
 */
const SETTLED_MS = 600;
/** Of a palette the shade of the crease, which covers most. */
const MIDDLE = 1;

function useWornShade(): { readonly shade: WantedShade | undefined; readonly name: string } {
  const look = useStudioState(currentLook);
  const product = useStudioState((state) => state.product);
  const library = useStudioState((state) => state.libraryNames);
  const shades = look[product].opacity === 0 ? [] : shadesOf(look, product);
  return { shade: shades[MIDDLE] ?? shades[0], name: shadeName(look, product, library) };
}

/** The shade once it has been worn for a while; undefined until then. */
function useSettled(shade: WantedShade | undefined): WantedShade | undefined {
  const key = shade === undefined ? '' : partThatFinds([shade]);
  const [settled, setSettled] = useState('');
  useEffect(
    () =>
      schedule(() => {
        setSettled(key);
      }, SETTLED_MS),
    [key],
  );
  return settled === key ? shade : undefined;
}

/** One line over a phone's mirror: what is worn, and the shop's closest match for it. */
export function NearestLine() {
  const { shade: worn, name } = useWornShade();
  const shade = useSettled(worn);
  const isOpen = useStore(panelStore, (place) => place !== null);
  const { data } = useQuery({
    ...matchesQuery(shade ?? null),
    enabled: shade !== undefined && !isOpen,
  });
  const nearest = shade === undefined ? undefined : data?.[0];
  if (shade === undefined || nearest === undefined || isOpen) return null;
  const { product, difference } = nearest;
  const percentage = percentageOf(difference);
  const title = product.shade === '' ? product.name : product.shade;
  const theirs = product.colour?.hex ?? shade.color;
  return (
    <div className="nearest-line glass" role="group" aria-label={WORDS.line}>
      <button
        type="button"
        aria-label={`${fillIn(WORDS.open, { name })}: ${title}, ${fillIn(WORDS.match, { percentage })}`}
        onClick={() => {
          openPanel('shopping', partThatFinds([shade]));
        }}
      >
        <span
          className="pan nearest-pan"
          style={{ '--pan': `linear-gradient(90deg, ${shade.color} 50%, ${theirs} 50%)` }}
          aria-hidden="true"
        />
        <span className="nearest-name">{title}</span>
        <span className="tnum">{`${percentage}%`}</span>
        {product.isSample ? <span className="nearest-aside">{WORDS.sample}</span> : null}
      </button>
      <button
        type="button"
        className="nearest-close"
        aria-label={WORDS.close}
        onClick={closeNearest}
      >
        <X size={15} strokeWidth={1.7} aria-hidden="true" />
      </button>
    </div>
  );
}
