import './history.css';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  HISTORY_TOASTS,
  HISTORY_TROUBLES,
  HISTORY_WORDS,
} from '#content/panels/skin-history-words.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import type { HistoryState, HistoryStep } from '#app/person/skin-history/history-state.ts';
import { followSkinHistory, skinHistory } from '#app/person/skin-history/skin-history.ts';
import { HistoryChart } from './history-chart.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryPlaces } from './history-places.tsx';
import { EraseDialog } from './history-questions.tsx';
import { shownHistory, type ShownEntry } from './shown-history.ts';

/** The history of the person at this page, read again each time that the panel opens. */
export function useSkinHistory(): HistoryState {
  useEffect(() => {
    followSkinHistory();
    void skinHistory.sync();
  }, []);
  return useStore(skinHistory.store);
}

/** Earlier analyses in numbers, for those who asked to keep them; off until then. */
export function SkinHistorySection({ report }: { report: SkinReport | null }) {
  const state = useStore(skinHistory.store);
  const title = useId();
  return (
    <section className="skin-history" aria-labelledby={title}>
      <h3 id={title} className="caps text-fg-3">
        {HISTORY_WORDS.title}
      </h3>
      {state.choice === 'nowhere' ? null : <KeptHistory state={state} choice={state.choice} />}
      <HistoryNotes state={state} />
      <p className="text-sm text-fg-2">{HISTORY_WORDS.what}</p>
      <HistoryPlaces state={state} report={report} />
    </section>
  );
}

interface KeptHistoryProps {
  readonly state: HistoryState;
  readonly choice: 'device' | 'account';
}

function KeptHistory({ state, choice }: KeptHistoryProps) {
  const [asks, setAsks] = useState(false);
  const entries = shownHistory(state);
  const isReading = choice === 'account' && state.account === null && state.trouble === null;
  return (
    <>
      <p className="text-sm" role="status">
        {isReading ? HISTORY_WORDS.reading : countWords(entries.length)}
      </p>
      {entries.length === 0 ? null : (
        <>
          <HistoryChart entries={entries} />
          <HistoryList entries={entries} isBusy={state.isBusy} />
          <div className="history-actions">
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                saveHistory(entries);
              }}
            >
              {HISTORY_WORDS.export}
            </button>
            <button
              type="button"
              className="quiet-button"
              disabled={state.isBusy}
              onClick={() => {
                setAsks(true);
              }}
            >
              {HISTORY_WORDS.erase}
            </button>
          </div>
        </>
      )}
      {asks ? (
        <EraseDialog
          choice={choice}
          onClose={() => {
            setAsks(false);
          }}
          onErase={async () => {
            setAsks(false);
            if (await skinHistory.erase()) toast(HISTORY_TOASTS.erased);
          }}
        />
      ) : null}
    </>
  );
}

/** What waits, what is on this device alone, and what went wrong. */
function HistoryNotes({ state }: { state: HistoryState }) {
  const { choice, device, waiting, trouble, wasWithdrawn, isBusy } = state;
  const onlyHere = choice === 'account' ? device.length : 0;
  const waits = waiting.length === 0 ? null : waitingWords(waiting.length);
  return (
    <>
      {waits === null || trouble?.step === 'send' ? null : <p className="history-note">{waits}</p>}
      {onlyHere === 0 ? null : (
        <div className="history-note">
          <span>
            {onlyHere === 1
              ? HISTORY_WORDS.onlyHereOne
              : fillIn(HISTORY_WORDS.onlyHere, { count: onlyHere })}
          </span>
          <button
            type="button"
            className="button-secondary history-note-button"
            disabled={isBusy}
            onClick={() => {
              skinHistory.carryOver();
            }}
          >
            {HISTORY_WORDS.carryOver}
          </button>
        </div>
      )}
      <div role="alert" className="history-alerts">
        {wasWithdrawn ? <p className="history-note">{HISTORY_WORDS.withdrawn}</p> : null}
        {trouble === null ? null : (
          <div className="history-note">
            <span>{`${troubleWords(trouble.step, waits)} ${trouble.why}`}</span>
            {trouble.step === 'read' || trouble.step === 'send' ? (
              <button
                type="button"
                className="button-secondary history-note-button"
                onClick={() => void skinHistory.sync()}
              >
                {HISTORY_WORDS.sendNow}
              </button>
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}

function waitingWords(count: number): string {
  return count === 1 ? HISTORY_WORDS.waitingOne : fillIn(HISTORY_WORDS.waiting, { count });
}

/** Entries that could not be sent but wait were not refused, so the words only say that they wait. */
function troubleWords(step: HistoryStep, waits: string | null): string {
  return step === 'send' && waits !== null ? waits : HISTORY_TROUBLES[step];
}

function countWords(count: number): string {
  if (count === 0) return HISTORY_WORDS.none;
  return count === 1 ? HISTORY_WORDS.countOne : fillIn(HISTORY_WORDS.count, { count });
}

const INDENT = 2;

function saveHistory(entries: readonly ShownEntry[]): void {
  const written = entries.map(({ isHere: _isHere, ...entry }) => ({
    ...entry,
    measuredAt: new Date(entry.measuredAt).toISOString(),
  }));
  const text = JSON.stringify({ v: 2, entries: written }, null, INDENT);
  saveFile(new Blob([text], { type: 'application/json' }), HISTORY_WORDS.file);
}
