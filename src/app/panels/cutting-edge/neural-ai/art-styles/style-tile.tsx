import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { COMPLEXITIES, type ArtStyle } from '#content/art-styles/art-style.ts';
import { ART_STYLE_WORDS, COMPLEXITY_LABELS } from '#content/panels/art-styles-words.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useTryHandlers } from '#app/look/use-try-handlers.ts';

interface StyleTileProps {
  readonly style: ArtStyle;
  /** As the wearer would wear it. */
  readonly look: Look;
  readonly skin: HexColour | null;
  readonly isWorn: boolean;
  /** Whether it was open a moment ago: the focus comes back to it. */
  readonly isLeft: boolean;
  readonly onTry: (isTried: boolean) => void;
  readonly onOpen: () => void;
}

/** One style, on a drawn face of the wearer's own tone. */
export function StyleTile(props: StyleTileProps) {
  const { style, look, skin, isWorn, isLeft } = props;
  const tile = useRef<HTMLButtonElement>(null);
  const handlers = useTryHandlers(props.onTry, props.onOpen);
  useEffect(() => {
    if (isLeft) tile.current?.focus();
  }, [isLeft]);
  return (
    <button ref={tile} type="button" className="style-tile" {...handlers}>
      <span className="style-picture">
        <LookPortrait look={look} skin={skin} part="brows-to-lips" className="size-full" />
        {isWorn ? (
          <span className="style-worn">
            <Check size={14} strokeWidth={2.2} aria-hidden="true" />
            <span className="sr-only">{ART_STYLE_WORDS.worn}</span>
          </span>
        ) : null}
      </span>
      <span className="style-name">
        <i className="style-color" style={{ background: style.previewColor }} aria-hidden="true" />
        {style.name}
      </span>
      <span className="style-artist">{style.artist}</span>
      <ComplexityMark style={style} />
    </button>
  );
}

/** How much of a style has to be put on with care: in a word, and as one to three dots. */
export function ComplexityMark({ style: { complexity } }: { style: ArtStyle }) {
  const count = COMPLEXITIES.indexOf(complexity) + 1;
  return (
    <span className="style-complexity">
      <span className="style-dots" aria-hidden="true">
        {COMPLEXITIES.map((each, place) => (
          <i key={each} data-on={place < count} />
        ))}
      </span>
      {COMPLEXITY_LABELS[complexity]}
    </span>
  );
}
