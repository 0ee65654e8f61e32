import { Link } from '#app/kit/router/link.tsx';
import { HEADER_WORDS } from '#content/look-words.ts';
import { Mark } from '#app/kit/ui/mark.tsx';

/** The logo and the name of the site; leads home. */
export function Brand() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3" aria-label={HEADER_WORDS.home}>
      <Mark />
      <span className="display text-2xl">{HEADER_WORDS.brand}</span>
    </Link>
  );
}
