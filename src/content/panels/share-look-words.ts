/** The words of sharing a look. */

export const SHARE_LOOK_WORDS = {
  promise:
    'The link itself holds the shades, finishes and intensities. It never holds your picture.',
  link: 'Link to this look',
  copy: 'Copy link',
  send: 'Share…',
  save: 'Save look',
  code: 'QR code',
  codeLabel: 'QR code that opens this look',
  codeHint: 'Scan it with a phone’s camera to open the look on that phone.',
} as const;
