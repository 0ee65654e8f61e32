import { useQuery } from '@tanstack/react-query';
import { PALETTE_KEYWORDS, PALETTE_WORDS } from '#content/palette-words.ts';
import { savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import type { PaletteCommand } from './palette-command.ts';

function commandFor({ id, name, look }: SavedLook): PaletteCommand {
  return {
    id: `saved look ${id}`,
    group: 'looks',
    label: name,
    detail: PALETTE_WORDS.savedLook,
    keywords: PALETTE_KEYWORDS.savedLook,
    colours: [look.lipstick.color, look.blush.color, look.eyeshadow.colors[1]],
    run: ({ studio, goTo }) => {
      studio.look.wear(look);
      toast('savedLookApplied', { name });
      goTo('/');
    },
  };
}

/** The looks that the signed-in person has saved, as soon as they are known; none for a visitor. */
export function useSavedLookCommands(): readonly PaletteCommand[] {
  const { user } = useCurrentUser();
  const { data = [] } = useQuery({ ...savedLooksQuery, enabled: user !== null });
  return user === null ? [] : data.map(commandFor);
}
