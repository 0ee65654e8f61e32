import { CalendarPlus, Radio } from 'lucide-react';
import { useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_WORDS, WHEN_LABELS } from '#content/panels/live-plan-words.ts';
import { LIVE_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { LONGEST_TITLE } from '#domain/live/live-room.ts';
import { fieldTime, planTimeWords, proposedTime } from '#app/look/live/plan-time.ts';
import { Choice } from './choice.tsx';
import { ConsentCard } from './consent-card.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { PlanTimeField } from './plan-time-field.tsx';
import { SessionSettings } from './session-settings.tsx';
import { FIRST_WISHES, wishesOf } from './session-wishes.ts';
import { type FormProblem, useGoLive } from './use-go-live.ts';
import type { Broadcast } from './broadcast.ts';

interface GoLiveFormProps {
  readonly broadcast: Broadcast;
  readonly isStarting: boolean;
  /** The announced session that this is; null for a new one. */
  readonly plan: LiveRoom | null;
  /** The title that was given elsewhere. */
  readonly title: string;
  readonly place: 'panel' | 'community';
  readonly onNewSession: () => void;
}

/** What is settled before the picture leaves, or before a session is announced. */
export function GoLiveForm(props: GoLiveFormProps) {
  const { broadcast, isStarting, plan, title, place, onNewSession } = props;
  const [wishes, setWishes] = useState(plan === null ? { ...FIRST_WISHES, title } : wishesOf(plan));
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState(() => fieldTime(proposedTime(new Date())));
  const [agreed, setAgreed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { problem, isAnnouncing, forget, goLive, announce } = useGoLive(broadcast, place);

  const submit = (): void => {
    if (wishes.title.trim() === '') field.current?.focus();
    if (when === 'now') void goLive(wishes, { agreed, planId: plan?.id ?? null });
    else {
      announce(wishes, time, () => {
        setWishes(FIRST_WISHES);
        setWhen('now');
      });
    }
  };

  return (
    <form
      className="live-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {plan === null ? (
        <Choice
          label={PLAN_WORDS.when}
          values={['now', 'later']}
          words={WHEN_LABELS}
          value={when}
          onChoose={(chosen) => {
            setWhen(chosen);
            forget();
          }}
        />
      ) : (
        <PlanNote plan={plan} onNewSession={onNewSession} />
      )}
      {when === 'now' ? (
        <PicturePreview broadcast={broadcast} hasPicture={wishes.hasPicture} />
      ) : (
        <p className="text-sm text-fg-2">{PLAN_WORDS.about}</p>
      )}
      <label className="live-label">
        <span>{LIVE_WORDS.title}</span>
        <input
          ref={field}
          className="live-field"
          maxLength={LONGEST_TITLE}
          placeholder={LIVE_WORDS.titlePlaceholder}
          aria-invalid={problem === 'title'}
          value={wishes.title}
          onChange={({ target }) => {
            setWishes({ ...wishes, title: target.value });
          }}
        />
      </label>
      {when === 'later' ? (
        <PlanTimeField value={time} problem={timeProblem(problem)} onChange={setTime} />
      ) : null}
      <SessionSettings
        wishes={wishes}
        isLive={false}
        onChange={(change) => setWishes({ ...wishes, ...change })}
      />
      {when === 'now' ? (
        <ConsentCard
          agreed={agreed}
          isMissing={problem === 'consent'}
          onChange={(now) => {
            setAgreed(now);
            if (now) forget();
          }}
        />
      ) : null}
      <div className="panel-actions">
        {problem === 'consent' || problem === 'mirror' ? (
          <p role="alert" className="live-problem">
            {problem === 'consent' ? LIVE_WORDS.consentMissing : LIVE_WORDS.noMirror}
          </p>
        ) : null}
        {when === 'now' ? (
          <button
            type="submit"
            className="button-carmine"
            aria-busy={isStarting}
            disabled={isStarting}
          >
            <Radio size={16} strokeWidth={1.8} aria-hidden="true" />
            {isStarting ? LIVE_WORDS.starting : LIVE_WORDS.goLive}
          </button>
        ) : (
          <button type="submit" className="button-primary" aria-busy={isAnnouncing}>
            <CalendarPlus size={16} strokeWidth={1.8} aria-hidden="true" />
            {isAnnouncing ? PLAN_WORDS.announcing : PLAN_WORDS.announce}
          </button>
        )}
      </div>
    </form>
  );
}

function timeProblem(problem: FormProblem | null) {
  return problem === 'missing' || problem === 'past' || problem === 'far' ? problem : null;
}

function PlanNote({ plan, onNewSession }: { plan: LiveRoom; onNewSession: () => void }) {
  const { title, startsAt } = plan;
  return (
    <div className="live-card">
      <p className="text-md">
        {fillIn(PLAN_WORDS.chosen, { title, time: planTimeWords(startsAt ?? '') })}
      </p>
      <button type="button" className="button-secondary mt-3" onClick={onNewSession}>
        {PLAN_WORDS.notThis}
      </button>
    </div>
  );
}
