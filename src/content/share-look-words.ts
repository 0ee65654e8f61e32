/** The words of sharing a look. */

export const SHARE_LOOK_WORDS = {
  promise: 'Shades, finishes and strengths travel in the link itself. Your picture never does.',
  link: 'Link to this look',
  copy: 'Copy link',
  send: 'Share…',
  save: 'Save look',
  code: 'QR code',
  codeLabel: 'QR code that opens this look',
  codeHint: 'Point a phone’s camera at it: the look opens there, on whoever holds the phone.',
} as const;
