import { Lock } from 'lucide-react';
import { COMMUNITY_WORDS, LOCKED_TABS, SAMPLE_WORD } from '#content/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';

interface ProTabProps {
  readonly name: keyof typeof LOCKED_TABS;
  /** Whether whoever looks may use it. */
  readonly isOpen: boolean;
}

/** A tab for Pro alone: what it is about, and samples of it behind a lock that leads to what Pro is. */
export function ProTab({ name, isOpen }: ProTabProps) {
  const { title, about, samples } = LOCKED_TABS[name];
  return (
    <section>
      <h3 className="display text-[24px]">{title}</h3>
      <p className="mt-1.5 text-[13.5px] text-fg-2">{about}</p>
      {isOpen ? (
        <p className="panel-note mt-5">{COMMUNITY_WORDS.comingForPro}</p>
      ) : (
        <div className="locked">
          <ul className="locked-samples" inert aria-hidden="true">
            {samples.map((sample) => (
              <li key={sample} className="locked-sample">
                <span>{sample}</span>
                <span className="caps">{SAMPLE_WORD}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="locked-overlay"
            aria-label={fillIn(COMMUNITY_WORDS.unlock, { title })}
            onClick={openUpgrade}
          >
            <span className="locked-badge caps">
              <Lock size={13} strokeWidth={2} aria-hidden="true" />
              {COMMUNITY_WORDS.pro}
            </span>
          </button>
        </div>
      )}
    </section>
  );
}
