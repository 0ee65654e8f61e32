import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  AVOIDED_PLACE_WORDS,
  AVOIDED_TROUBLES,
  SAFETY_TOASTS,
} from '#content/panels/wellness-safety-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ChoiceRows } from '#app/kit/ui/choice-rows.tsx';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { GUEST } from '#app/person/session/owner.ts';
import { avoidedIngredients } from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import type { AvoidedState } from '#app/person/avoided-ingredients/avoided-keeper.ts';
import { AgreeDialog, LeaveDialog } from './avoided-questions.tsx';

/** Where the list is kept: on this device, unless the person agrees to more. */
export function AvoidedPlace({ state }: { state: AvoidedState }) {
  const { place, owner, isBusy } = state;
  const isOnline = useIsOnline();
  const [asked, setAsked] = useState<'agree' | 'leave' | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  const isSignedIn = owner !== GUEST;
  const words = AVOIDED_PLACE_WORDS;

  async function keepWithAccount(): Promise<void> {
    close();
    if (await avoidedIngredients.keepWithAccount()) toast(SAFETY_TOASTS.agreed);
  }

  return (
    <section>
      <ChoiceRows
        title={words.title}
        value={place}
        rows={[
          {
            value: 'device',
            label: words.device,
            note: words.deviceNote,
            isDisabled: isBusy || (place === 'account' && !isOnline),
          },
          {
            value: 'account',
            label: words.account,
            note: isSignedIn
              ? isOnline
                ? words.accountNote
                : words.accountOffline
              : words.accountSignedOut,
            isDisabled: isBusy || !isOnline || !isSignedIn,
          },
        ]}
        onChoose={(to) => {
          if (to !== place) setAsked(to === 'account' ? 'agree' : 'leave');
        }}
      />
      <PlaceNotes
        state={state}
        onJoin={() => {
          setAsked('agree');
        }}
      />
      {asked === 'agree' ? <AgreeDialog onClose={close} onAgree={keepWithAccount} /> : null}
      {asked === 'leave' ? (
        <LeaveDialog
          onClose={close}
          onLeave={async (stays) => {
            close();
            if (await avoidedIngredients.leaveAccount(stays)) toast(SAFETY_TOASTS.left);
          }}
        />
      ) : null}
    </section>
  );
}

/** What waits, what went wrong, and what became of the list elsewhere. */
function PlaceNotes({ state, onJoin }: { state: AvoidedState; onJoin: () => void }) {
  const { waiting, trouble, wasWithdrawn, hasTwo, isLasting, isBusy } = state;
  const words = AVOIDED_PLACE_WORDS;
  const waits =
    waiting === 0
      ? null
      : waiting === 1
        ? words.waitingOne
        : fillIn(words.waiting, { count: waiting });
  return (
    <>
      {isLasting ? null : <p className="avoided-note">{words.notLasting}</p>}
      {waits === null || trouble?.step === 'send' ? null : <p className="avoided-note">{waits}</p>}
      {hasTwo ? (
        <div className="avoided-note">
          <span>{words.hasTwo}</span>
          <button
            type="button"
            className="button-secondary avoided-note-button"
            disabled={isBusy}
            onClick={onJoin}
          >
            {words.join}
          </button>
        </div>
      ) : null}
      <div role="alert">
        {wasWithdrawn ? <p className="avoided-note">{words.withdrawn}</p> : null}
        {trouble === null ? null : (
          <div className="avoided-note">
            <span>{`${AVOIDED_TROUBLES[trouble.step]} ${trouble.why}`}</span>
            {trouble.step === 'read' || trouble.step === 'send' ? (
              <button
                type="button"
                className="button-secondary avoided-note-button"
                onClick={() => void avoidedIngredients.sync()}
              >
                {words.tryAgain}
              </button>
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}
