/**
 * The synchronous file reader that the library uses in a browser's worker, over bytes in memory: Node has
 * none.
 */

/** Bytes that can be read synchronously. */
export class MemoryBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.content = bytes;
  }

  override get size(): number {
    return this.content.length;
  }

  override slice(start = 0, end = this.size): MemoryBlob {
    return new MemoryBlob(this.content.subarray(start, end));
  }
}

class MemoryReader {
  readAsArrayBuffer(blob: Blob): ArrayBuffer {
    if (!(blob instanceof MemoryBlob)) throw new TypeError('only bytes in memory are read here');
    return blob.content.slice().buffer;
  }
}

/** Makes the reader known under the name that the library looks for. */
export function provideFileReader(): void {
  Object.assign(globalThis, { FileReaderSync: MemoryReader });
}
