import './find-it.css';
import { fillIn } from '#content/fill-in.ts';
import { FIND_IT_WORDS } from '#content/find-it-words.ts';
import { partThatFinds, type WantedShade, type Wanting } from '#domain/shopping/find.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

interface FindItProps extends Wanting {
  readonly shades: readonly WantedShade[];
  /** What the shade is called. */
  readonly name: string;
}

/** Leads from a shade to what comes nearest to it in the shop. */
export function FindIt({ shades, name, areAlternatives }: FindItProps) {
  return (
    <button
      type="button"
      className="find-it"
      aria-label={fillIn(FIND_IT_WORDS.findItOf, { name })}
      onClick={() => {
        openPanel('shopping', partThatFinds(shades, { areAlternatives }));
      }}
    >
      {FIND_IT_WORDS.findIt}
    </button>
  );
}
