import { useId } from 'react';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { useAccess } from '#app/person/access/use-access.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import type { Assistant } from './assistant.ts';

/** Whether a language model reads what the assistant does not understand; nothing where the server has none. */
export function ModelSwitch({ assistant }: { readonly assistant: Assistant }) {
  const { hasLanguageModel } = useAccess();
  const asksModel = useStore(assistant.store, (state) => state.asksModel);
  const about = useId();
  if (!hasLanguageModel) return null;
  return (
    <div className="voice-speaks">
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-md">{VOICE_PANEL_WORDS.asksModel}</span>
        <Toggle
          checked={asksModel}
          aria-describedby={about}
          onCheckedChange={assistant.consentToModel}
        />
      </label>
      <p id={about} className="pb-2 text-sm text-fg-2">
        {VOICE_PANEL_WORDS.aboutModel}
      </p>
    </div>
  );
}
