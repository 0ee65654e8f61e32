import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { useApply } from '#app/look/use-apply.ts';
import { SKIN_TOASTS, SKIN_WORDS } from '#content/panels/skin-analysis-words.ts';
import { perfectLook } from '#domain/skin-report/season-shades.ts';
import type { SkinAnalysis } from './use-skin-analysis.ts';

interface AnalysisActionsProps {
  readonly analysis: SkinAnalysis;
  readonly onStart: () => Promise<void>;
  readonly onAbort: () => void;
  readonly onReset: () => void;
}

/** What can be done next, at the foot of the panel. */
export function AnalysisActions({ analysis, onStart, onAbort, onReset }: AnalysisActionsProps) {
  return (
    <div className="panel-actions">
      {analysis.phase === 'idle' ? (
        <button type="button" className="button-carmine" onClick={() => void onStart()}>
          {SKIN_WORDS.start}
        </button>
      ) : null}
      {analysis.phase === 'analyzing' ? (
        <button type="button" className="button-secondary" onClick={onAbort}>
          {SKIN_WORDS.cancel}
        </button>
      ) : null}
      {analysis.phase === 'result' ? (
        <>
          <ApplyButton colors={analysis.report.colorAnalysis} />
          <button type="button" className="button-secondary" onClick={onReset}>
            {SKIN_WORDS.again}
          </button>
        </>
      ) : null}
    </div>
  );
}

type ReportColors = Extract<SkinAnalysis, { phase: 'result' }>['report']['colorAnalysis'];

function ApplyButton({ colors }: { colors: ReportColors }) {
  const { look } = useStudio();
  const apply = useApply();
  if (colors === null) return null;
  return (
    <button
      type="button"
      className="button-primary"
      onClick={() => {
        apply(perfectLook(colors));
        toast(SKIN_TOASTS.lookApplied, { season: colors.season }, '', {
          action: { label: SKIN_WORDS.undo, otherWay: SKIN_WORDS.undoOther, act: look.undo },
        });
      }}
    >
      {SKIN_WORDS.apply}
    </button>
  );
}
