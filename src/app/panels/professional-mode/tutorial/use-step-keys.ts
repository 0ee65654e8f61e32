import { useEffect, useRef } from 'react';
import { STEP_KEYS } from '#content/panels/tutorial-words.ts';
import type { StepCommand } from '#domain/voice/step-command.ts';
import { dialogStore } from '#app/person/navigation/dialogs.ts';

/** Goes through the steps by keys, from anywhere in the studio; a dialog that is open over it keeps its keys. */
export function useStepKeys(onCommand: (command: StepCommand) => void): void {
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { altKey, shiftKey, ctrlKey, metaKey, code, repeat } = event;
      if (!altKey || !shiftKey || ctrlKey || metaKey) return;
      const command =
        code === STEP_KEYS.next.code ? 'next' : code === STEP_KEYS.back.code ? 'back' : null;
      if (command === null) return;
      event.preventDefault();
      if (!repeat && dialogStore.getState().length === 0) latest.current(command);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
