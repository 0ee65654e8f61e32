import { useEffect, useRef, type CSSProperties } from 'react';
import { BRUSHES, pressedRadius } from '#domain/brush/brushes.ts';
import type { FacePlace } from '#domain/brush/painted-stroke.ts';
import { placement } from '#domain/picture/fit.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useShownView } from '#app/look/use-shown-view.ts';
import type { FaceSurface } from '#studio/commands/face-surface.ts';
import type { Paint } from '#studio/commands/growing-stroke.ts';
import type { ViewCommands } from '#studio/commands/view.ts';
import { pictureFit } from '#studio/state/seen-picture.ts';
import { isMirrored } from '#studio/state/state.ts';
import type { BrushSession } from './brush-session.ts';
import { useBrush, type PagePoint, type TwoFingers } from './use-brush.ts';

interface MirrorSurfaceProps {
  readonly session: BrushSession;
  readonly surface: FaceSurface;
  readonly paint: Paint;
}

/** The mirror as something to paint on, for as long as the analysis is on. For a pointer; the chart is for keys. */
export function MirrorSurface(props: MirrorSurfaceProps) {
  const isShown = useStudioState((state) => state.status === 'active');
  if (!isShown) return null;
  return (
    <IntoMirrorPlace name="picture">
      <PaintedMirror {...props} />
    </IntoMirrorPlace>
  );
}

/** The pressure for which the ring around the pointer is sized. */
const MIDDLE_PRESSURE = 0.5;
const WHEEL = 0.0018;

function PaintedMirror({ session, surface, paint }: MirrorSurfaceProps) {
  const studio = useStudio();
  const element = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const landmarks = useRef<Float32Array | null>(null);
  const view = useRef<ViewCommands | null>(null);
  const box = useElementSize(element);
  const picture = useStudioState((state) => state.pictureSize);
  const source = useStudioState((state) => state.source);
  const mirrored = useStudioState(isMirrored);
  const shown = useShownView(box);
  const area =
    box === null || picture === null ? null : placement(box, picture, pictureFit(source), shown);

  useEffect(
    () =>
      studio.measures.followFace((face) => {
        landmarks.current = face?.landmarks ?? null;
      }),
    [studio],
  );
  // Only a photo can be zoomed: there, two fingers and the wheel do what they do without a brush.
  const isPhoto = source === 'photo';
  useEffect(() => {
    let isWanted = isPhoto;
    if (isPhoto) {
      studio
        .loadView()
        .then((commands) => {
          if (isWanted) view.current = commands;
        })
        .catch(() => undefined);
    }
    return () => {
      isWanted = false;
      view.current = null;
    };
  }, [studio, isPhoto]);

  const inBox = ({ x, y }: PagePoint): PagePoint => {
    const bounds = element.current?.getBoundingClientRect();
    if (bounds === undefined) return { x: 0, y: 0 };
    return { x: (x - bounds.left) / bounds.width, y: (y - bounds.top) / bounds.height };
  };
  const placeAt = (x: number, y: number): FacePlace | null => {
    const face = landmarks.current;
    if (face === null || area === null || picture === null) return null;
    const at = inBox({ x, y });
    const across = (at.x - area.left) / area.width;
    const down = (at.y - area.top) / area.height;
    return surface.placeOnFace(
      face,
      (mirrored ? 1 - across : across) * picture.width,
      down * picture.height,
    );
  };
  const onPointer = (at: PagePoint | null): void => {
    const face = landmarks.current;
    const drawn = ring.current;
    if (drawn === null || box === null) return;
    drawn.hidden = at === null || face === null;
    if (at === null || face === null || area === null || picture === null) return;
    const scale = (area.width * box.width) / picture.width;
    const radius =
      pressedRadius(BRUSHES[paint.product], MIDDLE_PRESSURE) *
      surface.pixelsPerCentimeter(face) *
      scale;
    const place = inBox(at);
    drawn.style.setProperty('--radius', `${Math.max(3, radius)}px`);
    drawn.style.transform = `translate(${place.x * box.width}px, ${place.y * box.height}px)`;
  };
  const onTwoFingers = ({ from, to }: TwoFingers): void => {
    if (box === null || view.current === null) return;
    const middle = ([one, other]: readonly [PagePoint, PagePoint]): PagePoint => ({
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    });
    const apart = ([one, other]: readonly [PagePoint, PagePoint]): number =>
      Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const [before, now] = [middle(from), middle(to)];
    view.current.zoom(apart(to) / apart(from), inBox(now));
    view.current.move((now.x - before.x) / box.width, (now.y - before.y) / box.height);
  };
  useBrush(element, { session, paint, placeAt, onPointer, onTwoFingers });
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (view.current === null) return;
      event.preventDefault();
      const { left, top, width, height } = target.getBoundingClientRect();
      view.current.zoom(Math.exp(-event.deltaY * WHEEL), {
        x: (event.clientX - left) / width,
        y: (event.clientY - top) / height,
      });
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      target.removeEventListener('wheel', onWheel);
    };
  }, []);

  const style: CSSProperties = { '--shade': paint.shade };
  return (
    <div ref={element} className="brush-mirror" style={style} aria-hidden="true">
      <span ref={ring} className="brush-ring" hidden />
    </div>
  );
}
