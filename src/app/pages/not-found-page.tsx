import { Link } from '#app/kit/router/link.tsx';
import { NOT_FOUND_WORDS } from '#content/look-words.ts';
import { MISSING_PAGE } from '#content/pages.ts';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';

export function NotFoundPage() {
  return (
    <SiteLayout page={MISSING_PAGE}>
      <div className="not-found">
        <div className="not-found-mirror" aria-hidden="true" />
        <h1 className="display text-4xl">{NOT_FOUND_WORDS.title}</h1>
        <p className="mt-4 text-fg-2">{NOT_FOUND_WORDS.description}</p>
        <p className="not-found-hint">{NOT_FOUND_WORDS.hint}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-2.5">
          <Link to="/" className="button-primary">
            {NOT_FOUND_WORDS.back}
          </Link>
          <Link to="/contact-support" className="button-secondary">
            {NOT_FOUND_WORDS.support}
          </Link>
        </div>
      </div>
    </SiteLayout>
  );
}
