/** Draws the shades of a look with their names, in the way of each template. */

import type { Area } from '#domain/picture/fit.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';
import { DISPLAY, TEXT } from '#app/panels/social-media-hub/parts/canvas.ts';
import type { StoryShade } from './story-content.ts';
import { around, drawSmallLine, drawText, NOWHERE } from './words.ts';

export interface ShadePlace {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** The color of the label at a name. */
  readonly quiet: string;
  /** Around a pan, so that pigment of the ground's own color is seen on it. */
  readonly rim: string;
}

/** @param share how many of the shades are there, in [0, 1] */
export type DrawShades = (
  context: CanvasRenderingContext2D,
  shades: readonly StoryShade[],
  place: ShadePlace,
  share: number,
) => Area;

/** The opacity of one of several shades that appear one after the other. */
function alphaOf(place: number, count: number, share: number): number {
  return Math.min(1, Math.max(0, share * (count + 1) - place));
}

/** A pan of pigment: one color, or three as bands. */
function drawPan(
  context: CanvasRenderingContext2D,
  colours: readonly HexColour[],
  { x, y, radius, rim }: { x: number; y: number; radius: number; rim: string },
): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.translate(x, y);
  context.rotate(0.4);
  colours.forEach((colour, place) => {
    context.fillStyle = colour;
    const band = (2 * radius) / colours.length;
    context.fillRect(-radius + place * band, -radius * 1.2, band + 1, radius * 2.4);
  });
  context.rotate(-0.4);
  const light = context.createLinearGradient(0, -radius, 0, radius);
  light.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.14)');
  context.fillStyle = light;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  context.restore();
  context.save();
  context.beginPath();
  context.arc(x, y, radius - 1, 0, 2 * Math.PI);
  context.lineWidth = 2;
  context.strokeStyle = rim;
  context.stroke();
  context.restore();
}

interface Grid {
  readonly columns: number;
  readonly columnWidth: number;
  readonly rowHeight: number;
  /** Radius of a pan in pixels. */
  readonly radius: number;
  readonly size: number;
}

/** Pans with their names beside them, in columns. */
export function panGrid({ columns, columnWidth, rowHeight, radius, size }: Grid): DrawShades {
  return (context, shades, place, share) => {
    const rows = Math.ceil(shades.length / columns);
    return around(
      shades.map(({ colours, name, label }, index) => {
        const left = place.x + Math.floor(index / rows) * columnWidth;
        const middle = place.y + (index % rows) * rowHeight + rowHeight / 2;
        context.save();
        context.globalAlpha = alphaOf(index, shades.length, share);
        drawPan(context, colours, { x: left + radius, y: middle, radius, rim: place.rim });
        const x = left + 2 * radius + radius * 0.55 + 8;
        const maxWidth = columnWidth - (x - left) - 16;
        const style = { x, align: 'left', maxWidth } as const;
        drawText(
          context,
          name,
          { ...style, y: middle - size * 0.02, size, color: place.color },
          `{size} ${DISPLAY}`,
        );
        drawText(
          context,
          label,
          { ...style, y: middle + size * 0.82, size: size * 0.62, color: place.quiet },
          `{size} ${TEXT}`,
        );
        context.restore();
        return { left, top: middle - rowHeight / 2, width: columnWidth - 16, height: rowHeight };
      }),
    );
  };
}

/** Which of several things stand in which line, none wider than `most`, unless one alone is. */
function linesWithin(widths: readonly number[], between: number, most: number): number[][] {
  const lines: number[][] = [];
  let room = 0;
  widths.forEach((width, index) => {
    const line = lines.at(-1);
    if (line === undefined || width + between > room) {
      lines.push([index]);
      room = most - width;
    } else {
      line.push(index);
      room -= width + between;
    }
  });
  return lines;
}

/** The same in as few lines, but as even as they can be: the last one is not left with one name alone. */
function balancedLines(widths: readonly number[], between: number, most: number): number[][] {
  const { length } = linesWithin(widths, between, most);
  let narrow = most;
  while (narrow > 0 && linesWithin(widths, between, narrow - 20).length === length) narrow -= 20;
  return linesWithin(widths, between, narrow);
}

/** The names alone, centered, in as few lines as they need, each after a small dot of its color. */
export function runOfNames(maxWidth: number, size: number): DrawShades {
  return (context, shades, place, share) => {
    const [dot, gap, between] = [size * 0.32, size * 0.38, size * 0.85];
    context.save();
    context.font = `${size}px ${TEXT}`;
    const widths = shades.map(({ name }) => 2 * dot + gap + context.measureText(name).width);
    context.restore();
    const lines = balancedLines(widths, between, maxWidth);
    const lineHeight = size * 1.62;
    const boxes = lines.map((line, row) => {
      const long = line.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
      const width = long + between * (line.length - 1);
      let x = place.x - width / 2;
      const y = place.y + row * lineHeight;
      for (const index of line) {
        const shade = shades[index];
        if (shade === undefined) continue;
        context.save();
        context.globalAlpha = alphaOf(index, shades.length, share);
        drawPan(context, shade.colours, {
          x: x + dot,
          y: y - size * 0.33,
          radius: dot,
          rim: place.rim,
        });
        drawText(
          context,
          shade.name,
          { x: x + 2 * dot + gap, y, align: 'left', size, color: place.color, maxWidth },
          `{size} ${TEXT}`,
        );
        context.restore();
        x += (widths[index] ?? 0) + between;
      }
      return { left: place.x - width / 2, top: y - size, width, height: lineHeight };
    });
    return around(boxes);
  };
}

/** Numbered steps in two columns: what goes on, and in which shade. */
export function numberedSteps(columnWidth: number, rowHeight: number): DrawShades {
  return (context, shades, place, share) => {
    const rows = Math.ceil(shades.length / 2);
    return around(
      shades.map(({ label, name, colours }, index) => {
        const left = place.x + Math.floor(index / rows) * columnWidth;
        const top = place.y + (index % rows) * rowHeight;
        context.save();
        context.globalAlpha = alphaOf(index, shades.length, share);
        const style = { align: 'left', maxWidth: columnWidth - 130 } as const;
        drawText(
          context,
          String(index + 1),
          { ...style, x: left, y: top + 78, size: 82, color: place.color },
          `italic {size} ${DISPLAY}`,
        );
        drawSmallLine(
          context,
          label,
          { ...style, x: left + 76, y: top + 34, size: 22, color: place.quiet },
          context.globalAlpha,
        );
        drawPan(context, colours, { x: left + 90, y: top + 66, radius: 14, rim: place.rim });
        drawText(
          context,
          name,
          { ...style, x: left + 116, y: top + 78, size: 38, color: place.color },
          `{size} ${DISPLAY}`,
        );
        context.restore();
        return { left, top, width: columnWidth - 20, height: rowHeight - 24 };
      }),
    );
  };
}

/** A name in the lower corner of each band of a face. */
export function bandNames(products: readonly Product[], pitch: number, down: number): DrawShades {
  return (context, shades, place, share) =>
    around(
      products.map((product, index) => {
        const shade = shades.find((each) => each.product === product);
        if (shade === undefined) return NOWHERE;
        const y = place.y + index * pitch + down;
        context.save();
        context.globalAlpha = alphaOf(index, products.length, share);
        const style = { align: 'left', maxWidth: 640 } as const;
        drawPan(context, shade.colours, { x: place.x + 28, y: y - 20, radius: 28, rim: place.rim });
        const label = drawSmallLine(
          context,
          shade.label,
          { ...style, x: place.x + 76, y: y - 46, size: 20, color: place.quiet },
          context.globalAlpha,
        );
        const name = drawText(
          context,
          shade.name,
          { ...style, x: place.x + 76, y, size: 44, color: place.color },
          `{size} ${DISPLAY}`,
        );
        context.restore();
        return around([label, name, { left: place.x, top: y - 60, width: 76, height: 64 }]);
      }),
    );
}
