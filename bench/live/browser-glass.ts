/**
 * Glass to glass: a browser draws a clock as black and white squares and sends it by WHIP. Another page
 * watches it by WHEP and reads the clock back from the picture.
 */

import type { Page } from '@playwright/test';
import { launchBrowser } from '#tests/support/browser.ts';
import { exchangeWith } from '#tests/support/live-program.ts';
import type { Target } from './room.ts';

export interface Glass {
  /** Milliseconds from the start of watching to the first picture shown. */
  readonly joinMs: number;
  /** Delay of each picture shown, in milliseconds. */
  readonly behind: readonly number[];
}

/** Opens a blank page that reaches the forwarder through this process, since the page itself may not. */
async function openPage(page: Page, url: string, key: string): Promise<void> {
  await page.exposeFunction('exchange', exchangeWith(url, key));
  // The program that compiles these files wraps every function in a call to this.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('about:blank');
}

declare global {
  // Globals of the page.
  var exchange: (offer: string) => Promise<string>;
  var readings: { joinMs: number; behind: number[] };
}

/** Sends a clock of 24 squares: the lowest 24 bits of the time of day in milliseconds. */
async function send(bitrate: number): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 960;
  canvas.height = 540;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  const draw = (): void => {
    const now = Math.floor(performance.timeOrigin + performance.now()) % 2 ** 24;
    for (let bit = 0; bit < 24; bit += 1) {
      context!.fillStyle = (now >> bit) & 1 ? '#fff' : '#000';
      context!.fillRect((bit % 8) * 120, Math.floor(bit / 8) * 180, 120, 180);
    }
    requestAnimationFrame(draw);
  };
  draw();
  const [track] = canvas.captureStream(30).getVideoTracks();
  const connection = new RTCPeerConnection();
  connection.addTransceiver(track!, {
    direction: 'sendonly',
    sendEncodings: [{ maxBitrate: bitrate }],
  });
  const sound = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0];
  connection.addTransceiver(sound!, { direction: 'sendonly' });
  await connection.setLocalDescription();
  const answer = await exchange(connection.localDescription!.sdp);
  await connection.setRemoteDescription({ type: 'answer', sdp: answer });
  await new Promise<void>((resolve) => {
    const look = () => connection.connectionState === 'connected' && resolve();
    connection.addEventListener('connectionstatechange', look);
    look();
  });
}

async function watch(): Promise<void> {
  const begun = performance.now();
  const connection = new RTCPeerConnection();
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  readings = { joinMs: 0, behind: [] };
  const read = (): void => {
    const now = performance.timeOrigin + performance.now();
    if (readings.joinMs === 0) readings.joinMs = performance.now() - begun;
    canvas.width = 8;
    canvas.height = 3;
    context!.drawImage(video, 0, 0, 8, 3);
    const { data } = context!.getImageData(0, 0, 8, 3);
    let time = 0;
    for (let bit = 0; bit < 24; bit += 1) if (data[bit * 4]! > 127) time += 2 ** bit;
    readings.behind.push(((Math.floor(now) % 2 ** 24) - time + 2 ** 24) % 2 ** 24);
    video.requestVideoFrameCallback(read);
  };
  video.requestVideoFrameCallback(read);
  const stream = new MediaStream();
  video.srcObject = stream;
  connection.addEventListener('track', ({ track }) => {
    stream.addTrack(track);
    void video.play();
  });
  for (const kind of ['video', 'audio']) connection.addTransceiver(kind, { direction: 'recvonly' });
  await connection.setLocalDescription();
  const answer = await exchange(connection.localDescription!.sdp);
  await connection.setRemoteDescription({ type: 'answer', sdp: answer });
}

/** Sends the clock to a room and watches it there for `milliseconds`. */
export async function measureGlass(
  { address, key }: Target,
  room: string,
  { bitrate, milliseconds }: { readonly bitrate: number; readonly milliseconds: number },
): Promise<Glass> {
  const browser = await launchBrowser({ cameraFile: null });
  try {
    const [host, viewer] = [await browser.newPage(), await browser.newPage()];
    await openPage(host, `${address}/whip/${room}?bitrate=${bitrate}`, key);
    await host.evaluate(send, bitrate);
    await openPage(viewer, `${address}/whep/${room}`, key);
    await viewer.evaluate(watch);
    await viewer.waitForFunction(() => readings.behind.length > 0, undefined, { timeout: 60_000 });
    await viewer.waitForTimeout(milliseconds);
    const { joinMs, behind } = await viewer.evaluate(() => readings);
    // A square read while it was changing puts the time off by a power of two.
    return { joinMs, behind: behind.filter((each) => each < 10_000) };
  } finally {
    await browser.close();
  }
}
