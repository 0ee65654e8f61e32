import { PRIVACY } from '#content/legal.ts';
import { PAGES } from '#content/pages.ts';
import { CountingChoice } from '#app/person/analytics/counting-choice.tsx';
import { LegalPage } from './legal-page.tsx';

const CHOICES = { counting: <CountingChoice /> };

export function PrivacyPage() {
  return <LegalPage page={PAGES['/privacy']} text={PRIVACY} choices={CHOICES} />;
}
