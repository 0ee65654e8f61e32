/** Files as text: the form in which the API takes pictures. */

export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('the picture could not be read'));
    });
    reader.readAsDataURL(file);
  });
}

/**
 * The file behind a data URL in base64. It is decoded rather than fetched, since the page's content security
 * policy forbids fetching such addresses.
 */
export function fileOf(dataUrl: string, type: string): Blob {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return new Blob([bytes], { type });
}
