import { useId } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { isSameModel, modelWords, useOperatorModel } from '#app/person/access/operator-model.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import type { Assistant } from './assistant.ts';

/** Whether a language model reads what the assistant does not understand; nothing where the server has none. */
export function ModelSwitch({ assistant }: { readonly assistant: Assistant }) {
  const model = useOperatorModel();
  const asksModel = useStore(assistant.store, (state) => isSameModel(state.agreedModel, model));
  const about = useId();
  if (model === null) return null;
  return (
    <div className="voice-speaks">
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-md">{VOICE_PANEL_WORDS.asksModel}</span>
        <Toggle
          checked={asksModel}
          aria-describedby={about}
          onCheckedChange={(agreed) => {
            assistant.consentToModel(agreed ? model : null);
          }}
        />
      </label>
      <p id={about} className="pb-2 text-sm text-fg-2">
        {fillIn(VOICE_PANEL_WORDS.aboutModel, { model: modelWords(model) })}
      </p>
    </div>
  );
}
