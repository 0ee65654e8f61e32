import { Check, Hand, Minus, MonitorUp, RotateCcwSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { LIVE_WORDS, SIGNAL_WORDS } from '#content/panels/verify-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { FlashScreen } from './flash-screen.tsx';
import {
  createLiveCheck,
  type LiveCheck,
  type Saw,
  type SignalId,
  type SignalState,
  WATCH_MS,
  type Watching,
} from './live-check.ts';

const SIGNALS = ['turn', 'hand', 'flash'] as const satisfies readonly SignalId[];

const ICONS = { turn: RotateCcwSquare, hand: Hand, flash: MonitorUp } as const;

const SECONDS = WATCH_MS / 1000;

/**
 * A number in [0, 1) from the browser's cryptographic generator: a prerecorded film must not foresee the
 * side.
 */
function unforeseen(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

/** What a live face can show. It lists what was seen, and never claims that a person is real. */
export function LiveSection() {
  const studio = useStudio();
  const isLive = useStudioState(({ status, source }) => status === 'active' && source === 'camera');
  const hasFace = useStudioState(({ face }) => face !== 'lost');
  const [check] = useState(() =>
    createLiveCheck({ studio, clock: { schedule }, random: unforeseen }),
  );
  const state = useStore(check.state);
  useEffect(() => check.stop, [check]);
  useEffect(() => {
    if (!isLive) check.stop();
  }, [isLive, check]);
  const { flash } = state;
  return (
    <section className="verify-section" aria-labelledby="verify-live">
      <h3 id="verify-live" className="display text-2xl">
        {LIVE_WORDS.title}
      </h3>
      <p className="mt-1.5 text-md text-fg-2">{LIVE_WORDS.about}</p>
      {noteOf(isLive, hasFace) === null ? null : (
        <p role="status" className="verify-note">
          {noteOf(isLive, hasFace)}
        </p>
      )}
      <ul className="verify-signals" aria-label={LIVE_WORDS.signals}>
        {SIGNALS.map((id) => (
          <SignalRow key={id} id={id} state={state[id]} check={check} isDisabled={!isLive} />
        ))}
      </ul>
      {flash.kind === 'watching' && flash.watching.signal === 'flash' ? (
        <FlashScreen level={flash.watching.level} onStop={check.stop} />
      ) : null}
    </section>
  );
}

function noteOf(isLive: boolean, hasFace: boolean): string | null {
  if (!isLive) return LIVE_WORDS.needsCamera;
  return hasFace ? null : LIVE_WORDS.noFace;
}

interface SignalRowProps {
  readonly id: SignalId;
  readonly state: SignalState;
  readonly check: LiveCheck;
  readonly isDisabled: boolean;
}

function SignalRow({ id, state, check, isDisabled }: SignalRowProps) {
  const Icon = ICONS[id];
  const { name, about } = SIGNAL_WORDS[id];
  const isWatching = state.kind === 'watching';
  return (
    <li className="verify-signal" data-kind={state.kind}>
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" className="verify-signal-icon" />
      <div className="min-w-0">
        <h4 className="font-medium">{name}</h4>
        <p role="status" className="text-sm text-fg-2">
          <Mark state={state} />
          {saidOf(id, state) ?? about}
        </p>
      </div>
      <button
        type="button"
        className="verify-try"
        disabled={isDisabled}
        aria-label={`${labelOf(state)}: ${name}`}
        onClick={() => {
          if (isWatching) check.stop();
          else void check.attempt(id);
        }}
      >
        {labelOf(state)}
      </button>
    </li>
  );
}

function labelOf({ kind }: SignalState): string {
  if (kind === 'watching') return LIVE_WORDS.stop;
  return kind === 'not-tried' ? LIVE_WORDS.tryIt : LIVE_WORDS.again;
}

/** In words as well as by a sign. */
function Mark({ state: { kind } }: { readonly state: SignalState }) {
  if (kind !== 'seen' && kind !== 'not-seen') return null;
  const Icon = kind === 'seen' ? Check : Minus;
  return (
    <span className="verify-mark">
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      {kind === 'seen' ? LIVE_WORDS.seen : LIVE_WORDS.notSeen}
    </span>
  );
}

/** Null where there is nothing to say beyond what the signal is. */
function saidOf(id: SignalId, state: SignalState): string | null {
  switch (state.kind) {
    case 'not-tried':
      return null;
    case 'watching':
      return askedBy(state.watching);
    case 'failed':
      return id === 'turn' ? LIVE_WORDS.noFace : SIGNAL_WORDS[id].failed;
    case 'seen':
      return said(state.saw, 'seen');
    case 'not-seen':
      return said(state.saw, 'notSeen');
  }
}

function askedBy(watching: Watching): string {
  switch (watching.signal) {
    case 'turn':
      return SIGNAL_WORDS.turn[watching.side];
    case 'hand':
      return watching.isThere ? SIGNAL_WORDS.hand.next : SIGNAL_WORDS.hand.first;
    case 'flash':
      return SIGNAL_WORDS.flash.first;
  }
}

function said(saw: Saw, which: 'seen' | 'notSeen'): string {
  switch (saw.signal) {
    case 'turn': {
      const { sides } = SIGNAL_WORDS.turn;
      const degrees = Math.max(0, saw.degrees);
      return fillIn(SIGNAL_WORDS.turn[which], { degrees, side: sides[saw.side], seconds: SECONDS });
    }
    case 'hand':
      return fillIn(SIGNAL_WORDS.hand[which], { seconds: SECONDS });
    case 'flash':
      return fillIn(SIGNAL_WORDS.flash[which], { percent: saw.percent });
  }
}
