/**
 * Tells the page what it has asked to know about the frames that are shown: the first, landmarks, hands,
 * hair.
 */

import type { TrackedFace } from '#engine/frame/frame.ts';
import type { HairFollowing } from '#engine/runtime/service/following/hair-following.ts';
import type { HandFollowing } from '#engine/runtime/service/following/hand-following.ts';
import type { PostToPage } from '#engine/runtime/messages.ts';

export class FrameReports {
  /** Whether the page wants the landmarks of every frame. */
  landmarksWanted = false;
  /** Whether the page wants to know what is found of the hair. */
  hairTold = false;
  private readonly post: PostToPage;
  private readonly hands: HandFollowing;
  private readonly hair: HairFollowing;
  private firstFrameOf = -1;

  constructor(post: PostToPage, hands: HandFollowing, hair: HairFollowing) {
    this.post = post;
    this.hands = hands;
    this.hair = hair;
  }

  hasShown(session: number): boolean {
    return this.firstFrameOf === session;
  }

  frameShown(face: TrackedFace | null, session: number): void {
    if (!this.hasShown(session)) {
      this.firstFrameOf = session;
      this.post({ name: 'first-frame', body: { face: face !== null, session } });
    }
    if (this.landmarksWanted) this.post({ name: 'landmarks', body: { face } });
    this.sendHands();
  }

  sendHands(): void {
    if (this.hands.isWantedBy('page')) this.post({ name: 'hands', body: this.hands.seen });
  }

  /** @param isShadeWorn Without a shade on it, nobody looks for the hair. */
  sendHair(isShadeWorn: boolean): void {
    if (this.hairTold && isShadeWorn) {
      this.post({ name: 'hair', body: { state: this.hair.state } });
    }
  }
}
