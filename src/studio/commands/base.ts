/** The foundation that suits the skin in the mirror: offered once where the worn one is far from it. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { fillIn } from '#content/fill-in.ts';
import { FOUNDATION_SHADES, type Shade } from '#content/shades.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { currentLook, type StudioState } from '#studio/state/state.ts';
import type { FoundationMatch } from '#studio/state/environment.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { LookCommands } from './look.ts';

export interface BaseCommands {
  /** Puts the offered foundation on, in one step that can be undone. */
  readonly wearOffered: () => void;
  /** Keeps the foundation as it is. */
  readonly decline: () => void;
  /** A foundation that was chosen for this skin by a better measure is not questioned. */
  readonly trust: (color: HexColour) => void;
}

/** Whether the mirror shows the wearer's own skin with a foundation on it. */
function wearsBase(state: StudioState): boolean {
  const isPerson = state.source === 'camera' || state.source === 'photo';
  return isPerson && state.status === 'active' && currentLook(state).foundation.opacity > 0;
}

/** Whether only the foundation changed, which means that the wearer chose it. */
function choseFoundation(state: StudioState, before: StudioState): boolean {
  const [look, old] = [currentLook(state), currentLook(before)];
  return (
    !sameColour(look.foundation.color, old.foundation.color) &&
    look.lipstick === old.lipstick &&
    look.eyeshadow === old.eyeshadow
  );
}

export function createBaseCommands(
  { environment, store, notices }: Pick<StudioParts, 'environment' | 'store' | 'notices'>,
  look: LookCommands,
): BaseCommands {
  /** What the last measurement said: one alone may be a face on its way into the light. */
  let measured: Shade | null = null;
  let match: FoundationMatch | null = null;
  let isLoading = false;

  function loadMatch(): void {
    if (isLoading) return;
    isLoading = true;
    environment
      .loadFoundationMatch()
      .then((loaded) => {
        match = loaded;
      })
      // The person did not ask for it: the next measurement tries again.
      .catch(() => {
        isLoading = false;
      });
  }

  function answer(...colours: readonly HexColour[]): void {
    const { answeredBases } = store.getState();
    const fresh = colours.filter(
      (colour) => !answeredBases.some((answered) => sameColour(answered, colour)),
    );
    store.setState({ baseOffer: null, answeredBases: [...answeredBases, ...fresh] });
  }

  function isOpen(state: StudioState): boolean {
    const { color } = currentLook(state).foundation;
    return wearsBase(state) && !state.answeredBases.some((answered) => sameColour(answered, color));
  }

  function withdraw(): void {
    measured = null;
    if (store.getState().baseOffer !== null) store.setState({ baseOffer: null });
  }

  function measure(state: StudioState): void {
    const skin = state.statistics?.skin ?? null;
    // An offer stays until it is answered: near the threshold it would flicker.
    if (skin === null || state.baseOffer !== null) return;
    if (match === null) {
      loadMatch();
      return;
    }
    const { color } = currentLook(state).foundation;
    const nearer = match(color, skin, FOUNDATION_SHADES);
    const confirmed = nearer !== null && nearer.color === measured?.color;
    measured = nearer;
    if (confirmed) store.setState({ baseOffer: nearer });
  }

  store.subscribe((state, before) => {
    if (choseFoundation(state, before)) {
      answer(currentLook(before).foundation.color, currentLook(state).foundation.color);
    } else if (!isOpen(state)) withdraw();
    else if (state.statistics !== before.statistics) measure(state);
  });

  return {
    wearOffered() {
      const { baseOffer } = store.getState();
      if (baseOffer === null) return;
      look.change({ foundation: { color: baseOffer.color } });
      notices.announce(fillIn(ANNOUNCEMENTS.wearing, { name: baseOffer.name }));
    },
    decline() {
      answer(currentLook(store.getState()).foundation.color);
    },
    trust(color) {
      answer(color);
    },
  };
}
