/**
 * Everything that the studio asks of the browser. Tests bring an environment of their own, so that
 * they decide what the camera, the clock and the storage do.
 */

import type { Mirror, Scene } from '#engine/index.ts';
import type { FacingMode } from '#domain/camera/camera-failure.ts';
import type { nearerToSkin } from '#domain/colour-wheel/foundation-match.ts';
import type { KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { Size } from '#domain/picture/fit.ts';
import type { LibraryNames } from './worn-shades.ts';

export type Unsubscribe = () => void;

/** Finds the nearest foundation for a measured skin (domain/colour-wheel/foundation-match.ts). */
export type FoundationMatch = typeof nearerToSkin;

export interface StudioEnvironment {
  readonly mirror: MirrorOpener;
  readonly camera: CameraAccess;
  readonly pictures: PictureAccess;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly page: PageAccess;
  /** Loads the arithmetic of colors, which the first picture does not wait for. Rejects when it cannot be loaded. */
  readonly loadFoundationMatch: () => Promise<FoundationMatch>;
  /** Loads the names of the shades that recommendations choose from. Rejects when they cannot be loaded. */
  readonly loadLibraryNames: () => Promise<LibraryNames>;
}

export interface MirrorOpener {
  /** The element in which the mirror's canvas lives; the page puts it where the mirror is shown. */
  readonly host: () => HTMLElement;
  /** How large the mirror is on the page, in CSS pixels; zeros while it is nowhere. */
  readonly size: () => Size;
  /** Loads the engine's code and makes a mirror inside `host`. Rejects when the code cannot be loaded. */
  readonly open: (scene: Scene) => Promise<Mirror>;
}

export interface CameraAccess {
  /** Why no camera can be opened on this page at all, or null when one can be asked for. */
  readonly obstacle: () => 'insecure' | 'unsupported' | null;
  /** Asks for a camera of about 1280x720. Rejects with the browser's exception. */
  readonly open: (facing: FacingMode) => Promise<MediaStream>;
  readonly permission: () => Promise<PermissionState | 'unknown'>;
  readonly onPermissionChange: (listener: () => void) => Unsubscribe;
  /** A camera was plugged in or taken away. */
  readonly onDeviceChange: (listener: () => void) => Unsubscribe;
}

export interface PictureAccess {
  /** Decodes a file, upright as its orientation says. Rejects what the browser cannot decode. */
  readonly decode: (file: Blob) => Promise<ImageBitmap>;
  /** The same picture in another size. */
  readonly resize: (picture: ImageBitmap, size: Size) => Promise<ImageBitmap>;
  /** Its pixels, four bytes each; null where the browser gives no canvas to read them with. */
  readonly readPixels: (picture: ImageBitmap) => Uint8ClampedArray | null;
  /** The drawing of a face that stands in for a camera. */
  readonly fetchDrawnModel: (signal: AbortSignal) => Promise<Blob>;
}

export interface Clock {
  readonly now: () => Date;
  /** Runs the task once after some milliseconds, unless it is cancelled before. */
  readonly schedule: (task: () => void, milliseconds: number) => Unsubscribe;
}

export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

export interface PageAccess {
  readonly isVisible: () => boolean;
  readonly onVisibilityChange: (listener: () => void) => Unsubscribe;
  /** The page may be gone after this. */
  readonly onLeave: (listener: () => void) => Unsubscribe;
  /** The fragment of the address, `#` included, or an empty text. */
  readonly fragment: () => string;
  readonly onFragmentChange: (listener: () => void) => Unsubscribe;
  /** Changes the fragment without a new history entry; an empty text removes it. */
  readonly replaceFragment: (fragment: string) => void;
  /** Address of the studio, without a fragment. */
  readonly address: () => string;
  /** Rejects when the browser does not allow it. */
  readonly copyText: (text: string) => Promise<void>;
  /**
   * Hands a link to the system's share sheet; null where there is none. Rejects when it was not handed
   * on, with an AbortError when the person cancelled.
   */
  readonly shareLink: ((link: SharedLink) => Promise<void>) | null;
  readonly saveFile: (file: Blob, name: string) => void;
  /** Bytes of memory that the page's scripts use, or null where the browser does not tell. */
  readonly usedMemory: () => number | null;
  /** Runs the task when the page has been idle for a while; never on a connection that asks to save data. */
  readonly whenIdle: (task: () => void) => Unsubscribe;
}
