import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ArtStyle } from '#content/art-styles/art-style.ts';
import { fillIn } from '#content/fill-in.ts';
import { ART_STYLE_WORDS, TONE_LABELS } from '#content/panels/art-styles-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { TRANSFER_STEPS, type TransferStep } from '#domain/art-style/transfer.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { wornShades } from '#app/look/find-it/wanted-shades.ts';
import type { WearerTone } from '#app/look/use-wearer-tone.ts';
import { ComplexityMark } from './style-tile.tsx';

interface StyleViewProps {
  readonly style: ArtStyle;
  /** As the wearer would wear it. */
  readonly look: Look;
  readonly wearer: WearerTone;
  readonly isWorn: boolean;
  /** The step that is on, from 1; null while the style is not laid on. */
  readonly step: number | null;
  /** What keeps it from being seen, if anything does. */
  readonly note: ReactNode;
  readonly onTransfer: () => void;
  readonly onStop: () => void;
  readonly onTakeOff: () => void;
  readonly onBack: () => void;
}

/** One style: whose idea it is, what it is made of, and laying it on. */
export function StyleView(props: StyleViewProps) {
  const { style, look, wearer, isWorn, step } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.style-view')?.scrollIntoView({ block: 'start' });
  }, []);

  /** The pressed button disappears, and would take the focus with it. */
  function keepFocus(press: () => void) {
    return () => {
      act.current?.focus();
      press();
    };
  }

  const made = wearer.isMeasured ? ART_STYLE_WORDS.madeFor : ART_STYLE_WORDS.madeForUnknown;
  return (
    <article className="style-view">
      <button type="button" className="style-back" onClick={props.onBack}>
        <ArrowLeft size={15} strokeWidth={1.7} aria-hidden="true" />
        {ART_STYLE_WORDS.back}
      </button>
      <div className="style-picture style-picture-large">
        <LookPortrait look={look} skin={wearer.skin} part="brows-to-lips" className="size-full" />
      </div>
      <p className="caps mt-4 text-fg-3">{style.era}</p>
      <h3 ref={title} tabIndex={-1} className="display mt-0.5 text-2xl outline-none">
        {style.name}
      </h3>
      <div className="style-facts">
        <p>{fillIn(ART_STYLE_WORDS.artist, { artist: style.artist, died: style.died })}</p>
        <ComplexityMark style={style} />
      </div>
      <p className="mt-2.5 text-md">{style.description}</p>
      <div className="style-acts">
        <button
          ref={act}
          type="button"
          className="button-primary"
          aria-disabled={step !== null || isWorn}
          onClick={() => {
            if (step === null && !isWorn) props.onTransfer();
          }}
        >
          <ActLabel isWorn={isWorn} step={step} />
        </button>
        {step === null ? null : (
          <button type="button" className="button-secondary" onClick={keepFocus(props.onStop)}>
            {ART_STYLE_WORDS.stop}
          </button>
        )}
        {step === null && isWorn ? (
          <button type="button" className="button-secondary" onClick={keepFocus(props.onTakeOff)}>
            {ART_STYLE_WORDS.takeOff}
          </button>
        ) : null}
      </div>
      {props.note}
      <p className="mt-3 text-sm text-fg-2">{fillIn(made, { tone: TONE_LABELS[wearer.tone] })}</p>
      <h4 className="caps style-heading">{ART_STYLE_WORDS.idea}</h4>
      <p className="style-idea">{style.idea}</p>
      <h4 className="caps style-heading">{ART_STYLE_WORDS.palette}</h4>
      <ul className="style-palette">
        {style.palette.map(({ name, color }) => (
          <li key={name}>
            <Pan colours={[color]} className="style-pan" />
            {name}
          </li>
        ))}
      </ul>
      <div className="style-heading style-steps-title">
        <h4 className="caps">{ART_STYLE_WORDS.steps}</h4>
        <FindIt shades={wornShades(look)} name={style.name} />
      </div>
      <ol className="style-steps">
        {TRANSFER_STEPS.map((product, place) => (
          <StepRow
            key={product}
            product={product}
            look={look}
            state={stateOf(place + 1, step, isWorn)}
          />
        ))}
      </ol>
    </article>
  );
}

function ActLabel({ isWorn, step }: Pick<StyleViewProps, 'isWorn' | 'step'>) {
  if (step !== null) {
    return fillIn(ART_STYLE_WORDS.transferring, { step, steps: TRANSFER_STEPS.length });
  }
  return isWorn ? ART_STYLE_WORDS.worn : ART_STYLE_WORDS.transfer;
}

type StepState = 'done' | 'now' | 'open';

function stateOf(place: number, step: number | null, isWorn: boolean): StepState {
  if (step === null) return isWorn ? 'done' : 'open';
  if (place === step) return 'now';
  return place < step ? 'done' : 'open';
}

interface StepRowProps {
  readonly product: TransferStep;
  readonly look: Look;
  readonly state: StepState;
}

function StepRow({ product, look, state }: StepRowProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="style-step-mark" aria-hidden="true">
        {state === 'done' ? <Check size={13} strokeWidth={2.2} /> : null}
      </span>
      <span>{PRODUCT_WORDS[product].label}</span>
      <span className="style-step-colors" aria-hidden="true">
        {coloursOf(look, product).map((color) => (
          <i key={color} style={{ background: color }} />
        ))}
      </span>
      <span className="tnum text-fg-2">
        {fillIn(ART_STYLE_WORDS.opacity, { opacity: Math.round(look[product].opacity) })}
      </span>
    </li>
  );
}

function coloursOf(look: Look, product: TransferStep): readonly HexColour[] {
  if (product === 'eyeshadow') return look.eyeshadow.colors;
  return product === 'mascara' ? [] : [look[product].color];
}
