/** A browser under a test's control: its camera, its clock, its storage and its page. */

import type { SharedLink, StudioEnvironment } from '#studio/state/environment.ts';
import { LIBRARY_NAMES } from '#studio/state/library-names.ts';
import type { FacingMode } from '#domain/camera/camera-failure.ts';
import { nearerToSkin } from '#domain/colour-wheel/foundation-match.ts';
import { FakeMirror } from './fake-mirror.ts';

/** A video track that can be unplugged, muted and inspected. */
export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  private readonly settings: { readonly width: number; readonly height: number };

  constructor(settings: { readonly width: number; readonly height: number }) {
    super();
    this.settings = settings;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  getSettings() {
    return this.settings;
  }

  /** Ends by itself, as when the camera is unplugged. */
  unplug(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeStream {
  readonly track = new FakeTrack({ width: 1280, height: 720 });

  getTracks() {
    return [this.track];
  }

  getVideoTracks() {
    return [this.track];
  }
}

/** A decoded picture that knows whether it was released. */
export class FakePicture {
  readonly width: number;
  readonly height: number;
  closed = false;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  close(): void {
    this.closed = true;
  }
}

class Signal {
  private readonly listeners = new Set<() => void>();
  readonly on = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly fire = (): void => {
    for (const listener of this.listeners) listener();
  };
}

interface Scheduled {
  readonly task: () => void;
  readonly at: number;
}

export class FakeBrowser {
  mirror: FakeMirror | null = null;
  mirrorsOpened = 0;
  mirrorSize = { width: 720, height: 720 };
  /** The error with which loading the engine's code rejects. */
  engineFailure: Error | null = null;

  readonly asked: FacingMode[] = [];
  readonly streams: FakeStream[] = [];
  cameraObstacle: 'insecure' | 'unsupported' | null = null;
  cameraFailure: Error | null = null;
  cameraPermission: PermissionState | 'unknown' = 'granted';
  private cameraAnswer: Promise<void> = Promise.resolve();
  readonly permissionChanged = new Signal();
  readonly devicesChanged = new Signal();

  picture = new FakePicture(1000, 1500);
  resizedTo: { readonly width: number; readonly height: number } | null = null;
  decodeFailure: Error | null = null;
  /** Pixels of any picture that is read; null if there is no canvas. */
  pixels: Uint8ClampedArray | null = new Uint8ClampedArray([180, 140, 120, 255]);
  drawnModelFailure: Error | null = null;

  /** The browser's storage, which two tabs share. */
  stored = new Map<string, string>();
  private time = new Date(2026, 10, 21, 14, 3, 22).getTime();
  private scheduled: Scheduled[] = [];

  visible = true;
  readonly visibilityChanged = new Signal();
  readonly left = new Signal();
  fragment = '';
  readonly fragmentChanged = new Signal();
  clipboard: string | null = null;
  clipboardFailure: Error | null = null;
  readonly sent: SharedLink[] = [];
  /** The error with which the share sheet rejects. */
  shareFailure: Error | null = null;
  readonly saved: string[] = [];
  memory: number | null = 42_000_000;
  readonly idle = new Signal();

  /** Keeps the camera from answering until the returned function is called. */
  holdCamera(): () => void {
    let answer = (): void => undefined;
    this.cameraAnswer = new Promise((resolve) => {
      answer = resolve;
    });
    return () => {
      answer();
    };
  }

  /** Lets time pass, runs whatever becomes due, and everything that follows from it. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    const due = this.scheduled.filter(({ at }) => at <= this.time);
    this.scheduled = this.scheduled.filter(({ at }) => at > this.time);
    for (const { task } of due) task();
    await settle();
  }

  readonly environment: StudioEnvironment = {
    mirror: {
      host: () => ({}) as HTMLElement,
      size: () => this.mirrorSize,
      open: (scene) => {
        if (this.engineFailure !== null) return Promise.reject(this.engineFailure);
        this.mirrorsOpened += 1;
        this.mirror = new FakeMirror(scene);
        return Promise.resolve(this.mirror);
      },
    },
    camera: {
      obstacle: () => this.cameraObstacle,
      open: async (facing) => {
        this.asked.push(facing);
        await this.cameraAnswer;
        if (this.cameraFailure !== null) throw this.cameraFailure;
        const stream = new FakeStream();
        this.streams.push(stream);
        return stream as unknown as MediaStream;
      },
      permission: () => Promise.resolve(this.cameraPermission),
      onPermissionChange: this.permissionChanged.on,
      onDeviceChange: this.devicesChanged.on,
    },
    pictures: {
      decode: () => {
        if (this.decodeFailure !== null) return Promise.reject(this.decodeFailure);
        return Promise.resolve(this.picture as unknown as ImageBitmap);
      },
      resize: (_picture, size) => {
        this.resizedTo = size;
        return Promise.resolve(new FakePicture(size.width, size.height) as unknown as ImageBitmap);
      },
      readPixels: () => this.pixels,
      fetchDrawnModel: () => {
        if (this.drawnModelFailure !== null) return Promise.reject(this.drawnModelFailure);
        return Promise.resolve(new Blob(['drawing']));
      },
    },
    storage: {
      read: (key) => this.stored.get(key) ?? null,
      write: (key, value) => void this.stored.set(key, value),
    },
    clock: {
      now: () => new Date(this.time),
      schedule: (task, milliseconds) => {
        const entry = { task, at: this.time + milliseconds };
        this.scheduled.push(entry);
        return () => {
          this.scheduled = this.scheduled.filter((other) => other !== entry);
        };
      },
    },
    loadFoundationMatch: () => Promise.resolve(nearerToSkin),
    loadLibraryNames: () => Promise.resolve(LIBRARY_NAMES),
    page: {
      isVisible: () => this.visible,
      onVisibilityChange: this.visibilityChanged.on,
      onLeave: this.left.on,
      fragment: () => this.fragment,
      onFragmentChange: this.fragmentChanged.on,
      replaceFragment: (fragment) => {
        this.fragment = fragment;
      },
      address: () => 'https://lookglass.test/',
      copyText: (text) => {
        if (this.clipboardFailure !== null) return Promise.reject(this.clipboardFailure);
        this.clipboard = text;
        return Promise.resolve();
      },
      shareLink: (link) => {
        if (this.shareFailure !== null) return Promise.reject(this.shareFailure);
        this.sent.push(link);
        return Promise.resolve();
      },
      saveFile: (_file, name) => void this.saved.push(name),
      usedMemory: () => this.memory,
      whenIdle: this.idle.on,
    },
  };
}

/** Lets everything already under way finish. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
