import { Radio } from 'lucide-react';
import { useRef, useState } from 'react';
import { COMMUNITY_LIVE_WORDS } from '#content/panels/community-live-words.ts';
import { LIVE_TOASTS } from '#content/panels/live-words.ts';
import { LONGEST_TITLE } from '#domain/live/live-room.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { sessionDraft } from '#app/look/live/session-draft.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

/**
 * Starts a session of one's own: takes its title, and leaves everything else to the panel of Live
 * Streaming.
 */
export function StartSession() {
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = (): void => {
    if (title.trim() === '') {
      setMissing(true);
      toast(LIVE_TOASTS.titleRequired);
      field.current?.focus();
      return;
    }
    sessionDraft.setState({ title: title.trim(), planId: null });
    openPanel('live-streaming');
  };
  return (
    <form
      className="community-card start-session"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h4 className="text-md font-medium">{COMMUNITY_LIVE_WORDS.start}</h4>
      <input
        ref={field}
        className="field-input"
        aria-label={COMMUNITY_LIVE_WORDS.sessionTitle}
        aria-invalid={isMissing}
        placeholder={COMMUNITY_LIVE_WORDS.placeholder}
        maxLength={LONGEST_TITLE}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setMissing(false);
        }}
      />
      <button type="submit" className="button-primary w-full">
        <Radio size={16} strokeWidth={1.8} aria-hidden="true" />
        {COMMUNITY_LIVE_WORDS.startButton}
      </button>
      <p className="text-xs text-fg-3">{COMMUNITY_LIVE_WORDS.startAbout}</p>
    </form>
  );
}
