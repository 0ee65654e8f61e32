/** The words of Share in the Social Media Hub. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const SHARE_WORDS = {
  size: 'Shape of the picture',
  preview: 'The picture for {platform}, {shape}',
  previewAny: 'The picture, {shape}',
  mark: 'Lookglass mark',
  markAbout: 'Our name, small, in a corner of the picture.',
  caption: 'Caption',
  captionHint: 'Say something about this look',
  counter: '{count} of {most} characters',
  occasion: 'Occasion',
  generate: 'Write a Caption',
  another: 'Write Another',
  writing: 'Writing…',
  asksModel: 'Have an AI model word it',
  aboutModel:
    'The names of your shades and the occasion go to {model}. Nothing you wrote goes there, and no picture.',
  hashtags: 'Hashtags',
  moreHashtags: 'Show Others',
  chosenHashtags: '{count} chosen',
  platforms: 'Platforms',
  limits: 'Up to {length} characters, best with {hashtags} hashtags',
  used: '{length} of {most} characters, hashtags: {hashtags} of {chosen} (best with {best})',
  usedPlain: '{length} of {most} characters, best with {best} hashtags',
  cut: 'Your caption is longer than {platform} takes, so its end is left out there.',
  cutForLink:
    'With its link, your caption is longer than {platform} takes, so its end is left out there.',
  link: 'Add a link to the look',
  linkAbout: 'It opens the look on the reader’s own mirror. It never holds your picture.',
  share: 'Share',
  next: 'Next: {platform}',
  sharing: 'Sharing…',
  copy: 'Copy Text',
  save: 'Save Picture',
  /** What happened on one platform. */
  handedOn: 'Picture and text went to the app that you chose.',
  closed: 'You closed the share sheet. Nothing was sent.',
  openedWithText: 'Opened with your text in it. The picture is in your downloads: add it there.',
  openedToPaste:
    'Opened with a link to the look. Your text is copied and the picture is in your downloads: add both there.',
  openedBare:
    'Opened with a link to the look. The picture is in your downloads. The text couldn’t be copied: copy it from the field above.',
  copied: 'Your text is copied and the picture is in your downloads. Open the app and add both.',
  savedOnly:
    'The picture is in your downloads. The text couldn’t be copied: copy it from the field above.',
  failed: 'The picture couldn’t be made. Try again.',
  waiting: 'Waits for its turn: a browser opens one at a time.',
  fileName: 'lookglass-{platform}.jpg',
  plainFileName: 'lookglass-look.jpg',
} as const;

export const SHARE_TOASTS = {
  selectPlatforms: {
    title: 'Select Platforms',
    description: 'Choose at least one platform to share to.',
    tone: 'destructive',
  },
  captionGenerated: {
    title: 'Caption Generated',
    description: 'Change it as you like.',
    tone: 'default',
  },
  inProgress: {
    title: 'Sharing in Progress',
    description: 'Getting your post ready for {platform}.',
    tone: 'default',
  },
  shared: {
    title: 'Successfully Shared!',
    description: '{platform}: picture and text went to the app that you chose.',
    tone: 'default',
  },
  opened: {
    title: 'Platform Opened',
    description: '{platform} opened in a new window. The picture is in your downloads.',
    tone: 'default',
  },
  copied: {
    title: 'Copied to Clipboard',
    description: '{platform}: the text is copied and the picture is in your downloads.',
    tone: 'default',
  },
  textCopied: {
    title: 'Copied to Clipboard',
    description: 'Your caption and hashtags are ready to paste.',
    tone: 'default',
  },
  notCopied: {
    title: 'Not copied',
    description: 'Your browser doesn’t allow it here. Select the text and copy it by hand.',
    tone: 'destructive',
  },
  pictureSaved: {
    title: 'Picture Saved',
    description: 'It’s in your downloads.',
    tone: 'default',
  },
  notShared: {
    title: 'Not shared',
    description: 'Nothing was sent to {platform}.',
    tone: 'default',
  },
  pictureFailed: {
    title: 'No picture',
    description: 'The picture couldn’t be made. Try again.',
    tone: 'destructive',
  },
  undo: 'Undo',
  undoWay: 'Choose Undo in the notification to have your own words back.',
} as const satisfies Readonly<Record<string, ToastWords | string>>;
