import './advice.css';
import { Eye, Lamp, ScanFace, Sun } from 'lucide-react';
import { TIP_WORDS } from '#content/panels/skin-analysis-words.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';

/** Tips for makeup, visible traces of sun and irritation, and what to do and to know next time. */
export function TipsTab({ report }: { report: SkinReport }) {
  const { tips, riskFactors, cautions, improvementPlan, cannotKnow } = report;
  return (
    <div className="skin-tab">
      <section>
        <h3 className="sr-only">{TIP_WORDS.recommendations}</h3>
        <ol className="tips">
          {tips.map(({ kind, title, text }, place) => (
            <li key={kind}>
              <span className="number-disc tnum" aria-hidden="true">
                {place + 1}
              </span>
              <p>
                <span className="tip-title">{title}</span>
                <span className="tip-text">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="caps text-fg-3">{TIP_WORDS.risks}</h3>
        <ul className="notes">
          {riskFactors.length === 0 ? <li>{TIP_WORDS.noRisks}</li> : null}
          {riskFactors.map((risk) => (
            <li key={risk} className="note">
              <Sun size={17} strokeWidth={1.5} aria-hidden="true" />
              {risk}
            </li>
          ))}
        </ul>
      </section>
      {cautions.length === 0 ? null : (
        <section>
          <h3 className="caps text-fg-3">{TIP_WORDS.mislead}</h3>
          <ul className="notes">
            {cautions.map(({ kind, title, text }) => {
              const Icon = kind === 'caution-withheld' || kind === 'caution-far' ? ScanFace : Lamp;
              return (
                <li key={`${title} ${text}`} className="note">
                  <Icon size={17} strokeWidth={1.5} aria-hidden="true" />
                  <span>
                    {title} {text}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section>
        <h3 className="caps text-fg-3">{TIP_WORDS.plan}</h3>
        <ul className="plan">
          {improvementPlan.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="caps text-fg-3">{TIP_WORDS.cannotKnow}</h3>
        <ul className="notes">
          {cannotKnow.map((sentence) => (
            <li key={sentence} className="note">
              <Eye size={17} strokeWidth={1.5} aria-hidden="true" />
              {sentence}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-fg-3">{TIP_WORDS.about}</p>
      </section>
    </div>
  );
}
