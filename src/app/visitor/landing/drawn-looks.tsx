import { QUICK_LOOK_PICTURES } from '#app/look/pictures/pictures.ts';

const SHOWN = ['natural', 'night-out', 'romantic'] as const;

/** Three kept looks, as cards in a hand. */
export function DrawnLooks() {
  return (
    <span className="drawn-looks">
      {SHOWN.map((id) => (
        <img
          key={id}
          src={QUICK_LOOK_PICTURES[id]}
          alt=""
          width={264}
          height={330}
          loading="lazy"
        />
      ))}
    </span>
  );
}
