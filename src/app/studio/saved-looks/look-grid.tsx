import { Link } from '#app/kit/router/link.tsx';
import { fillIn } from '#content/fill-in.ts';
import { SAVED_LOOKS_WORDS } from '#content/saved-looks-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { LookCard } from './look-card.tsx';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';

/** The saved looks, the newest first; without any, how to save the first one. */
export function LookGrid({ looks }: { looks: readonly SavedLook[] }) {
  if (looks.length === 0) return <NoLooks />;
  return (
    <>
      <p className="mb-5 text-md text-fg-2" role="status">
        {looks.length === 1
          ? SAVED_LOOKS_WORDS.countOne
          : fillIn(SAVED_LOOKS_WORDS.countMany, { count: looks.length })}
      </p>
      <ul className="look-grid">
        {looks.map((look) => (
          <LookCard key={look.id} look={look} />
        ))}
      </ul>
    </>
  );
}

function NoLooks() {
  return (
    <div className="no-looks">
      <LookPortrait look={DEFAULT_LOOK} className="no-looks-portrait" />
      <h2 className="display text-3xl">{SAVED_LOOKS_WORDS.empty}</h2>
      <p className="max-w-[38ch] text-balance text-fg-2">{SAVED_LOOKS_WORDS.emptyAdvice}</p>
      <Link to="/" className="button-carmine mt-3">
        {SAVED_LOOKS_WORDS.createFirst}
      </Link>
    </div>
  );
}
