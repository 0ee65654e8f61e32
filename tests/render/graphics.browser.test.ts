import { describe, expect, it } from 'vitest';

describe('the browser that the drawing tests run in', () => {
  it('draws WebGL2, on the page and away from it', () => {
    const canvas = document.createElement('canvas');
    expect(canvas.getContext('webgl2')).not.toBeNull();
    expect(new OffscreenCanvas(16, 16).getContext('webgl2')).not.toBeNull();
  });

  it('has a camera that needs no one to allow it', async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    const [track] = stream.getVideoTracks();
    expect(track?.readyState).toBe('live');
    track?.stop();
  });
});
