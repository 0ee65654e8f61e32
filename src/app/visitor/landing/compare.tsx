import { MoveHorizontal } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { COMPARE_WORDS } from '#content/landing-words.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { BARE_PICTURE, WORN_PICTURES } from './compare-pictures.ts';

/** How much of the picture is bare at first, in percent. */
const START = 50;

/** The drawn model, bare on one side of a line and made up on the other; the line can be dragged. */
export function Compare() {
  return (
    <figure className="compare" data-compare="" style={{ '--share': START / 100 }}>
      <div className="compare-mirror">
        <div className="compare-glass">
          {QUICK_LOOKS.map(({ id }) => (
            <img
              key={id}
              src={WORN_PICTURES[id]}
              alt=""
              width={672}
              height={840}
              className="compare-worn"
              data-look={id}
              {...(id === COMPARE_WORDS.start ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
          ))}
          <img
            src={BARE_PICTURE}
            alt={COMPARE_WORDS.picture}
            width={672}
            height={840}
            className="compare-bare"
          />
          <span className="compare-line" />
          <span className="compare-handle">
            <MoveHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={START}
            className="compare-range"
            aria-label={COMPARE_WORDS.handle}
            aria-valuetext={fillIn(COMPARE_WORDS.handleText, { share: String(START) })}
            data-words={COMPARE_WORDS.handleText}
            autoComplete="off"
          />
        </div>
        <span className="compare-side caps" aria-hidden="true">
          {COMPARE_WORDS.bare}
        </span>
        <span className="compare-hint caps" aria-hidden="true">
          {COMPARE_WORDS.hint}
        </span>
      </div>
      <Looks />
    </figure>
  );
}

function Looks() {
  return (
    <figcaption>
      <fieldset className="compare-looks">
        <legend className="sr-only">{COMPARE_WORDS.looks}</legend>
        {QUICK_LOOKS.map(({ id, name, look }) => (
          <label key={id} className="compare-look">
            <input
              type="radio"
              name="look"
              value={id}
              className="sr-only"
              defaultChecked={id === COMPARE_WORDS.start}
              autoComplete="off"
            />
            <span className="compare-pans" aria-hidden="true">
              <Pan colours={[look.lipstick.color]} finish={look.lipstick.finish ?? 'satin'} />
              <Pan colours={look.eyeshadow.colors} finish={look.eyeshadow.finish ?? 'matte'} />
            </span>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {QUICK_LOOKS.map(({ id, description }) => (
        <p key={id} className="compare-description" data-look={id}>
          {description}
        </p>
      ))}
    </figcaption>
  );
}
