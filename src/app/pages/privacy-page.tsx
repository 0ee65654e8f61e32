import { PRIVACY } from '#content/legal.ts';
import { PAGES } from '#content/pages.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage page={PAGES['/privacy']} text={PRIVACY} />;
}
