import { Bookmark, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PICTURE_LOOK_TOASTS, PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import {
  adjusted,
  onOwnFace,
  switched,
  type ChosenLook,
} from '#domain/picture-look/picture-look.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { wornShades } from '#app/look/find-it/wanted-shades.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { askToSave } from '#app/person/navigation/dialogs.ts';
import type { PictureLook } from '#studio/commands/picture-look.ts';
import { createTransformationCommands } from '#studio/commands/transformation.ts';
import { currentLook } from '#studio/state/state.ts';
import { FileButton } from './file-button.tsx';
import { ReadProduct } from './read-product.tsx';
import { SideBySide } from './side-by-side.tsx';

interface ReadLookProps {
  readonly read: PictureLook;
  readonly chosen: ChosenLook;
  readonly onChange: (chosen: ChosenLook) => void;
  readonly onFile: (file: Blob) => void;
}

/** The look of the picture: tried on in the mirror, adjusted, put on and saved. */
export function ReadLook({ read, chosen, onChange, onFile }: ReadLookProps) {
  const studio = useStudio();
  const worn = useStudioState(currentLook);
  const isTried = useStudioState(({ shownLook }) => shownLook !== null);
  const look = onOwnFace(chosen, worn);
  const isOn = isSame(look, worn);
  const isBare = Object.values(chosen.on).every((on) => !on);
  useTriedOn(chosen);

  function putOn(): void {
    if (isOn) return;
    studio.look.wear(look);
    toast(PICTURE_LOOK_TOASTS.putOn, {}, '', {
      action: {
        label: PICTURE_LOOK_WORDS.undo,
        otherWay: PICTURE_LOOK_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }

  return (
    <>
      {isTried ? (
        <IntoMirrorPlace name="picture">
          <p className="picture-sign glass">{PICTURE_LOOK_WORDS.tried}</p>
        </IntoMirrorPlace>
      ) : null}
      <SideBySide read={read} />
      {isBare ? (
        <div role="status" className="picture-trouble">
          <p className="font-medium">{PICTURE_LOOK_WORDS.bare}</p>
          <p className="text-sm text-fg-2">{PICTURE_LOOK_WORDS.bareAdvice}</p>
        </div>
      ) : null}
      <div className="read-title">
        <h4 className="caps">{PICTURE_LOOK_WORDS.products}</h4>
        {isBare ? null : <FindIt shades={wornShades(look)} name={PICTURE_LOOK_WORDS.findAll} />}
      </div>
      <ul className="read-products">
        {PRODUCTS.map((product) => (
          <ReadProduct
            key={product}
            product={product}
            look={look}
            strength={chosen.look[product].opacity}
            confidence={read.reading.confidences[product]}
            isOn={chosen.on[product]}
            onSwitch={(on) => {
              onChange(switched(chosen, product, on));
            }}
            onAdjust={(patch) => {
              onChange(adjusted(chosen, patch));
            }}
          />
        ))}
      </ul>
      <p className="read-foot">{PICTURE_LOOK_WORDS.foot}</p>
      <div className="panel-actions">
        <button type="button" className="button-primary" aria-disabled={isOn} onClick={putOn}>
          {isOn ? <Check size={16} strokeWidth={2} aria-hidden="true" /> : null}
          {isOn ? PICTURE_LOOK_WORDS.isOn : PICTURE_LOOK_WORDS.putOn}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            // What is saved is what is worn.
            if (!isOn) studio.look.wear(look);
            askToSave();
          }}
        >
          <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
          {PICTURE_LOOK_WORDS.save}
        </button>
        <FileButton className="button-secondary" onFile={onFile}>
          {PICTURE_LOOK_WORDS.another}
        </FileButton>
      </div>
    </>
  );
}

/**
 * Shows each new look in the mirror until it is put on, the section is left, or the worn look changes in
 * another way. A look that was undone is not tried on again by itself.
 */
function useTriedOn(chosen: ChosenLook): void {
  const studio = useStudio();
  const [commands] = useState(() =>
    studio.extend((parts) => createTransformationCommands(parts, studio.look)),
  );
  useEffect(() => {
    const worn = currentLook(studio.store.getState());
    const look = onOwnFace(chosen, worn);
    commands.preview(isSame(look, worn) ? null : look);
  }, [commands, studio, chosen]);
  useEffect(
    () => () => {
      commands.preview(null);
    },
    [commands],
  );
}

function isSame(one: Look, other: Look): boolean {
  return sameMakeup(one, other) && one.foundation.opacity === other.foundation.opacity;
}
