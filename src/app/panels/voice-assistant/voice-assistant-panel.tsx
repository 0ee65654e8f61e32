import './voice-assistant.css';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { CommandForm } from './command-form.tsx';
import { Hints } from './hints.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { RecentCommands } from './recent-commands.tsx';
import { SpeaksSwitch } from './speaks-switch.tsx';
import { useAssistant } from './use-assistant.ts';
import { VoicePrivacy } from './voice-privacy.tsx';
import { VoiceStage } from './voice-stage.tsx';

/** The look changed by saying, or typing, what one wants. */
export function VoiceAssistantPanel() {
  const assistant = useAssistant();
  const place = useStore(assistant.store, (state) => state.place);
  return (
    <div className="voice">
      {place === 'not-supported' ? (
        <div className="voice-note" role="note">
          <p className="font-medium">{VOICE_PANEL_WORDS.notSupported}</p>
          <p className="mt-1 text-fg-2">{VOICE_PANEL_WORDS.typeInstead}</p>
        </div>
      ) : null}
      <VoiceStage assistant={assistant} />
      <CommandForm assistant={assistant} />
      <Hints assistant={assistant} />
      <div className="voice-switches">
        <SpeaksSwitch assistant={assistant} />
        <ModelSwitch assistant={assistant} />
      </div>
      <RecentCommands assistant={assistant} />
      <VoicePrivacy assistant={assistant} />
    </div>
  );
}
