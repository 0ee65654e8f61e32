import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { isSameModel, modelWords, useOperatorModel } from '#app/person/access/operator-model.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import type { Assistant } from './assistant.ts';

/** Whether a language model reads what the assistant does not understand; nothing where the server has none. */
export function ModelSwitch({ assistant }: { readonly assistant: Assistant }) {
  const model = useOperatorModel();
  const asksModel = useStore(assistant.store, (state) => isSameModel(state.agreedModel, model));
  if (model === null) return null;
  return (
    <SwitchRow
      label={VOICE_PANEL_WORDS.asksModel}
      about={fillIn(VOICE_PANEL_WORDS.aboutModel, { model: modelWords(model) })}
      checked={asksModel}
      onChange={(agreed) => {
        assistant.consentToModel(agreed ? model : null);
      }}
    />
  );
}
