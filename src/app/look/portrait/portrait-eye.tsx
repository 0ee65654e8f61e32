import type { Look } from '#domain/makeup/look.ts';
import { MASCARA_SHADE } from '#content/shades.ts';
import { CREASE, LID, LINER, LOWER_LINE, OUTER_CORNER, lashPaths } from './portrait-shapes.ts';

/** Widths in the drawing's pixels: the liner's at full strength, a lash's at no and at full strength. */
const LINER_WIDTH = 2.6;
const LASH_WIDTH = { least: 0.8, most: 1.6 } as const;

/** The makeup of the right eye: shadow in its three places, liner and lashes. */
export function PortraitEye({ look, id }: { look: Look; id: string }) {
  const { eyeshadow, eyeliner, mascara } = look;
  const shadow = eyeshadow.opacity / 100;
  const line = eyeliner.opacity / 100;
  const lashes = mascara.opacity / 100;
  return (
    <>
      <g filter={`url(#${id}soft)`}>
        <path d={CREASE} fill={`url(#${id}crease)`} opacity={shadow * 0.78} />
        <path d={OUTER_CORNER} fill={eyeshadow.colors[2]} opacity={shadow * 0.85} />
      </g>
      <path d={LID} fill={`url(#${id}lid)`} opacity={shadow * 0.88} filter={`url(#${id}fine)`} />
      <path
        d={LOWER_LINE}
        fill="none"
        stroke={eyeshadow.colors[1]}
        strokeWidth={3.4}
        strokeLinecap="round"
        opacity={shadow * 0.5}
      />
      <path
        d={LINER}
        fill={eyeliner.color}
        stroke={eyeliner.color}
        strokeWidth={line * LINER_WIDTH}
        strokeLinejoin="round"
        opacity={Math.min(1, line * 1.15)}
      />
      <g
        fill="none"
        stroke={MASCARA_SHADE.color}
        strokeLinecap="round"
        strokeWidth={LASH_WIDTH.least + (LASH_WIDTH.most - LASH_WIDTH.least) * lashes}
        opacity={lashes === 0 ? 0 : 0.5 + 0.5 * lashes}
      >
        {lashPaths(lashes).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </>
  );
}
