/** The pictures that a person may have the server look at: a face for advice, and skin. */

export type SentPicture = 'face' | 'skin';

/** Longest side in pixels. The specification names the face's; a camera's picture is no larger than the other. */
export const LONGEST_SIDE: Readonly<Record<SentPicture, number>> = { face: 512, skin: 1920 };

/** Quality of the JPEG, in [0, 1], as specified. */
export const JPEG_QUALITY: Readonly<Record<SentPicture, number>> = { face: 0.6, skin: 0.8 };
