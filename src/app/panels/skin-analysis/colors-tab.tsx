import './advice.css';
import { fillIn } from '#content/fill-in.ts';
import { COLOR_WORDS } from '#content/panels/skin-analysis-words.ts';
import { SEASON_LIBRARY } from '#content/season-library.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { COOL_BELOW, WARM_ABOVE } from '#domain/colour-wheel/skin-tone.ts';
import { toLinear, parseHex } from '#domain/colour/transfer.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { Wanting } from '#domain/shopping/find.ts';
import { PERFECT_LOOK_OPACITIES } from '#domain/skin-report/season-shades.ts';
import type { NamedColour } from '#domain/skin-report/season-library.ts';
import {
  percentOfChance,
  type ColourAnalysis,
  type SkinReport,
} from '#domain/skin-report/skin-report.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';

/** The season with its chance, the undertone, and the shades of both that suit this skin. */
export function ColorsTab({ report: { colorAnalysis, withheld } }: { report: SkinReport }) {
  if (colorAnalysis === null) {
    return (
      <div className="skin-tab">
        <WithheldNote what={COLOR_WORDS.season} reason={withheld.colorAnalysis ?? 'uncertain'} />
      </div>
    );
  }
  const { namedShades } = colorAnalysis;
  const { lipstick, blush, eyeshadow } = PERFECT_LOOK_OPACITIES;
  return (
    <div className="skin-tab skin-colors">
      <SeasonCard colors={colorAnalysis} />
      <UndertoneScale colors={colorAnalysis} />
      <ShadeRow
        product="lipstick"
        title={COLOR_WORDS.lipstick}
        shades={namedShades.lipstick}
        patchOf={({ color }) => ({ lipstick: { color, opacity: lipstick } })}
      />
      <ShadeRow
        product="blush"
        title={COLOR_WORDS.blush}
        shades={namedShades.blush}
        patchOf={({ color }) => ({ blush: { color, opacity: blush } })}
      />
      <EyeshadowRow shades={namedShades.eyeshadow} opacity={eyeshadow} />
      <FoundationRow foundation={namedShades.foundation} />
    </div>
  );
}

function SeasonCard({ colors }: { colors: ColourAnalysis }) {
  const { season, seasonChances, undertone, undertoneChances, hue } = colors;
  const [first, second] = seasonChances;
  const chance = percentOfChance(undertoneChances[0]?.chance ?? 0);
  const named = COLOR_WORDS.undertones[undertone];
  return (
    <section>
      <h3 className="caps text-fg-3">{COLOR_WORDS.season}</h3>
      <p className="season-name">
        <span className="display">{season}</span>
        <span className="text-sm text-fg-2 tnum">
          {fillIn(COLOR_WORDS.likely, { chance: percentOfChance(first?.chance ?? 0) })}
        </span>
      </p>
      <ul className="season-palette" aria-label={fillIn(COLOR_WORDS.palette, { season })}>
        {SEASON_LIBRARY.seasons[season].palette.map(({ name, color }) => (
          <li key={name} style={{ '--shade': color }} data-light={isLight(color)}>
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-fg-2">
        {isWithheld(hue)
          ? fillIn(COLOR_WORDS.aboutUnknown, { undertone: named, chance })
          : fillIn(COLOR_WORDS.about, {
              hue: Math.round(hue.value),
              half: Math.round((hue.high - hue.low) / 2),
              undertone: named.toLowerCase(),
              chance,
            })}{' '}
        {second === undefined
          ? null
          : fillIn(COLOR_WORDS.next, {
              season: second.name,
              chance: percentOfChance(second.chance),
            })}{' '}
        {COLOR_WORDS.convention}
      </p>
    </section>
  );
}

/** Whether dark words can be read on a color: by its linear luminance (IEC 61966-2-1). */
function isLight(color: string): boolean {
  const [red, green, blue] = parseHex(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue) > 0.18;
}

/** Hues of skin at both ends of the scale, in degrees. */
const SCALE = [35, 78] as const;

function UndertoneScale({ colors: { hue, undertone } }: { colors: ColourAnalysis }) {
  const place = (at: number): number =>
    100 * Math.min(1, Math.max(0, (at - SCALE[0]) / (SCALE[1] - SCALE[0])));
  return (
    <section>
      <h3 className="caps text-fg-3">{COLOR_WORDS.undertone}</h3>
      {isWithheld(hue) ? (
        <p className="mt-2 text-md">{COLOR_WORDS.undertones[undertone]}</p>
      ) : (
        <div
          className="undertone-scale"
          role="img"
          aria-label={fillIn(COLOR_WORDS.undertoneMark, {
            low: COLOR_WORDS.undertones[undertoneAt(hue.low)],
            high: COLOR_WORDS.undertones[undertoneAt(hue.high)],
          })}
          style={{
            '--low': `${place(hue.low)}%`,
            '--high': `${place(hue.high)}%`,
            '--value': `${place(hue.value)}%`,
          }}
        >
          <span className="undertone-band" />
          <span className="undertone-dot" />
        </div>
      )}
      <p className="undertone-ends" aria-hidden="true">
        <span>{COLOR_WORDS.undertones.cool}</span>
        <span>{COLOR_WORDS.undertones.neutral}</span>
        <span>{COLOR_WORDS.undertones.warm}</span>
      </p>
    </section>
  );
}

function undertoneAt(hue: number): 'cool' | 'neutral' | 'warm' {
  return hue < COOL_BELOW ? 'cool' : hue > WARM_ABOVE ? 'warm' : 'neutral';
}

interface ShadesTitleProps extends Wanting {
  readonly title: string;
  readonly product: Product;
  readonly shades: readonly NamedColour[];
}

/** What a row of shades is for, with one link to the shop, which shows all of them side by side. */
function ShadesTitle({ title, product, shades, areAlternatives }: ShadesTitleProps) {
  return (
    <div className="season-title">
      <h3 className="caps text-fg-3">{title}</h3>
      <FindIt
        shades={shades.map(({ color }) => ({ category: product, color }))}
        name={shades.map(({ name }) => name).join(', ')}
        areAlternatives={areAlternatives}
      />
    </div>
  );
}

interface ShadeRowProps extends ShadesTitleProps {
  readonly patchOf: (shade: NamedColour) => LookPatch;
}

function ShadeRow({ title, product, shades, patchOf }: ShadeRowProps) {
  const { look } = useStudio();
  return (
    <section>
      <ShadesTitle title={title} product={product} shades={shades} areAlternatives />
      <ul className="season-shades">
        {shades.map((shade) => (
          <li key={shade.name}>
            <button
              type="button"
              className="season-shade"
              aria-label={fillIn(COLOR_WORDS.wear, { name: shade.name })}
              onClick={() => {
                look.change(patchOf(shade));
              }}
            >
              <Pan colours={[shade.color]} className="season-pan" />
              <span>{shade.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EyeshadowRowProps {
  readonly shades: ColourAnalysis['namedShades']['eyeshadow'];
  readonly opacity: number;
}

function EyeshadowRow({ shades, opacity }: EyeshadowRowProps) {
  const [lid, crease, outer] = shades;
  const names = shades.map(({ name }) => name).join(', ');
  const { look } = useStudio();
  return (
    <section>
      <ShadesTitle title={COLOR_WORDS.eyeshadow} product="eyeshadow" shades={shades} />
      <ul className="season-shades">
        <li className="season-trio">
          <button
            type="button"
            className="season-shade"
            aria-label={fillIn(COLOR_WORDS.wear, { name: names })}
            onClick={() => {
              look.change({
                eyeshadow: { colors: [lid.color, crease.color, outer.color], opacity },
              });
            }}
          >
            <Pan colours={shades.map(({ color }) => color)} className="season-pan" />
            <span>{names}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

function FoundationRow({ foundation }: { foundation: NamedColour | null }) {
  if (foundation === null) {
    return <WithheldNote what={COLOR_WORDS.foundationWithheld} reason="uncertain" />;
  }
  return (
    <section className="season-foundation">
      <Pan colours={[foundation.color]} className="season-pan" />
      <p>
        <span className="text-md font-medium">
          {fillIn(COLOR_WORDS.foundation, { name: foundation.name })}
        </span>
        <span className="block text-sm text-fg-2">{COLOR_WORDS.foundationAbout}</span>
      </p>
      <FindIt
        shades={[{ category: 'foundation', color: foundation.color }]}
        name={foundation.name}
      />
    </section>
  );
}
