/** Which kind of film a browser is asked for. */

/**
 * Best first. Chromium delivers WebM every second, but MP4 only at each key frame, so that a crash would
 * lose what came since the last one; and VP8 takes the least processor time. Safari makes MP4.
 */
const WITH_SOUND = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4',
] as const;
const SILENT = [
  'video/webm;codecs=vp8',
  'video/webm;codecs=vp9',
  'video/webm',
  'video/mp4;codecs=avc1.42E01F',
  'video/mp4',
] as const;

/** The best kind that the browser can make; null where it can make none. */
export function filmType(hasSound: boolean, isSupported: (type: string) => boolean): string | null {
  return (hasSound ? WITH_SOUND : SILENT).find(isSupported) ?? null;
}

/**
 * For silent films that are posted, best first. The apps of platforms take MP4 with H.264 and refuse most else; WebM is kept for
 * browsers that make nothing better. Level 4.0 is the first that reaches 1080 x 1920 at 30 frames a second. MP4 without a codec is
 * not asked for: a browser may put into it what the apps do not play.
 */
const TO_POST = [
  'video/mp4;codecs=avc1.640028',
  'video/mp4;codecs=avc1.4D0028',
  'video/mp4;codecs=avc1.42E028',
  'video/mp4;codecs=avc1.42E01F',
  'video/webm;codecs=vp8',
  'video/webm;codecs=vp9',
  'video/webm',
] as const;

/** The best kind to post that the browser can make; null where it can make none. */
export function filmTypeToPost(isSupported: (type: string) => boolean): string | null {
  return TO_POST.find(isSupported) ?? null;
}

/** The file name extension of a film. */
export function filmEnding(type: string): 'mp4' | 'webm' {
  return type.startsWith('video/mp4') ? 'mp4' : 'webm';
}

/** A name for files, of a title: small letters of ASCII, digits and dashes. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'tutorial' : plain;
}
