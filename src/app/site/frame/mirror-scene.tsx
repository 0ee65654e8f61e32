import { SCENE_WORDS } from '#content/account-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS, type QuickLook } from '#content/quick-looks.ts';
import { DRAWN_MODEL_PICTURE } from '#app/look/pictures/pictures.ts';
import { PORTRAITS } from '#app/look/pictures/portraits.ts';
import { Pan } from '#app/kit/ui/pan.tsx';

/** The drawn model in the mirror: bare on one side, in a quick look on the other. */
export function MirrorScene({ look }: { look: QuickLook['id'] }) {
  const worn = QUICK_LOOKS.find(({ id }) => id === look);
  if (worn === undefined) return null;
  const { name, description } = worn;
  const { lipstick, blush, eyeshadow } = worn.look;
  return (
    <figure className="scene mirror">
      <div className="scene-glass">
        <div className="scene-pictures">
          <img src={DRAWN_MODEL_PICTURE} alt={fillIn(SCENE_WORDS.picture, { look: name })} />
          <img src={PORTRAITS[look]} alt="" className="scene-worn" />
        </div>
        <span className="scene-line" />
        <div className="mirror-scrim" />
        <div className="mirror-scrim" data-edge="bottom" />
      </div>
      <div className="scene-sides caps" aria-hidden="true">
        <span>{SCENE_WORDS.bare}</span>
        <span>{name}</span>
      </div>
      <figcaption className="scene-caption">
        <span>
          <span className="display block text-3xl italic">{name}</span>
          <span className="mt-1.5 block text-md opacity-85">{description}</span>
        </span>
        <span className="flex gap-2.5" aria-hidden="true">
          <Pan colours={[lipstick.color]} finish={lipstick.finish ?? 'satin'} className="size-8" />
          <Pan colours={[blush.color]} className="size-8" />
          <Pan colours={eyeshadow.colors} finish={eyeshadow.finish ?? 'matte'} className="size-8" />
        </span>
      </figcaption>
    </figure>
  );
}
