import type { Area } from '#domain/picture/fit.ts';
import type { DrawShades, ShadePlace } from './shade-words.ts';
import type { StoryContent } from './story-content.ts';
import type { TitleStyle, WordStyle } from './words.ts';

export interface PicturePlace {
  readonly area: Area;
  /** `bare` stays bare when the look comes on. */
  readonly shows: 'look' | 'bare';
  readonly part: 'face' | 'eyes' | 'cheeks' | 'lips';
  readonly shape: { readonly kind: 'rounded'; readonly radius: number } | { readonly kind: 'oval' };
}

export interface StoryTemplate {
  readonly ground: (context: CanvasRenderingContext2D, content: StoryContent) => void;
  readonly pictures: readonly PicturePlace[];
  /** Over the pictures and under the words. */
  readonly over?: (context: CanvasRenderingContext2D) => void;
  readonly title: TitleStyle;
  readonly line: WordStyle;
  readonly shades: ShadePlace & { readonly draw: DrawShades };
  /** Where our mark stands, in its middle, and its color. */
  readonly mark: { readonly y: number; readonly color: string };
}
