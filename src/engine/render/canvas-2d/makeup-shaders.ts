/**
 * The products as functions of one pixel. Each has a twin of the same name in webgl/*.frag; both take the
 * constants of their product.
 */

import { ENCODED_OFFSET, luma, mapRgb } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { ramp } from '#engine/geometry/curve.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import { END_OF_BLUSH, fadingOfBlush } from '#engine/render/passes/cheek.ts';
import { EYESHADOW, INK, INVISIBLE_ALPHA, LIPSTICK } from '#engine/render/passes/constants.ts';
import type { Draw, PassName } from '#engine/render/passes/pass.ts';
import { age } from './age.ts';
import { fold } from './fold.ts';
import { hair as hairShade } from './hair.ts';
import { createMeeting } from './meeting.ts';
import { paint } from './paint.ts';
import {
  answer,
  createSkinLikelihood,
  matteDetail,
  mirrored,
  pixelLuma,
  relativeDetail,
  sparkleNoise,
  withDetail,
  type PixelWork,
  type ShadePixel,
} from './surface.ts';

type CreateShader<Name extends PassName> = (
  draw: Draw<Name>,
  image: FrameImage,
  area: PictureArea,
) => ShadePixel;

const SHADERS: {
  readonly [Name in PassName]: CreateShader<Name>;
} = {
  foundation,
  blush,
  eyeshadow,
  lipstick,
  ink,
  age,
  fold,
  hair: hairShade,
  paint,
  form,
};

/** `image` is the bare frame and `area` where it is drawn, for shaders that look at more of it than their pixel. */
export function createShader<Name extends PassName>(
  draw: Draw<Name>,
  image: FrameImage,
  area: PictureArea,
): ShadePixel {
  const create: CreateShader<Name> = SHADERS[draw.pass];
  return create(draw, image, area);
}

function foundation(draw: Draw<'foundation'>): ShadePixel {
  const { shade, skin, strength, evenness } = draw;
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin, draw.tooBright);
  // The skin's own colour is laid over the pixel and the shade over both: `kept` is the share that is left
  // of the pixel, and `added` what the other two add where the light is 1.
  const kept = (1 - evenness) * (1 - strength);
  const added = (channel: 0 | 1 | 2): number =>
    (skin[channel] + ENCODED_OFFSET) * evenness * (1 - strength) +
    (shade[channel] + ENCODED_OFFSET) * strength;
  const [red, green, blue] = [added(0), added(1), added(2)];
  const offset = ENCODED_OFFSET * (1 - kept);
  return (work) => {
    const detail = relativeDetail(work, skinLuma);
    const matte = matteDetail(detail);
    const light = mirrored(skinLuma, detail) * (1 - kept) - offset;
    answer(
      work,
      work.red * kept + red * matte + light,
      work.green * kept + green * matte + light,
      work.blue * kept + blue * matte + light,
      work.coverage * skinLikelihood(work, detail),
    );
  };
}

function blush(draw: Draw<'blush'>): ShadePixel {
  const { shade, skin, strength } = draw;
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin, draw.tooBright);
  const meet = createMeeting(draw);
  return (work) => {
    const fading = fadingOfBlush(work.across, work.along);
    // Where it has faded, nothing else needs to be known.
    if (fading > END_OF_BLUSH) {
      work.alpha = 0;
      return;
    }
    const detail = relativeDetail(work, skinLuma);
    const matte = matteDetail(detail);
    const light = mirrored(skinLuma, detail);
    answer(
      work,
      meet(work, 0, withDetail(shade[0], matte), matte) + light,
      meet(work, 1, withDetail(shade[1], matte), matte) + light,
      meet(work, 2, withDetail(shade[2], matte), matte) + light,
      work.coverage * strength * Math.exp(-fading) * skinLikelihood(work, detail),
    );
  };
}

function eyeshadow(draw: Draw<'eyeshadow'>): ShadePixel {
  const k = EYESHADOW;
  const { lid: lidShade, crease: creaseShade, outer: outerShade, strength, shimmer } = draw;
  const skinLuma = luma(draw.skin);
  const meet = createMeeting(draw);
  const tint = mapRgb(draw.skin, (channel) => k.lightTint / (channel + ENCODED_OFFSET));
  return (work) => {
    const height = work.across;
    const inwards = work.along;
    const thinSkin = 1 - ramp(k.thinSkinEnd, height);
    const lighter = 1 + k.thinSkinDarkness * thinSkin;
    const detail = relativeDetail(work, skinLuma) * lighter;
    const lid = (1 - ramp(k.lidEnd, height)) * (1 - ramp(k.lidInnerEnd, inwards));
    const inFold = (height - k.creaseHeight) / k.creaseWidth;
    const crease =
      k.creaseShare * Math.exp(-inFold * inFold) * (1 - ramp(k.creaseInnerEnd, inwards));
    const outer =
      k.outerShare * (1 - ramp(k.outerInnerEnd, inwards)) * (1 - ramp(k.outerEnd, height));
    const sum = lid + crease + outer + k.leastSum;
    const edge = (1 - ramp(k.browEnd, height)) * ramp(k.cornerStart, inwards + k.cornerShift);
    const hair = ramp(k.hairDark, detail);
    const alpha = work.coverage * strength * Math.max(lid, crease, outer) * edge * hair;
    if (alpha < INVISIBLE_ALPHA) {
      work.alpha = 0;
      return;
    }
    const grain = sparkleNoise(Math.floor(inwards * k.grains[0]), Math.floor(height * k.grains[1]));
    const sparkle =
      shimmer *
      lid *
      (k.sheen + k.sparkle * ramp(k.grainStart, grain)) *
      ramp(k.sparkleLight, detail);
    const channel = (index: 0 | 1 | 2, pixel: number): number => {
      const light = detail * (1 - k.lightTint) + (pixel + ENCODED_OFFSET) * tint[index] * lighter;
      const shade =
        (lidShade[index] * lid + creaseShade[index] * crease + outerShade[index] * outer) / sum;
      return meet(work, index, withDetail(shade, light), light) + sparkle;
    };
    answer(work, channel(0, work.red), channel(1, work.green), channel(2, work.blue), alpha);
  };
}

function lipstick(draw: Draw<'lipstick'>): ShadePixel {
  const k = LIPSTICK;
  const { shade, strength, contrast, highlight, highlightFrom, gloss, glossAt, shimmer, shine } =
    draw;
  const lipsLuma = luma(draw.lips);
  const meet = createMeeting(draw);
  const lipRedness = Math.max(
    k.leastRedness,
    (draw.lips[0] - draw.lips[1]) / (lipsLuma + ENCODED_OFFSET),
  );
  return (work) => {
    const detail = relativeDetail(work, lipsLuma);
    const texture = Math.min(detail, highlightFrom);
    const reachAlong = (work.along - glossAt[0]) / k.glossReach[0];
    const reachAcross = (work.across - glossAt[1]) / k.glossReach[1];
    const glow =
      gloss === 0 ? 0 : Math.exp(-0.5 * (reachAlong * reachAlong + reachAcross * reachAcross));
    const gleam = glow * glow * glow * glow * ramp(k.glossTexture, detail / highlightFrom);
    const film = gloss * (k.glossBrightness * gleam + k.glossGlow * glow);
    const kept = highlight * (1 - gloss * k.glossDrowns * (1 - glow));
    const grain = sparkleNoise(
      Math.floor(work.along * k.grains[0]),
      Math.floor(work.across * k.grains[1]),
    );
    const sparkle = shimmer * ramp(k.grainStart, grain) * k.sparkle;
    const light =
      (detail - texture) * (lipsLuma + ENCODED_OFFSET) * kept + (film + sparkle) * shine;
    const pigment = Math.max(0, 1 + contrast * (texture - 1));
    const channel = (index: 0 | 1 | 2): number =>
      meet(work, index, withDetail(shade[index], pigment), pigment) + light;
    const redness = (work.red - work.green) / (pixelLuma(work) + ENCODED_OFFSET);
    const pale = 1 - ramp(k.paleRedness, redness / lipRedness);
    const teeth = pale * ramp(k.teethLight, detail) * ramp(k.teethStart, work.across);
    const cavity = (1 - ramp(k.cavityDark, detail)) * ramp(k.cavityStart, work.across);
    const alpha = work.coverage * strength * (1 - work.guard * Math.max(teeth, cavity));
    answer(work, channel(0), channel(1), channel(2), alpha);
  };
}

function ink(draw: Draw<'ink'>): ShadePixel {
  const { shade, strength } = draw;
  const meet = createMeeting(draw);
  const channel = (work: PixelWork, index: 0 | 1 | 2): number => meet(work, index, shade[index], 1);
  return (work) => {
    const halfWidth = work.along;
    const rim =
      Math.min(1, Math.max(0, halfWidth - Math.abs(work.across) + INK.rim)) *
      Math.min(1, halfWidth * INK.thinStrength);
    const alpha = work.coverage * strength * rim;
    answer(work, channel(work, 0), channel(work, 1), channel(work, 2), alpha);
  };
}

function form(): ShadePixel {
  return (work) => {
    answer(work, work.across, work.along, work.guard, work.coverage);
  };
}
