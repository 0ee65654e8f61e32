/** What a screen reader announces of visible changes. */

export const ANNOUNCEMENTS = {
  starting: 'Camera is starting',
  live: 'Camera is live',
  stopped: 'Camera is stopped',
  photo: 'Photo is in the mirror',
  drawnModel: 'The drawn model is in the mirror',
  faceFound: 'Face found',
  faceLost: 'No face in the picture',
  undone: 'Undone',
  redone: 'Redone',
  reset: 'Look reset',
  wearing: 'Wearing {name}',
  bare: 'Showing the bare picture',
  dressed: 'Showing the look',
  splitShown: 'Before and after divider shown',
  splitHidden: 'Before and after divider hidden',
  zoomed: 'Zoom {percent}%',
  faceChosen: 'Face {place} of {count} wears the look',
  severalFaces: '{count} faces found',
  recovered: 'The mirror is working again',
} as const;
