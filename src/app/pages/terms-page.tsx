import { TERMS } from '#content/legal.ts';
import { PAGES } from '#content/pages.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage page={PAGES['/terms']} text={TERMS} />;
}
