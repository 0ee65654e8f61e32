import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Promise } from './promise.tsx';
import { Questions } from './questions.tsx';

/** What a visitor sees first of the product. */
export function Landing() {
  return (
    <>
      <Hero />
      <Figures />
      <Features />
      <Promise />
      <Pricing />
      <Questions />
      <Closing />
    </>
  );
}
