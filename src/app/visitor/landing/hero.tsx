import { HERO_WORDS } from '#content/landing-words.ts';
import { Compare } from './compare.tsx';

export function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 className="display hero-title">{HERO_WORDS.title}</h1>
        <p className="hero-lead">{HERO_WORDS.lead}</p>
        <p className="hero-calls">
          <a href="/app" className="button-carmine call">
            {HERO_WORDS.tryFree}
          </a>
          <a href="/signup" className="button-secondary call">
            {HERO_WORDS.createAccount}
          </a>
        </p>
        <p className="hero-account">
          {HERO_WORDS.haveAccount} <a href="/login">{HERO_WORDS.signIn}</a>
        </p>
      </div>
      <Compare />
    </section>
  );
}
