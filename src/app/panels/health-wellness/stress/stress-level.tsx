import { fillIn } from '#content/fill-in.ts';
import {
  STRESS_CATEGORY_WORDS,
  STRESS_TOASTS,
  STRESS_WORDS,
} from '#content/panels/wellness-stress-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { STRESS_STYLES, SYMPTOM_PATCHES, type StressStyle } from '#content/stress-styles.ts';
import { wears } from '#domain/makeup/look-equality.ts';
import { composePatches, type LookPatch } from '#domain/makeup/patch.ts';
import {
  stressCategory,
  stressLevel,
  type StressAnswers,
  type StressCategory,
  type Symptom,
} from '#domain/wellness/stress.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { AdjustmentFoot } from '#app/panels/health-wellness/parts/adjustment-foot.tsx';
import { useAdjustment } from '#app/panels/health-wellness/parts/use-adjustment.ts';

/** What the answers come to, and makeup for it; nothing before all four are there. */
export function StressLevel({ said }: { said: StressAnswers }) {
  const level = stressLevel(said);
  if (level === null) {
    return <p className="text-sm text-fg-2">{STRESS_WORDS.open}</p>;
  }
  const category = stressCategory(level);
  return (
    <>
      <section aria-live="polite">
        <h3 className="caps text-fg-3">{STRESS_WORDS.level}</h3>
        <p className="stress-level">
          <span className="display">{STRESS_CATEGORY_WORDS[category]}</span>
          <span className="tnum text-sm text-fg-2">
            {fillIn(STRESS_WORDS.levelValue, { level })}
          </span>
        </p>
        <p className="text-sm text-fg-2">{STRESS_WORDS.levelAbout}</p>
      </section>
      <Style category={category} symptoms={said.symptoms} />
    </>
  );
}

interface StyleProps {
  readonly category: StressCategory;
  readonly symptoms: readonly Symptom[];
}

function Style({ category, symptoms }: StyleProps) {
  const style = STRESS_STYLES[category];
  const patch = patchOf(style, symptoms);
  const look = useStudioState(currentLook);
  const { isWorn, apply, takeBack } = useAdjustment(`stress ${[category, ...symptoms].join(' ')}`);
  const shades = [
    { place: PRODUCT_WORDS.lipstick.place, ...style.lipstick, colours: [style.lipstick.color] },
    { place: PRODUCT_WORDS.blush.place, ...style.blush, colours: [style.blush.color] },
    {
      place: PRODUCT_WORDS.eyeshadow.place,
      name: style.eyeshadow.name,
      colours: style.eyeshadow.colors,
    },
  ];
  return (
    <section>
      <h3 className="caps text-fg-3">{STRESS_WORDS.style}</h3>
      <p className="display stress-style">{style.name}</p>
      <p className="text-sm text-fg-2">
        {style.about} {STRESS_WORDS.styleAbout}
      </p>
      <ul className="stress-shades" aria-label={STRESS_WORDS.shades}>
        {shades.map(({ place, name, colours }) => (
          <li key={place}>
            <Pan colours={colours} className="stress-pan" />
            <span>
              <span className="block text-fg-3">{place}</span>
              {name}
            </span>
          </li>
        ))}
      </ul>
      <AdjustmentFoot
        name={style.name}
        isWorn={isWorn}
        onTakeBack={takeBack}
        onApply={
          wears(look, patch)
            ? null
            : () => {
                apply(patch, STRESS_TOASTS.adjusted, style.name);
              }
        }
      />
    </section>
  );
}

function patchOf(style: StressStyle, symptoms: readonly Symptom[]): LookPatch {
  const [lipstick, blush, eyeshadow, eyeliner, mascara] = style.opacities;
  const patch: LookPatch = {
    lipstick: { color: style.lipstick.color, opacity: lipstick },
    blush: { color: style.blush.color, opacity: blush },
    eyeshadow: { colors: style.eyeshadow.colors, opacity: eyeshadow },
    eyeliner: { color: style.eyeliner.color, opacity: eyeliner },
    mascara: { opacity: mascara },
  };
  return symptoms.reduce(
    (all, symptom) => composePatches(all, SYMPTOM_PATCHES[symptom] ?? {}),
    patch,
  );
}
