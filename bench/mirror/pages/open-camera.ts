/** The camera at exactly this size and 30 frames a second. */
export function openCamera(width: number, height: number): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { width: { exact: width }, height: { exact: height }, frameRate: 30 },
  });
}
