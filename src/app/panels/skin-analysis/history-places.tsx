import { useState } from 'react';
import { HISTORY_TOASTS, HISTORY_WORDS } from '#content/panels/skin-history-words.ts';
import { entryOf } from '#domain/skin-history/skin-history.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ChoiceRows, type ChoiceRow } from '#app/kit/ui/choice-rows.tsx';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { GUEST } from '#app/person/session/owner.ts';
import type { HistoryChoice, HistoryState } from '#app/person/skin-history/history-state.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { AgreeDialog, EraseDialog, LeaveDialog } from './history-questions.tsx';

interface HistoryPlacesProps {
  readonly state: HistoryState;
  /** The analysis on show. */
  readonly report: SkinReport | null;
}

/** Where the numbers are kept. What sends or deletes them is asked about first. */
export function HistoryPlaces({ state, report }: HistoryPlacesProps) {
  const { choice, device, isBusy, owner } = state;
  const isOnline = useIsOnline();
  const shown = report === null ? null : entryOf(report);
  /** The place that was chosen and waits for an answer. */
  const [asked, setAsked] = useState<HistoryChoice | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  // Leaving the account takes a connection to the server.
  const isBound = choice === 'account' && !isOnline;

  function choose(to: HistoryChoice): void {
    if (to === choice) return;
    if (to === 'device' && choice === 'nowhere') skinHistory.keepOnDevice(shown);
    else if (to === 'nowhere' && choice === 'device' && device.length === 0) skinHistory.turnOff();
    else setAsked(to);
  }

  return (
    <>
      <ChoiceRows
        title={HISTORY_WORDS.places}
        value={choice}
        rows={rowsOf({ isBusy, isBound, isOnline, isSignedIn: owner !== GUEST })}
        onChoose={choose}
      />
      {asked === 'account' ? (
        <AgreeDialog
          count={device.length}
          onClose={close}
          onAgree={async (carry) => {
            close();
            if (await skinHistory.keepWithAccount(carry, shown)) toast(HISTORY_TOASTS.agreed);
          }}
        />
      ) : null}
      {asked !== null && asked !== 'account' && choice === 'account' ? (
        <LeaveDialog
          canBring={asked === 'device'}
          onClose={close}
          onLeave={async (bring) => {
            close();
            const isDone = await skinHistory.leaveAccount(asked, bring);
            if (isDone) toast(bring ? HISTORY_TOASTS.moved : HISTORY_TOASTS.erased);
          }}
        />
      ) : null}
      {asked === 'nowhere' && choice === 'device' ? (
        <EraseDialog
          choice={choice}
          onClose={close}
          onErase={() => {
            close();
            skinHistory.turnOff();
            toast(HISTORY_TOASTS.erased);
          }}
        />
      ) : null}
    </>
  );
}

interface Circumstances {
  readonly isBusy: boolean;
  readonly isBound: boolean;
  readonly isOnline: boolean;
  readonly isSignedIn: boolean;
}

function rowsOf(now: Circumstances): readonly ChoiceRow<HistoryChoice>[] {
  const { isBusy, isBound, isOnline, isSignedIn } = now;
  const accountNote = isOnline ? HISTORY_WORDS.accountNote : HISTORY_WORDS.accountOffline;
  return [
    {
      value: 'nowhere',
      label: HISTORY_WORDS.nowhere,
      note: HISTORY_WORDS.nowhereNote,
      isDisabled: isBusy || isBound,
    },
    {
      value: 'device',
      label: HISTORY_WORDS.device,
      note: HISTORY_WORDS.deviceNote,
      isDisabled: isBusy || isBound,
    },
    {
      value: 'account',
      label: HISTORY_WORDS.account,
      note: isSignedIn ? accountNote : HISTORY_WORDS.accountSignedOut,
      isDisabled: isBusy || !isOnline || !isSignedIn,
    },
  ];
}
