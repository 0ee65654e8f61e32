/** The words of keeping a live session decent: what a host does, and what the others are told of it. */

import type { Restraint } from '#domain/live/live-room.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const HOST_WORDS = {
  menu: 'What to do about “{text}” by {name}',
  remove: 'Remove',
  mute: 'Mute {name}',
  block: 'Block {name}',
  undo: 'Undo',
  undoRemoval: 'It can’t be brought back later',
  undoOtherWay: 'Settings, under “Muted and blocked”',
  restrained: 'Muted and blocked',
  nobody: 'Nobody. Mute or block people from the menu beside their messages.',
  restraints: { muted: 'Muted', blocked: 'Blocked' } satisfies Readonly<Record<Restraint, string>>,
  release: { muted: 'Unmute', blocked: 'Let back in' } satisfies Readonly<
    Record<Restraint, string>
  >,
  releaseNamed: '{release}: {name}',
  /** What blocking cannot do. */
  limits:
    'A blocked account can’t come back. People who watch without signing in can’t write, and we can’t tell them apart. To keep them out, choose “Only people who are signed in” above.',
  mutedNote: 'The host has muted you here. You can go on watching.',
  closed: 'You can no longer watch this session',
  closedAbout: 'It’s over, or its host has closed it to you.',
} as const;

export const HOST_TOASTS = {
  removed: { title: 'Removed', description: 'Nobody sees the message now.', tone: 'default' },
  muted: {
    title: 'Muted',
    description: '{name} can watch and not write, and has been told.',
    tone: 'default',
  },
  blocked: {
    title: 'Blocked',
    description: '{name} can no longer see this session. Their messages are gone.',
    tone: 'default',
  },
  welcome: { title: 'Undone', description: '{name} can write again.', tone: 'default' },
  restored: { title: 'Undone', description: 'The message is back.', tone: 'default' },
  failed: {
    title: 'Not Done',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
