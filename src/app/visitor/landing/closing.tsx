import { CLOSING_WORDS } from '#content/landing-words.ts';
import { BLUSH_SHADES, EYESHADOW_PALETTES, LIPSTICK_SHADES } from '#content/shades.ts';
import { Pan } from '#app/kit/ui/pan.tsx';

export function Closing() {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="closing-shades" aria-hidden="true">
        {LIPSTICK_SHADES.map(({ name, color }) => (
          <Pan key={name} colours={[color]} finish="gloss" />
        ))}
        {EYESHADOW_PALETTES.map(({ id, colors }) => (
          <Pan key={id} colours={colors} finish="shimmer" />
        ))}
        {BLUSH_SHADES.map(({ name, color }) => (
          <Pan key={name} colours={[color]} finish="matte" />
        ))}
      </div>
      <h2 id="closing" className="display closing-title">
        {CLOSING_WORDS.title}
      </h2>
      <a href="/api/login" className="button-carmine call">
        {CLOSING_WORDS.action}
      </a>
    </section>
  );
}
