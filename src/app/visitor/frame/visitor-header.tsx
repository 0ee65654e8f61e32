import { ACCOUNT_MENU_WORDS } from '#content/header-words.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { LANDING_PATH } from '#content/visitor-documents.ts';
import { VISITOR_HEADER_LINKS, VISITOR_WORDS } from '#content/visitor-words.ts';
import { Mark } from '#app/kit/ui/mark.tsx';
import { VisitorTheme } from './visitor-theme.tsx';

/** The header of a document: home, the links, the theme, and signing in or the account. */
export function VisitorHeader() {
  return (
    <header className="visitor-header">
      <a href={LANDING_PATH} className="visitor-brand" aria-label={VISITOR_WORDS.brandLabel}>
        <Mark />
        <span className="display">{HEADER_WORDS.brand}</span>
      </a>
      <nav aria-label={VISITOR_WORDS.site} className="visitor-nav">
        {VISITOR_HEADER_LINKS.map(({ to, label }) => (
          <a key={to} href={to} className="quiet-button">
            {label}
          </a>
        ))}
      </nav>
      <div className="visitor-corner">
        <div className="visitor-header-theme">
          <VisitorTheme name="theme" />
        </div>
        <div className="visitor-way-in" data-when="signed-out">
          <a href="/login" className="quiet-button">
            {ACCOUNT_MENU_WORDS.signIn}
          </a>
          <a href="/signup" className="visitor-pill">
            {ACCOUNT_MENU_WORDS.signUp}
          </a>
        </div>
        <div className="visitor-way-in" data-when="signed-in" hidden>
          <a href="/account-settings" className="visitor-pill">
            {VISITOR_WORDS.account}
          </a>
        </div>
      </div>
    </header>
  );
}
