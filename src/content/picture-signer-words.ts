/** What `npm run operator -- picture-signer` says. `{places}` are filled in. */
export const PICTURE_SIGNER_WORDS = {
  usage: [
    '  npm run operator -- picture-signer FOLDER   makes the next signer of pictures in a folder, and its root',
  ],
  made: '{file} signs pictures: name it in PICTURE_SIGNER_FILE, the same on every machine. Keep root.pem beside it where no server can read it, with your back-ups: it is needed for the next signer alone, and without it, readers will not know the next one as you.',
  notMade: 'No signer could be made in {folder}: {why}.',
} as const;
