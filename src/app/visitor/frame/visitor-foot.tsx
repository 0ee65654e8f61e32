import { SITE_WORDS } from '#content/header-words.ts';
import { VISITOR_FOOT_LINKS } from '#content/visitor-words.ts';
import { VisitorTheme } from './visitor-theme.tsx';

export function VisitorFoot() {
  return (
    <footer className="visitor-foot">
      <p>{SITE_WORDS.promise}</p>
      <nav aria-label={SITE_WORDS.foot}>
        {VISITOR_FOOT_LINKS.map(({ to, label }) => (
          <a key={to} href={to} className="quiet-button">
            {label}
          </a>
        ))}
      </nav>
      <div className="visitor-foot-theme">
        <VisitorTheme name="theme-below" />
      </div>
    </footer>
  );
}
