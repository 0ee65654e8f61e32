import { MAINTENANCE_PAGE, MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { MAINTENANCE_DOCUMENT } from '#content/visitor-documents.ts';
import { Mark } from '#app/kit/ui/mark.tsx';
import openGraphPicture from '#app/visitor/open-graph/landing.png';
import type { VisitorDocument } from '#app/visitor/frame/document.ts';

const REFRESH_AFTER_S = 60;

/** Stands in for every document while the service is under maintenance, and reloads by itself. */
export const MAINTENANCE: VisitorDocument = {
  name: MAINTENANCE_DOCUMENT,
  kind: 'blog',
  address: undefined,
  ...MAINTENANCE_PAGE,
  description: MAINTENANCE_WORDS.soon,
  openGraphPicture,
  openGraphType: 'website',
  structuredData: [],
  refreshAfter: REFRESH_AFTER_S,
  content: (
    <section className="quiet-page">
      <Mark size={44} />
      <h1 className="display">{MAINTENANCE_WORDS.title}</h1>
      <p className="quiet-page-soon display">{MAINTENANCE_WORDS.soon}</p>
      <p>{MAINTENANCE_WORDS.thanks}</p>
      <p>{MAINTENANCE_WORDS.byItself}</p>
      <a href="/" className="quiet-button">
        {MAINTENANCE_WORDS.operator}
      </a>
    </section>
  ),
};
