import { describe, expect, it } from 'vitest';

describe('the browser in which the rendering tests run', () => {
  it('draws with WebGL2, on the page and off-screen', () => {
    const canvas = document.createElement('canvas');
    expect(canvas.getContext('webgl2')).not.toBeNull();
    expect(new OffscreenCanvas(16, 16).getContext('webgl2')).not.toBeNull();
  });

  it('has a camera that needs no permission from a person', async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    const [track] = stream.getVideoTracks();
    expect(track?.readyState).toBe('live');
    track?.stop();
  });
});
