/** What a host settles of a session before it is live or announced. */

import type { LiveRoom } from '#contracts/live-room.ts';
import type { Audience, ChatMode, Quality } from '#domain/live/live-room.ts';

export interface SessionWishes {
  readonly title: string;
  readonly audience: Audience;
  readonly isListed: boolean;
  readonly quality: Quality;
  readonly chat: ChatMode;
  readonly hasPicture: boolean;
}

/** The defaults: nobody finds the session without its link. */
export const FIRST_WISHES: SessionWishes = {
  title: '',
  audience: 'link',
  isListed: false,
  quality: '480p',
  chat: 'on',
  hasPicture: true,
};

/** What was settled when it was announced. */
export function wishesOf(room: LiveRoom): SessionWishes {
  const { title, audience, isListed, quality, chat, hasPicture } = room;
  return { title, audience, isListed, quality, chat, hasPicture };
}
