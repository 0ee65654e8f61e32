import type { ToastWords } from './toast-words.ts';

/** Toasts: looks: worn, shared and saved. */
export const LOOKS_TOASTS = {
  lookApplied: {
    title: 'Look Applied',
    description: 'You’re wearing the look from the link. Undo brings yours back.',
    tone: 'default',
  },
  lookLinkBroken: {
    title: 'Look Not Found',
    description: 'We couldn’t read a look from that link. Yours hasn’t changed.',
    tone: 'destructive',
  },
  linkCopied: {
    title: 'Copied to Clipboard',
    description: 'The link holds the shades and intensities of this look, never your face.',
    tone: 'default',
  },
  linkInAddressBar: {
    title: 'Link Ready',
    description: 'Your browser couldn’t copy the link. It’s in the address bar now.',
    tone: 'default',
  },
  lookNotSent: {
    title: 'Link Not Shared',
    description: 'Your device couldn’t share it. Copy the link instead.',
    tone: 'destructive',
  },
  lookSaved: {
    title: 'Look Saved',
    description: '{name} is in My Saved Looks.',
    tone: 'default',
  },
  savedLookApplied: {
    title: 'Look Applied',
    description: '{name} is applied to the preview. Undo brings your previous look back.',
    tone: 'default',
  },
  lookDeleted: {
    title: 'Look Deleted',
    description: 'Your makeup look has been deleted successfully.',
    tone: 'default',
  },
  lookNotDeleted: {
    title: 'Error',
    description: 'Failed to delete makeup look. Please try again.',
    tone: 'destructive',
  },
  lookRestored: {
    title: 'Look Restored',
    description: '{name} is back.',
    tone: 'default',
  },
  lookNotRestored: {
    title: 'Error',
    description: 'Failed to restore makeup look. It may be too late.',
    tone: 'destructive',
  },
  lookNotChanged: {
    title: 'Error',
    description: 'Failed to change makeup look. Please try again.',
    tone: 'destructive',
  },
  savedLookLinkCopied: {
    title: 'Copied to Clipboard',
    description: 'Anyone who opens the link can wear {name}.',
    tone: 'default',
  },
  savedLookLinkNotCopied: {
    title: 'Link Ready',
    description: 'Your browser couldn’t copy it. Here it is: {link}',
    tone: 'default',
  },
  linkedLookNotFound: {
    title: 'Look Not Found',
    description: 'The look in this link was deleted or made private. Yours hasn’t changed.',
    tone: 'destructive',
  },
  linkedLookUnreachable: {
    title: 'Look Not Loaded',
    description: 'We couldn’t load the look in this link. Check your connection and try again.',
    tone: 'destructive',
  },
  likeFailed: {
    title: 'Error',
    description: 'Failed to like makeup look. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
