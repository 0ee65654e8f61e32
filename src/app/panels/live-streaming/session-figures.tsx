import { FIGURES_WORDS } from '#content/panels/live-tools-words.ts';
import { LIVE_WORDS } from '#content/panels/live-words.ts';
import { LineChart } from '#app/kit/charts/chart.tsx';
import { clockWords } from '#app/look/live/clock-words.ts';
import type { SessionFigures } from './broadcast.ts';

interface FiguresOfSessionProps {
  readonly figures: SessionFigures;
  readonly isOver?: boolean;
}

/** At most this many minutes are drawn: the last ones. */
const MOST_MINUTES = 60;
const SECONDS = 1000;

/** What came of a session. Nobody is named. */
export function FiguresOfSession({ figures, isOver = false }: FiguresOfSessionProps) {
  const { room, messages, viewersByMinute } = figures;
  const lasted = (Date.parse(room.endedAt ?? '') - Date.parse(room.startedAt ?? '')) / SECONDS;
  const rows = [
    ...(isOver && Number.isFinite(lasted)
      ? ([[FIGURES_WORDS.lasted, clockWords(lasted)]] as const)
      : []),
    ...(isOver ? [] : ([[LIVE_WORDS.viewers, room.viewers]] as const)),
    [LIVE_WORDS.most, room.mostViewers],
    [LIVE_WORDS.messages, messages],
    [LIVE_WORDS.applause, room.applause],
  ] as const;
  const points = viewersByMinute.map((value, minute) => ({ label: String(minute), value }));
  const every = Math.ceil(points.length / 6);
  return (
    <div className="live-settings">
      <dl className="live-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
      {points.length < 3 ? null : (
        <LineChart
          title={FIGURES_WORDS.chart}
          heads={[FIGURES_WORDS.minute, FIGURES_WORDS.viewers]}
          points={points
            .slice(-MOST_MINUTES)
            .map((point, place) => ({ ...point, short: place % every === 0 ? point.label : '' }))}
        />
      )}
    </div>
  );
}
