import { Gauge } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PERFORMANCE_WORDS } from '#content/mirror-words.ts';
import { FINE_MEMORY, isOptimal } from '#domain/performance/resolution-step.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

const BYTES_PER_MEGABYTE = 1_000_000;

function milliseconds(value: number | undefined): string {
  if (value === undefined) return PERFORMANCE_WORDS.pending;
  return fillIn(PERFORMANCE_WORDS.milliseconds, { value: value.toFixed(1) });
}

function memory(bytes: number | null): string {
  if (bytes === null) return PERFORMANCE_WORDS.memoryUnknown;
  const value = Math.round(bytes / BYTES_PER_MEGABYTE);
  const words = fillIn(PERFORMANCE_WORDS.megabytes, { value });
  return bytes < FINE_MEMORY ? `${words} · ${PERFORMANCE_WORDS.memoryFine}` : words;
}

/** What was measured over the last second; nothing here is an estimate. */
export function PerformanceDetails({ id }: { id: string }) {
  const studio = useStudio();
  const statistics = useStudioState((state) => state.statistics);
  const usedMemory = useStudioState((state) => state.usedMemory);
  const scale = useStudioState((state) => state.resolutionScale);
  const rows = [
    [PERFORMANCE_WORDS.renderTime, milliseconds(statistics?.renderTime)],
    [PERFORMANCE_WORDS.trackingTime, milliseconds(statistics?.trackingTime)],
    [
      PERFORMANCE_WORDS.droppedFrames,
      statistics === null ? PERFORMANCE_WORDS.pending : String(statistics.droppedFrames),
    ],
    [PERFORMANCE_WORDS.memory, memory(usedMemory)],
    [PERFORMANCE_WORDS.resolution, fillIn(PERFORMANCE_WORDS.percent, { value: scale * 100 })],
  ] as const;
  return (
    <section id={id} aria-label={PERFORMANCE_WORDS.title} className="performance-details">
      <p className="flex items-center justify-between">
        <span className="font-medium">{PERFORMANCE_WORDS.title}</span>
        {statistics === null ? null : (
          <span className={isOptimal(statistics) ? 'text-(--ok)' : 'text-(--warn)'}>
            {isOptimal(statistics) ? PERFORMANCE_WORDS.optimal : PERFORMANCE_WORDS.slow}
          </span>
        )}
      </p>
      <dl className="mt-3 grid gap-1.5">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-3">
            <dt className="text-white/75">{term}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button-secondary mt-3 w-full"
        style={{ minHeight: 44 }}
        onClick={() => {
          studio.performance.optimize();
        }}
      >
        <Gauge size={16} strokeWidth={1.6} aria-hidden="true" />
        {PERFORMANCE_WORDS.optimize}
      </button>
    </section>
  );
}
