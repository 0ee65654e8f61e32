import './art-styles.css';
import { useState } from 'react';
import type { ArtStyle } from '#content/art-styles/art-style.ts';
import { ART_STYLES } from '#content/art-styles/art-styles.ts';
import { fillIn } from '#content/fill-in.ts';
import { ART_STYLE_WORDS } from '#content/panels/art-styles-words.ts';
import { TRANSFER_STEPS } from '#domain/art-style/transfer.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { onOwnSkin } from '#app/look/on-own-skin.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useWearerTone } from '#app/look/use-wearer-tone.ts';
import { StyleTile } from './style-tile.tsx';
import { StyleView } from './style-view.tsx';
import { isStyleWorn, useStyleTransfer, type StyleTransferState } from './use-style-transfer.ts';

/** Twelve ideas of artists as makeup: a gallery, and each of them by itself. */
export function ArtStylesSection() {
  const { look } = useStudio();
  const wearer = useWearerTone();
  const history = useStudioState((state) => state.history);
  const answeredBases = useStudioState((state) => state.answeredBases);
  const worn = useStudioState((state) =>
    ART_STYLES.find((style) => isStyleWorn(state, style, wearer.tone)),
  );
  const styles = useStyleTransfer(wearer);
  const [open, setOpen] = useState<ArtStyle | null>(null);
  const [left, setLeft] = useState<ArtStyle | null>(null);

  function lookOf({ makeupTransform }: ArtStyle) {
    return onOwnSkin(makeupTransform[wearer.tone], wearer, { history, answeredBases });
  }

  return (
    <div className="styles">
      <MirrorSign running={styles.running} tried={styles.tried} />
      {open === null ? (
        <>
          <h3 className="display text-2xl">{ART_STYLE_WORDS.title}</h3>
          <p className="mt-1.5 text-md text-fg-2">{ART_STYLE_WORDS.about}</p>
          <PictureNote />
          <ul className="styles-grid" aria-label={ART_STYLE_WORDS.styles}>
            {ART_STYLES.map((style) => (
              <li key={style.id}>
                <StyleTile
                  style={style}
                  look={lookOf(style)}
                  skin={wearer.skin}
                  isWorn={worn === style}
                  isLeft={left === style}
                  onTry={(isTried) => {
                    styles.preview(isTried ? style : null);
                  }}
                  onOpen={() => {
                    styles.preview(null);
                    setOpen(style);
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="styles-hint text-sm text-fg-2">
            <span data-for="pointer">{ART_STYLE_WORDS.hint}</span>
            <span data-for="touch">{ART_STYLE_WORDS.hintTouch}</span>
          </p>
        </>
      ) : (
        <StyleView
          style={open}
          look={lookOf(open)}
          wearer={wearer}
          isWorn={worn === open}
          step={styles.running?.step ?? null}
          note={<PictureNote />}
          onTransfer={() => {
            styles.transfer(open);
          }}
          onStop={styles.stop}
          onTakeOff={look.undo}
          onBack={() => {
            styles.stop();
            setLeft(open);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

/** Says in the mirror that what is seen there is being laid on, or only tried. */
function MirrorSign({ running, tried }: Pick<StyleTransferState, 'running' | 'tried'>) {
  const isOther = useStudioState((state) => state.shownLook !== null);
  if (running === null && (tried === null || !isOther)) return null;
  return (
    <IntoMirrorPlace name="picture">
      <p className="picture-sign glass">
        {running === null
          ? fillIn(ART_STYLE_WORDS.preview, { name: tried?.name ?? '' })
          : fillIn(ART_STYLE_WORDS.inMirror, {
              name: running.style.name,
              step: running.step,
              steps: TRANSFER_STEPS.length,
            })}
      </p>
    </IntoMirrorPlace>
  );
}

/** What to do while nothing is in the mirror, or no face: a style can be worn all the same. */
function PictureNote() {
  const { pictures } = useStudio();
  const isStopped = useStudioState(({ status }) => status === 'stopped');
  const isFaceLost = useStudioState(({ status, face }) => status === 'active' && face === 'lost');
  if (isFaceLost) {
    return (
      <p role="status" className="panel-note styles-note">
        {ART_STYLE_WORDS.noFace}
      </p>
    );
  }
  if (!isStopped) return null;
  return (
    <div className="panel-note styles-note">
      <p>{ART_STYLE_WORDS.empty}</p>
      <button
        type="button"
        className="button-secondary"
        onClick={() => void pictures.showDrawnModel()}
      >
        {ART_STYLE_WORDS.drawnModel}
      </button>
    </div>
  );
}
