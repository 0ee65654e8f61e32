import type { Lab } from './lab.ts';

const DEGREES = Math.PI / 180;
const TWENTY_FIVE_TO_THE_SEVENTH = 25 ** 7;

/**
 * The colour difference CIEDE2000 with all weights 1; about 1 is just noticeable side by side.
 * Source: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
 * supplementary test data, and mathematical observations", Color Research & Application 30 (2005).
 */
export function ciede2000(first: Lab, second: Lab): number {
  const [lightness1, a1, b1] = first;
  const [lightness2, a2, b2] = second;
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma));
  const chroma1 = Math.hypot(a1 * stretch, b1);
  const chroma2 = Math.hypot(a2 * stretch, b2);
  const hue1 = hueOf(a1 * stretch, b1);
  const hue2 = hueOf(a2 * stretch, b2);
  const grey = chroma1 * chroma2 === 0;

  const lightnessStep = lightness2 - lightness1;
  const chromaStep = chroma2 - chroma1;
  const turn = grey ? 0 : shortestTurn(hue2 - hue1);
  const hueStep = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * DEGREES);

  const lightness = (lightness1 + lightness2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const hue = grey ? hue1 + hue2 : meanHue(hue1, hue2);
  const hueWeight =
    1 -
    0.17 * Math.cos((hue - 30) * DEGREES) +
    0.24 * Math.cos(2 * hue * DEGREES) +
    0.32 * Math.cos((3 * hue + 6) * DEGREES) -
    0.2 * Math.cos((4 * hue - 63) * DEGREES);
  const offMiddle = (lightness - 50) ** 2;
  const forLightness = lightnessStep / (1 + (0.015 * offMiddle) / Math.sqrt(20 + offMiddle));
  const forChroma = chromaStep / (1 + 0.045 * chroma);
  const forHue = hueStep / (1 + 0.015 * chroma * hueWeight);
  const blueTurn = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation = -Math.sin(blueTurn * DEGREES) * 2 * chromaWeight(chroma);
  return Math.sqrt(
    forLightness ** 2 + forChroma ** 2 + forHue ** 2 + rotation * forChroma * forHue,
  );
}

function chromaWeight(chroma: number): number {
  const seventh = chroma ** 7;
  return Math.sqrt(seventh / (seventh + TWENTY_FIVE_TO_THE_SEVENTH));
}

/** Degrees in [0, 360); 0 for grey. */
function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / DEGREES;
  return degrees < 0 ? degrees + 360 : degrees;
}

function shortestTurn(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function meanHue(hue1: number, hue2: number): number {
  const sum = hue1 + hue2;
  if (Math.abs(hue1 - hue2) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}
