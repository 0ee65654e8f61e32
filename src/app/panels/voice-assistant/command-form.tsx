import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { LONGEST_COMMAND } from '#domain/voice/command-words.ts';
import type { Assistant } from './assistant.ts';

/** Where a command is typed. It works everywhere, also without a network. */
export function CommandForm({ assistant }: { readonly assistant: Assistant }) {
  const [command, setCommand] = useState('');
  const asksName = useStore(assistant.store, (state) => state.asks === 'name');
  return (
    <form
      className="voice-form"
      onSubmit={(event) => {
        event.preventDefault();
        setCommand('');
        void assistant.submit(command);
      }}
    >
      <input
        id="voice-command"
        aria-label={asksName ? VOICE_PANEL_WORDS.nameField : VOICE_PANEL_WORDS.field}
        placeholder={asksName ? VOICE_PANEL_WORDS.nameField : VOICE_PANEL_WORDS.placeholder}
        maxLength={LONGEST_COMMAND.letters}
        autoComplete="off"
        enterKeyHint="send"
        value={command}
        onChange={({ target }) => {
          setCommand(target.value);
        }}
      />
      <button type="submit" aria-label={VOICE_PANEL_WORDS.send} disabled={command.trim() === ''}>
        <ArrowUp size={19} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </form>
  );
}
