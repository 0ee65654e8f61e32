import { PRIVACY } from '#content/legal.ts';
import { PAGES } from '#content/pages.ts';
import { LegalPage } from '#app/legal/legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage page={PAGES['/privacy']} text={PRIVACY} />;
}
