import './history.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { HISTORY_WORDS, SKIN_TOASTS } from '#content/panels/skin-analysis-words.ts';
import { MEASURE_WORDS } from '#content/skin-report-words.ts';
import {
  HISTORY_MEASURES,
  type HistoryMeasure,
  type KeptValue,
  type SkinHistory,
} from '#domain/skin-history/skin-history.ts';
import { compareScores } from '#domain/skin-report/skin-score.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { IntervalChart } from '#app/kit/charts/interval-chart.tsx';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { formatNumber, formatReading } from './format-measure.ts';
import {
  eraseHistory,
  followHistory,
  historyStore,
  turnHistoryOff,
  turnHistoryOn,
} from './history-store.ts';

/** Earlier analyses in numbers, for those who asked to keep them; off until then. */
export function SkinHistorySection({ report }: { report: SkinReport | null }) {
  const { entries } = useStore(historyStore);
  useEffect(() => followHistory(), []);
  return (
    <section className="skin-history" aria-labelledby="skin-history">
      <h3 id="skin-history" className="caps text-fg-3">
        {HISTORY_WORDS.title}
      </h3>
      {entries === null ? (
        <>
          <p className="text-sm text-fg-2">{HISTORY_WORDS.offer}</p>
          <button
            type="button"
            className="button-secondary"
            onClick={() => {
              turnHistoryOn(report);
            }}
          >
            {HISTORY_WORDS.turnOn}
          </button>
        </>
      ) : (
        <KeptHistory entries={entries} />
      )}
    </section>
  );
}

type Shown = HistoryMeasure | 'score';

function KeptHistory({ entries }: { entries: SkinHistory }) {
  const [shown, setShown] = useState<Shown>('score');
  const [asks, setAsks] = useState<'erase' | 'turn-off' | null>(null);
  return (
    <>
      <p className="text-sm text-fg-2">{countWords(entries.length)}</p>
      {entries.length === 0 ? null : (
        <>
          <label className="history-choice">
            <span className="text-sm">{HISTORY_WORDS.measure}</span>
            <select
              value={shown}
              onChange={({ target }) => {
                const measure = HISTORY_MEASURES.find((each) => each === target.value);
                setShown(measure ?? 'score');
              }}
            >
              <option value="score">{HISTORY_WORDS.score}</option>
              {HISTORY_MEASURES.map((measure) => (
                <option key={measure} value={measure}>
                  {MEASURE_WORDS[measure].name}
                </option>
              ))}
            </select>
          </label>
          <HistoryChart entries={entries} shown={shown} />
        </>
      )}
      <div className="history-actions">
        <button
          type="button"
          className="quiet-button"
          disabled={entries.length === 0}
          onClick={() => {
            const text = JSON.stringify({ v: 1, entries }, null, 2);
            saveFile(new Blob([text], { type: 'application/json' }), HISTORY_WORDS.file);
          }}
        >
          {HISTORY_WORDS.export}
        </button>
        <button
          type="button"
          className="quiet-button"
          disabled={entries.length === 0}
          onClick={() => {
            setAsks('erase');
          }}
        >
          {HISTORY_WORDS.erase}
        </button>
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            if (entries.length === 0) turnHistoryOff();
            else setAsks('turn-off');
          }}
        >
          {HISTORY_WORDS.turnOff}
        </button>
      </div>
      {asks === null ? null : (
        <EraseDialog
          onClose={() => {
            setAsks(null);
          }}
          onErase={() => {
            setAsks(null);
            if (asks === 'erase') eraseHistory();
            else turnHistoryOff();
            toast(SKIN_TOASTS.historyErased);
          }}
        />
      )}
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return HISTORY_WORDS.onNone;
  return count === 1 ? HISTORY_WORDS.onOne : fillIn(HISTORY_WORDS.on, { count });
}

function HistoryChart({ entries, shown }: { entries: SkinHistory; shown: Shown }) {
  const kept = entries.flatMap(({ measuredAt, score, measures }) => {
    const value = shown === 'score' ? score : (measures[shown] ?? null);
    return value === null ? [] : [{ measuredAt, value }];
  });
  if (kept.length < 2) return <p className="text-sm text-fg-2">{HISTORY_WORDS.more}</p>;
  const name = shown === 'score' ? HISTORY_WORDS.score : MEASURE_WORDS[shown].name;
  const [before, now] = kept.slice(-2);
  return (
    <>
      <IntervalChart
        title={fillIn(HISTORY_WORDS.chart, { name })}
        heads={HISTORY_WORDS.heads}
        points={kept.map(({ measuredAt, value }) => ({
          label: momentOf(measuredAt),
          short: SHORT_DAY.format(measuredAt),
          ...value,
          text: textOf(shown, value),
        }))}
        format={(value) => numberOf(shown, value)}
      />
      {before === undefined || now === undefined ? null : (
        <p className="text-sm">
          {HISTORY_WORDS[compareScores(confident(now.value), confident(before.value)).is]}
        </p>
      )}
    </>
  );
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Day and time to the second: two analyses of one day differ in it. */
function momentOf(measuredAt: number): string {
  const day = formatDay(new Date(measuredAt).toISOString()) ?? '';
  return `${day}, ${TIME.format(measuredAt)}`;
}

function confident(value: KeptValue) {
  return { ...value, confidence: 1 };
}

function numberOf(shown: Shown, value: number): string {
  return shown === 'score' ? String(Math.round(value)) : formatNumber(shown, value);
}

function textOf(shown: Shown, value: KeptValue): string {
  return shown === 'score'
    ? `${Math.round(value.value)} ± ${Math.round((value.high - value.low) / 2)}`
    : formatReading(shown, confident(value));
}

function EraseDialog({ onClose, onErase }: { onClose: () => void; onErase: () => void }) {
  return (
    <Dialog
      title={HISTORY_WORDS.eraseTitle}
      description={HISTORY_WORDS.eraseAbout}
      close={HISTORY_WORDS.eraseNo}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap gap-2">
        <button type="button" className="button-carmine" onClick={onErase}>
          {HISTORY_WORDS.eraseYes}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {HISTORY_WORDS.eraseNo}
        </button>
      </div>
    </Dialog>
  );
}
