/** What an idea for a post is: a whole look, made up for light, medium and deep skin, and what to show of it. */

import type { EyeFinish, LipFinish, Look } from '#domain/makeup/look.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';

export const IDEA_SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type IdeaSeason = (typeof IDEA_SEASONS)[number];

export const IDEA_STYLES = ['natural', 'glow', 'bold-lip', 'eyes', 'glam'] as const;
export type IdeaStyle = (typeof IDEA_STYLES)[number];

/** Whom a post is for. */
export const IDEA_AUDIENCES = ['beginners', 'work', 'evening', 'wedding', 'makers'] as const;
export type IdeaAudience = (typeof IDEA_AUDIENCES)[number];

export interface Idea {
  readonly id: string;
  readonly name: string;
  readonly season: IdeaSeason;
  readonly style: IdeaStyle;
  readonly audience: IdeaAudience;
  /** What the look is like. */
  readonly about: string;
  /** What to show of it. */
  readonly post: string;
  /** The foundation's color counts for nothing: the wearer keeps their own. */
  readonly looks: Readonly<Record<EffectTone, Look>>;
}

/** Names of shades for light, medium and deep skin. */
export type ByTone = readonly [light: string, medium: string, deep: string];

/** Families of eyeshadow for the lid, the crease and the outer corner. */
export type Families = readonly [lid: string, crease: string, outer: string];

/** An idea as it is written: shades by their names, and each opacity as it is worn on light skin. */
export interface WrittenIdea extends Omit<Idea, 'looks'> {
  readonly lips: readonly [shades: ByTone, opacity: number, finish: LipFinish];
  readonly cheeks: readonly [shades: ByTone, opacity: number];
  readonly lids: {
    readonly families: Families;
    /** Other families on deep skin, where these would lie as ash. */
    readonly deep?: Families;
    /** Dark on every skin; else the lid is pale on light skin. */
    readonly isSmoky?: true;
    readonly opacity: number;
    readonly finish: EyeFinish;
  };
  readonly liner: readonly [shades: ByTone, opacity: number];
  readonly lashes: number;
  readonly base: number;
}
