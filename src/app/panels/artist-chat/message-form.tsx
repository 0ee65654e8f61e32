import './chat-parts.css';
import './message-form.css';
import { ArrowUp, Mic, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { SENDS_AUDIO_WORDS } from '#content/speech-words.ts';
import { LONGEST_MESSAGE } from '#domain/artist-chat/artist-chat.ts';
import { PassTime } from '#app/person/access/pass-time.tsx';
import { modelWords, useOperatorModel } from '#app/person/access/operator-model.ts';
import { usePassUntil } from '#app/person/access/use-access.ts';
import type { ArtistConversation } from './conversation.ts';
import { firstNameOf } from './first-name.ts';
import { ShareButton } from './share-button.tsx';
import type { SharingControl } from './use-sharing.ts';
import type { VoiceInput } from './use-voice-input.ts';

interface MessageFormProps {
  readonly artist: AiArtist;
  readonly conversation: ArtistConversation;
  readonly isBusy: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly input: VoiceInput;
  /** What is wrong with listening and speaking. */
  readonly notes: readonly string[];
  readonly sharing: SharingControl;
}

/** Where a message is written or spoken. Enter sends it, Shift and Enter begins a new line. */
export function MessageForm({
  artist,
  conversation,
  isBusy,
  field,
  input,
  notes,
  sharing,
}: MessageFormProps) {
  const draft = useStore(conversation.store, (state) => state.draft);
  const name = firstNameOf(artist);
  const until = usePassUntil();
  const model = useOperatorModel();
  const promise = [
    fillIn(ARTIST_CHAT_WORDS[sharing.sharing === null ? 'promise' : 'promiseShared'], { name }),
    ...(model === null ? [] : [fillIn(ARTIST_CHAT_WORDS.model, { model: modelWords(model) })]),
  ].join(' ');
  const { isListening } = input;
  return (
    <div className="artist-chat-foot">
      {input.isAsking ? <SendsAudio input={input} /> : null}
      <ShareButton control={sharing} />
      <form
        className="artist-chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          void conversation.send();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={fillIn(ARTIST_CHAT_WORDS.ask, { name })}
          placeholder={
            isListening
              ? input.heard || ARTIST_CHAT_WORDS.listening
              : fillIn(ARTIST_CHAT_WORDS.ask, { name })
          }
          maxLength={LONGEST_MESSAGE}
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => {
            conversation.write(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void conversation.send();
          }}
        />
        <button
          type="button"
          className="artist-chat-tool"
          aria-label={isListening ? ARTIST_CHAT_WORDS.stopListening : ARTIST_CHAT_WORDS.speak}
          data-listening={isListening}
          onClick={input.speak}
        >
          {isListening ? (
            <Square size={16} strokeWidth={1.8} fill="currentColor" aria-hidden="true" />
          ) : (
            <Mic size={19} strokeWidth={1.6} aria-hidden="true" />
          )}
        </button>
        <button
          type="submit"
          className="artist-chat-send"
          aria-label={ARTIST_CHAT_WORDS.send}
          disabled={isBusy || draft.trim() === ''}
        >
          <ArrowUp size={19} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </form>
      <p role="status" className="artist-chat-note" data-problem={notes.length > 0}>
        {notes.length > 0 ? notes.join(' ') : promise}
      </p>
      {until === null ? null : (
        <p className="artist-chat-time">
          <PassTime until={until} />
        </p>
      )}
    </div>
  );
}

/** Informs and asks the person before listening in a browser that cannot recognize speech on the device. */
function SendsAudio({ input }: { input: VoiceInput }) {
  return (
    <section className="artist-chat-consent" role="alert">
      <p className="font-medium">{SENDS_AUDIO_WORDS.title}</p>
      <p className="text-sm text-fg-2">{SENDS_AUDIO_WORDS.text}</p>
      <div className="artist-chat-acts">
        <button type="button" className="button-primary" onClick={input.agree}>
          {SENDS_AUDIO_WORDS.agree}
        </button>
        <button type="button" className="button-secondary" onClick={input.refuse}>
          {SENDS_AUDIO_WORDS.refuse}
        </button>
      </div>
    </section>
  );
}
