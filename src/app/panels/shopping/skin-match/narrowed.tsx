import { X } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { EVIDENCE_WORDS, SKIN_MATCH_WORDS as WORDS } from '#content/panels/shopping-skin-words.ts';
import type { Narrowing } from '#domain/shopping/skin-match.ts';
import { shadeCount } from './choose-line.tsx';
import { leaveOut, type Evidence } from './skin-match-state.ts';

interface NarrowedProps {
  readonly evidence: readonly Evidence[];
  /** One for each of them. */
  readonly narrowing: readonly Narrowing[];
}

/** What was measured, one below the other, with how wide the set was after each. */
export function Narrowed({ evidence, narrowing }: NarrowedProps) {
  const widest = Math.max(...narrowing.map(({ width }) => width));
  return (
    <div className="skin-narrowed">
      <h4 className="font-medium">{WORDS.how}</h4>
      <p className="skin-note">{WORDS.howAbout}</p>
      <ol>
        {evidence.map((each, at) => {
          const here = narrowing[at];
          if (here === undefined) return null;
          const number = evidence.slice(0, at + 1).filter(({ source }) => source === 'room').length;
          const name = fillIn(EVIDENCE_WORDS[each.source], {
            number,
            product: each.product ?? '',
          });
          const width = here.width.toFixed(1);
          return (
            <li key={each.id}>
              <span className="skin-evidence">{name}</span>
              <span className="skin-width" aria-hidden="true">
                <span style={{ width: `${(100 * here.width) / widest}%` }} />
              </span>
              <span className="skin-width-words tnum">
                <span>{fillIn(WORDS.within, { width })}</span>
                {here.count === 0 ? null : <span>{shadeCount(here.count)}</span>}
              </span>
              <button
                type="button"
                className="quiet-button"
                aria-label={fillIn(WORDS.remove, { name })}
                data-tip={fillIn(WORDS.remove, { name })}
                onClick={() => {
                  leaveOut(each.id);
                }}
              >
                <X size={16} strokeWidth={1.7} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
