import { useEffect, useRef } from 'react';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { dataUrlOf } from '#app/kit/ui/data-url.ts';
import { DRAWN_MODEL_PICTURE } from '#app/look/pictures/pictures.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { CHEEK, DRAWING } from '#app/look/portrait/portrait-shapes.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { picturesOf, type Pictured } from './pictures.ts';

/** Pixels of the portrait per pixel of the drawing, so that makeup stays sharp at the height of a story. */
const SCALE = 2;

/** Where the face of the drawing is (portrait-shapes.ts), in shares of it. */
const PLACES: Pictured['places'] = {
  face: {
    left: 447 / DRAWING.width,
    top: 215 / DRAWING.height,
    width: 386 / DRAWING.width,
    height: 490 / DRAWING.height,
  },
  eyes: { x: 0.5, y: 398 / DRAWING.height },
  cheeks: { x: 0.5, y: CHEEK.y / DRAWING.height },
  lips: { x: 0.5, y: 625 / DRAWING.height },
};

/** Below the neck, down to the neckline: portraits elsewhere end above it. */
const CHEST =
  'M542 748 C539 768 534 784 526 794 C512 806 488 818 469 825 C440 836 410 848 380 860 C404 853 428 847 452 843 C480 874 520 912 560 922 C590 932 615 936 641 936 C690 936 720 922 745 909 C780 890 806 866 828 842 C852 847 876 853 900 861 C870 846 840 834 812 822 C790 814 772 808 764 803 C752 795 745 775 741 752Z';

/** The look with nothing on. */
function bareOf(look: Look): Look {
  return PRODUCTS.reduce<Look>(
    (bare, product) => ({ ...bare, [product]: { ...bare[product], opacity: 0 } }),
    look,
  );
}

let drawing: Promise<string> | null = null;

/** The drawing as a data URL: an SVG that is used as an image may fetch nothing. */
async function loadDrawing(): Promise<string> {
  try {
    drawing ??= fetch(DRAWN_MODEL_PICTURE)
      .then((reply) => reply.blob())
      .then(dataUrlOf);
    return await drawing;
  } catch (cause) {
    drawing = null;
    throw cause;
  }
}

/** The whole of the drawing on a canvas. */
async function painted(portrait: SVGSVGElement, picture: string): Promise<HTMLCanvasElement> {
  const serializer = new XMLSerializer();
  const copy = new DOMParser().parseFromString(
    serializer.serializeToString(portrait),
    'image/svg+xml',
  );
  const [width, height] = [DRAWING.width * SCALE, DRAWING.height * SCALE];
  const root = copy.documentElement;
  root.setAttribute('viewBox', `0 0 ${DRAWING.width} ${DRAWING.height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  for (const image of root.querySelectorAll('image')) image.setAttribute('href', picture);
  const chest = copy.createElementNS('http://www.w3.org/2000/svg', 'path');
  chest.setAttribute('d', CHEST);
  copy.querySelector('clipPath')?.append(chest);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(serializer.serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Draws the portrait of the worn look, bare and made up, whenever the look changes. Shows nothing itself. */
export function PortraitSource() {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { setPortrait } = picturesOf(studio);
    let isOver = false;
    const portraits = [...(place.current?.querySelectorAll('svg') ?? [])];
    loadDrawing()
      .then((picture) => Promise.all(portraits.map((portrait) => painted(portrait, picture))))
      .then(([bare, worn]) => {
        if (isOver || bare === undefined || worn === undefined) return;
        setPortrait({ bare, worn, places: PLACES, caption: null, look });
      })
      .catch(() => {
        if (!isOver) setPortrait(null);
      });
    return () => {
      isOver = true;
    };
  }, [studio, look]);
  return (
    <div ref={place} hidden>
      <LookPortrait look={bareOf(look)} />
      <LookPortrait look={look} />
    </div>
  );
}
