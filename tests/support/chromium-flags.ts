/** Flags that keep Chromium off the network and let it draw WebGL2 without graphics hardware. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Frames a second of the cameras of tests: as many as the mirror draws without graphics hardware. More of them
 * only keep the processor from the test.
 */
export const CAMERA_PACE = 10;

/** Flags for a camera that needs neither a device nor a click on a permission prompt. */
export const FAKE_CAMERA_FLAGS: readonly string[] = [
  '--use-fake-ui-for-media-stream',
  `--use-fake-device-for-media-stream=fps=${CAMERA_PACE}`,
];

/**
 * Flags that have the pages themselves drawn without the emulated graphics card, which takes several
 * times as long; WebGL keeps it. For tests, which are not about the pace of drawing.
 */
export const PLAIN_PAGES_FLAGS: readonly string[] = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];
