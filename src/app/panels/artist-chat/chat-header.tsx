import './chat-parts.css';
import './chat-header.css';
import { Mic, MicOff, Volume2, VolumeOff, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { AI_ARTIST_WORDS, type AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { Medallion } from '#app/kit/ui/medallion.tsx';
import { firstNameOf } from './first-name.ts';
import type { ArtistVoice } from './use-artist-voice.ts';
import type { VoiceInput } from './use-voice-input.ts';

/** The specification's: more would crowd the header. */
const MOST_TAGS = 3;

const ICON = { size: 19, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface ChatHeaderProps {
  readonly artist: AiArtist;
  readonly voice: ArtistVoice;
  readonly input: VoiceInput;
}

/** Who it is, what they know best, and how one talks with them. */
export function ChatHeader({ artist, voice, input }: ChatHeaderProps) {
  const { name, specialty, expertise, colours } = artist;
  return (
    <header className="artist-chat-header">
      <div className="artist-chat-who">
        <Medallion name={name} colours={colours} />
        <div className="min-w-0 flex-1">
          <Dialog.Title className="artist-chat-name display">{name}</Dialog.Title>
          <p className="artist-chat-specialty">{specialty}</p>
        </div>
        <div className="artist-chat-tools">
          <Toggle label={ARTIST_CHAT_WORDS.voiceInput} isOn={input.isOn} onToggle={input.toggle}>
            {input.isOn ? <Mic {...ICON} /> : <MicOff {...ICON} />}
          </Toggle>
          <Toggle label={ARTIST_CHAT_WORDS.voiceOutput} isOn={voice.isOn} onToggle={voice.toggle}>
            {voice.isOn ? <Volume2 {...ICON} /> : <VolumeOff {...ICON} />}
          </Toggle>
          <Dialog.Close
            className="artist-chat-tool"
            aria-label={ARTIST_CHAT_WORDS.close}
            data-tip={ARTIST_CHAT_WORDS.close}
          >
            <X {...ICON} />
          </Dialog.Close>
        </div>
      </div>
      <div className="artist-chat-tags">
        <span className="artist-chat-badge">{AI_ARTIST_WORDS.badge}</span>
        <ul
          className="noscroll"
          aria-label={fillIn(ARTIST_CHAT_WORDS.expertise, { name: firstNameOf(artist) })}
        >
          {expertise.slice(0, MOST_TAGS).map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <button type="button" className="artist-chat-test" onClick={voice.test}>
          {ARTIST_CHAT_WORDS.testVoice}
        </button>
      </div>
    </header>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Toggle({ label, isOn, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="artist-chat-tool"
      aria-label={label}
      aria-pressed={isOn}
      data-tip={label}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
