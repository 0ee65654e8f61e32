import { COMMUNITY_WORDS, SAMPLE_WORD, TABS_TO_COME } from '#content/panels/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { PANEL_LIST_WORDS } from '#content/panel-words.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';

/** A tab that will be for Pro: what it is about, and samples of it behind the way to what Pro is. */
export function ProTab({ name }: { name: keyof typeof TABS_TO_COME }) {
  const { title, about, samples } = TABS_TO_COME[name];
  const goOn = useWayToPro();
  return (
    <section>
      <h3 className="display text-2xl">{title}</h3>
      <p className="mt-1.5 text-sm text-fg-2">{about}</p>
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
          aria-label={`${COMMUNITY_WORDS.pro}, ${COMMUNITY_WORDS.coming}. ${fillIn(COMMUNITY_WORDS.seePro, { title })}`}
          onClick={() => {
            goOn(fillIn(PANEL_LIST_WORDS.aboutToCome, { title }));
          }}
        >
          <span className="locked-badge">
            <span className="caps">{COMMUNITY_WORDS.pro}</span>
            {COMMUNITY_WORDS.coming}
          </span>
        </button>
      </div>
    </section>
  );
}
