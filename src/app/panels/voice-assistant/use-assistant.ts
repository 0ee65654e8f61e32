import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LISTEN_KEY } from '#content/panels/voice-assistant-words.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { dialogStore } from '#app/person/navigation/dialogs.ts';
import { savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import type { Assistant } from './assistant.ts';
import { assistantOf } from './current-assistant.ts';

/** The assistant of this studio, for as long as its panel is open; it then stops listening and speaking. */
export function useAssistant(): Assistant {
  const studio = useStudio();
  const { user } = useCurrentUser();
  // The names of saved looks are words of the assistant.
  useQuery({ ...savedLooksQuery, enabled: user !== null });
  const assistant = assistantOf(studio, user?.id ?? null);
  useEffect(
    () => () => {
      assistant.rest();
    },
    [assistant],
  );
  useListenKey(assistant);
  return assistant;
}

/** Listens again by a key, from anywhere in the studio; a dialog that is open over it keeps its keys. */
function useListenKey(assistant: Assistant): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { altKey, shiftKey, ctrlKey, metaKey, code, repeat } = event;
      if (!altKey || !shiftKey || ctrlKey || metaKey || code !== LISTEN_KEY.code) return;
      event.preventDefault();
      const { place } = assistant.store.getState();
      if (repeat || place === 'not-supported' || dialogStore.getState().length > 0) return;
      void assistant.listen();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [assistant]);
}
