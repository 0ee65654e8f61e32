import { LANDING_PAGE } from '#content/landing-words.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { LANDING_DOCUMENT, LANDING_PATH, ORIGIN_MARK } from '#content/visitor-documents.ts';
import openGraphPicture from '#app/visitor/open-graph/landing.png';
import type { VisitorDocument } from '#app/visitor/frame/document.ts';
import { Landing } from './landing.tsx';
import { ASKED } from './questions.tsx';

const SCHEMA = 'https://schema.org';

export const LANDING: VisitorDocument = {
  name: LANDING_DOCUMENT,
  kind: 'landing',
  address: LANDING_PATH,
  ...LANDING_PAGE,
  openGraphPicture,
  openGraphType: 'website',
  structuredData: [
    {
      '@context': SCHEMA,
      '@type': 'WebApplication',
      name: HEADER_WORDS.brand,
      description: LANDING_PAGE.description,
      url: `${ORIGIN_MARK}/`,
      image: ORIGIN_MARK + openGraphPicture,
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    {
      '@context': SCHEMA,
      '@type': 'FAQPage',
      mainEntity: ASKED.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  content: <Landing />,
};
