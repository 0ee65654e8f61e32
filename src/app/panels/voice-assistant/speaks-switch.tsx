import { useState } from 'react';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import { speechSentences } from '#app/speech/speech-note.ts';
import type { Assistant } from './assistant.ts';
import { keepSpeaksReplies, speaksReplies } from './voice-preferences.ts';

/** Whether replies are spoken, by a voice of this device alone. */
export function SpeaksSwitch({ assistant }: { readonly assistant: Assistant }) {
  const [speaks, setSpeaks] = useState(speaksReplies);
  const isMute = useStore(assistant.store, (state) => state.isMute);
  return (
    <div className="voice-speaks">
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-md">{VOICE_PANEL_WORDS.speaks}</span>
        <Toggle
          checked={speaks}
          onCheckedChange={(checked) => {
            keepSpeaksReplies(checked);
            setSpeaks(checked);
            if (!checked) assistant.quiet();
          }}
        />
      </label>
      {isMute && speaks ? (
        <p className="pb-2 text-sm text-fg-2">{speechSentences('no-local-voice')}</p>
      ) : null}
    </div>
  );
}
