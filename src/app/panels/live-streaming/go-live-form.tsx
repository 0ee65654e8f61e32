import { Radio } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  AUDIENCE_LABELS,
  CHAT_LABELS,
  CONSENT_AGE,
  LIVE_TOASTS,
  LIVE_WORDS,
} from '#content/panels/live-words.ts';
import {
  AUDIENCES,
  type Audience,
  CHAT_MODES,
  type ChatMode,
  LONGEST_TITLE,
  QUALITIES,
  type Quality,
} from '#domain/live/live-room.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import type { Broadcast } from './broadcast.ts';
import { Choice } from './choice.tsx';

interface GoLiveFormProps {
  readonly broadcast: Broadcast;
  readonly isStarting: boolean;
}

/** What is settled before the picture leaves: title, who may watch, and the person's own word. */
export function GoLiveForm({ broadcast, isStarting }: GoLiveFormProps) {
  const [title, setTitle] = useState('');
  const [audience, setAudience] = useState<Audience>('link');
  const [quality, setQuality] = useState<Quality>('480p');
  const [chat, setChat] = useState<ChatMode>('on');
  const [hasPicture, setPicture] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<'title' | 'consent' | 'mirror' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isShown = useStudioState(({ status }) => status === 'active');
  const { user } = useCurrentUser();

  const start = async (): Promise<void> => {
    if (title.trim() === '') {
      setProblem('title');
      toast(LIVE_TOASTS.titleRequired);
      field.current?.focus();
      return;
    }
    if (!agreed) {
      setProblem('consent');
      return;
    }
    if (hasPicture && !isShown) {
      setProblem('mirror');
      return;
    }
    setProblem(null);
    try {
      const settings = { title, audience, quality, chat, hasPicture };
      await broadcast.start({ ...settings, agreed: true, isOldEnough: true });
      toast(LIVE_TOASTS.started);
    } catch (cause) {
      toast(LIVE_TOASTS.notStarted, {}, cause instanceof ApiProblem ? cause.message : '');
    }
  };

  return (
    <form
      className="live-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p className="text-md text-fg-2">{LIVE_WORDS.intro}</p>
      <label className="live-label">
        <span>{LIVE_WORDS.title}</span>
        <input
          ref={field}
          className="live-field"
          maxLength={LONGEST_TITLE}
          placeholder={LIVE_WORDS.titlePlaceholder}
          aria-invalid={problem === 'title'}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
          }}
        />
      </label>
      <Choice
        label={LIVE_WORDS.who}
        values={AUDIENCES}
        words={AUDIENCE_LABELS}
        value={audience}
        onChoose={setAudience}
      />
      <Choice
        label={LIVE_WORDS.chat}
        values={CHAT_MODES}
        words={CHAT_LABELS}
        value={chat}
        onChoose={setChat}
      />
      {hasPicture ? (
        <Choice
          label={LIVE_WORDS.quality}
          values={QUALITIES}
          value={quality}
          onChoose={setQuality}
        />
      ) : null}
      <div className="live-rows">
        <SwitchRow
          label={LIVE_WORDS.picture}
          about={LIVE_WORDS.pictureAbout}
          checked={hasPicture}
          onChange={setPicture}
        />
      </div>
      <div className="live-card">
        <p className="text-sm text-fg-2">
          {fillIn(LIVE_WORDS.before, {
            name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
          })}
        </p>
        <label className="live-consent">
          <input
            type="checkbox"
            checked={agreed}
            aria-invalid={problem === 'consent'}
            onChange={({ target }) => {
              setAgreed(target.checked);
              if (target.checked) setProblem(null);
            }}
          />
          <span>{fillIn(LIVE_WORDS.consent, { age: CONSENT_AGE })}</span>
        </label>
      </div>
      <div className="panel-actions">
        {problem === 'consent' || problem === 'mirror' ? (
          <p role="alert" className="live-problem">
            {problem === 'consent' ? LIVE_WORDS.consentMissing : LIVE_WORDS.noMirror}
          </p>
        ) : null}
        <button
          type="submit"
          className="button-carmine"
          aria-busy={isStarting}
          disabled={isStarting}
        >
          <Radio size={16} strokeWidth={1.8} aria-hidden="true" />
          {isStarting ? LIVE_WORDS.starting : LIVE_WORDS.goLive}
        </button>
      </div>
    </form>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SwitchRow({ label, about, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="live-row">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block text-md">{label}</span>
        <span className="block text-sm text-fg-3">{about}</span>
      </label>
      <Toggle id={id} checked={checked} onCheckedChange={onChange} />
    </div>
  );
}
