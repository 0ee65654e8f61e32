/** The products as functions of one pixel. Each has a twin of the same name in webgl/*.frag. */

import { smoothstep } from '#engine/geometry/curve.ts';
import type {
  BlushDraw,
  Draw,
  EyeshadowDraw,
  FoundationDraw,
  InkDraw,
  LipstickDraw,
} from '#engine/render/passes/pass.ts';
import { ENCODED_OFFSET, luma } from '#engine/render/light/transfer.ts';
import {
  answer,
  createSkinLikelihood,
  pixelLuma,
  relativeDetail,
  sparkleNoise,
  withDetail,
  type ShadePixel,
} from './surface.ts';

export function createShader(draw: Draw): ShadePixel {
  switch (draw.pass) {
    case 'foundation':
      return foundation(draw);
    case 'blush':
      return blush(draw);
    case 'eyeshadow':
      return eyeshadow(draw);
    case 'lipstick':
      return lipstick(draw);
    case 'ink':
      return ink(draw);
  }
}

function foundation({ shade, skin, strength, evenness }: FoundationDraw): ShadePixel {
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin);
  return (work) => {
    const detail = relativeDetail(work, skinLuma);
    const tint = (pixel: number, skinChannel: number, shadeChannel: number): number => {
      const even = pixel + (withDetail(skinChannel, detail) - pixel) * evenness;
      return even + (withDetail(shadeChannel, detail) - even) * strength;
    };
    answer(
      work,
      tint(work.red, skin[0], shade[0]),
      tint(work.green, skin[1], shade[1]),
      tint(work.blue, skin[2], shade[2]),
      work.coverage * skinLikelihood(work, detail),
    );
  };
}

function blush({ shade, skin, strength }: BlushDraw): ShadePixel {
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin);
  return (work) => {
    const x = 0.5 - Math.abs(work.across - 0.5) - 0.252;
    const y = work.along - 0.485;
    const turnedX = 0.86 * x - 0.51 * y;
    const turnedY = 0.51 * x + 0.86 * y;
    const reachX = turnedX / (turnedX < 0 ? 0.1 : 0.062);
    const reachY = turnedY / 0.052;
    const cheek = Math.exp(-0.5 * (reachX * reachX + reachY * reachY));
    const detail = relativeDetail(work, skinLuma);
    answer(
      work,
      withDetail(shade[0], detail),
      withDetail(shade[1], detail),
      withDetail(shade[2], detail),
      work.coverage * strength * cheek * skinLikelihood(work, detail),
    );
  };
}

function eyeshadow(draw: EyeshadowDraw): ShadePixel {
  const { lid: lidShade, crease: creaseShade, outer: outerShade, strength, shimmer } = draw;
  const skinLuma = luma(draw.skin);
  return (work) => {
    const height = work.across;
    const inwards = work.along;
    const thinSkin = 1 - smoothstep(0.3, 0.6, height);
    const detail = relativeDetail(work, skinLuma) * (1 + 0.22 * thinSkin);
    const lid = (1 - smoothstep(0.24, 0.5, height)) * (1 - smoothstep(0.8, 1, inwards));
    const fold = (height - 0.43) / 0.18;
    const crease = 0.9 * Math.exp(-fold * fold) * (1 - smoothstep(0.55, 1, inwards));
    const outer = 0.95 * (1 - smoothstep(0.1, 0.6, inwards)) * (1 - smoothstep(0.35, 1, height));
    const sum = lid + crease + outer + 1e-4;
    const edge = (1 - smoothstep(0.5, 1, height)) * smoothstep(0, 0.16, inwards + 0.02);
    const hair = smoothstep(0.2, 0.4, detail);
    const alpha = work.coverage * strength * Math.max(lid, crease, outer) * edge * hair;
    const grain = sparkleNoise(Math.floor(inwards * 90), Math.floor(height * 60));
    const sparkle =
      shimmer * lid * (0.06 + 0.3 * smoothstep(0.86, 1, grain)) * smoothstep(0.5, 0.9, detail);
    const channel = (index: 0 | 1 | 2): number =>
      withDetail(
        (lidShade[index] * lid + creaseShade[index] * crease + outerShade[index] * outer) / sum,
        detail,
      ) + sparkle;
    answer(work, channel(0), channel(1), channel(2), alpha);
  };
}

/** Brighter than this, relative to the lips, is a highlight and not pigment. */
const TEXTURE_LIMIT = 1.22;

function lipstick(draw: LipstickDraw): ShadePixel {
  const { shade, strength, contrast, highlight, gloss, shimmer, shine } = draw;
  const lipsLuma = luma(draw.lips);
  const lipRedness = Math.max(0.05, (draw.lips[0] - draw.lips[1]) / (lipsLuma + ENCODED_OFFSET));
  return (work) => {
    const detail = relativeDetail(work, lipsLuma);
    const texture = Math.min(detail, TEXTURE_LIMIT);
    const bulge = Math.max(0, 1 - Math.abs(work.across - 0.5) * 2.6);
    const middle = 1 - smoothstep(0.1, 0.42, Math.abs(work.along - 0.5));
    const film =
      gloss * bulge * bulge * (0.35 + 0.65 * middle) * smoothstep(0.85, 1.2, detail) * 0.24;
    const grain = sparkleNoise(Math.floor(work.along * 110), Math.floor(work.across * 26));
    const sparkle = shimmer * smoothstep(0.88, 1, grain) * 0.28;
    const light =
      (detail - texture) * (lipsLuma + ENCODED_OFFSET) * highlight + (film + sparkle) * shine;
    const pigment = Math.max(0, 1 + contrast * (texture - 1));
    const channel = (index: 0 | 1 | 2): number => withDetail(shade[index], pigment) + light;
    const redness = (work.red - work.green) / (pixelLuma(work) + ENCODED_OFFSET);
    const pale = 1 - smoothstep(0.3, 0.65, redness / lipRedness);
    const teeth = pale * smoothstep(0.8, 1.05, detail) * smoothstep(0.55, 0.85, work.across);
    const cavity = (1 - smoothstep(0.44, 0.68, detail)) * smoothstep(0.4, 0.7, work.across);
    const alpha = work.coverage * strength * (1 - work.guard * Math.max(teeth, cavity));
    answer(work, channel(0), channel(1), channel(2), alpha);
  };
}

function ink({ shade, strength }: InkDraw): ShadePixel {
  return (work) => {
    const halfWidth = work.along;
    const rim =
      Math.min(1, Math.max(0, halfWidth - Math.abs(work.across) + 0.5)) *
      Math.min(1, halfWidth * 1.6);
    answer(work, shade[0], shade[1], shade[2], work.coverage * strength * rim);
  };
}
