import { useState } from 'react';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { speechSentences } from '#app/speech/speech-note.ts';
import type { Assistant } from './assistant.ts';
import { keepSpeaksReplies, speaksReplies } from './voice-preferences.ts';

/** Whether replies are spoken, by a voice of this device alone. */
export function SpeaksSwitch({ assistant }: { readonly assistant: Assistant }) {
  const [speaks, setSpeaks] = useState(speaksReplies);
  const isMute = useStore(assistant.store, (state) => state.isMute);
  return (
    <SwitchRow
      label={VOICE_PANEL_WORDS.speaks}
      about={isMute && speaks ? speechSentences('no-local-voice') : undefined}
      checked={speaks}
      onChange={(checked) => {
        keepSpeaksReplies(checked);
        setSpeaks(checked);
        if (!checked) assistant.quiet();
      }}
    />
  );
}
