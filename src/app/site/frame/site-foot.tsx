import { Link } from '#app/kit/router/link.tsx';
import { FOOT_LINKS, SITE_WORDS } from '#content/header-words.ts';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';

export function SiteFoot() {
  return (
    <footer className="site-foot">
      <p>{SITE_WORDS.promise}</p>
      <nav aria-label={SITE_WORDS.foot} className="flex flex-wrap">
        {FOOT_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="quiet-button px-3">
            {label}
          </Link>
        ))}
      </nav>
      {/* Where the header has no room for it. */}
      <div className="site-foot-theme">
        <ThemeChoice />
      </div>
    </footer>
  );
}
