import './chat-window.css';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AiArtist } from '#content/ai-artists.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { artistButtonId } from './artist-button-id.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { conversationWith } from './conversations.ts';
import { isPending } from './conversation.ts';
import { MessageForm } from './message-form.tsx';
import { QuestionChips } from './question-chips.tsx';
import { SharingSheet } from './sharing-sheet.tsx';
import { useArtistVoice } from './use-artist-voice.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useSharing } from './use-sharing.ts';
import { useVoiceInput } from './use-voice-input.ts';

interface ChatWindowProps {
  readonly artist: AiArtist;
  readonly onClose: () => void;
}

/** The chat with one artist: over what stands beside the mirror, so that the face stays in sight. */
export function ChatWindow({ artist, onClose }: ChatWindowProps) {
  const { store: studio } = useStudio();
  const [conversation] = useState(() =>
    conversationWith(artist, () => currentLook(studio.getState())),
  );
  const busy = useStore(conversation.store, isPending);
  const voice = useArtistVoice(artist, conversation);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useVoiceInput(conversation, field);
  const frame = useRef<HTMLDivElement>(null);
  useKeyboardRoom(frame);
  const sharing = useSharing();
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="chat-backdrop" />
        <Dialog.Content
          ref={frame}
          className="chat-window"
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            const { activeElement } = document;
            const isElsewhere =
              activeElement !== document.body && frame.current?.contains(activeElement) === false;
            // A window that has just opened over the chat has the focus before it hears of keys.
            if (isElsewhere) {
              event.preventDefault();
            } else if (sharing.step.kind !== 'closed') {
              event.preventDefault();
              sharing.close();
            }
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // On a phone the keyboard would cover what is to be read first.
            if (matchMedia('(pointer: fine)').matches) field.current?.focus();
            else frame.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(artistButtonId(artist.id))?.focus();
          }}
        >
          <ChatHeader artist={artist} voice={voice} input={input} />
          <ChatLog artist={artist} conversation={conversation} />
          <QuestionChips artist={artist} conversation={conversation} isBusy={busy} />
          <MessageForm
            artist={artist}
            conversation={conversation}
            isBusy={busy}
            field={field}
            input={input}
            notes={[input.note, voice.note].filter((note) => note !== null)}
            sharing={sharing}
          />
          {sharing.step.kind === 'closed' ? null : (
            <SharingSheet artist={artist} control={sharing} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
