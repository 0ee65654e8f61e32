/** Why a reader of content credentials has no answer, from the name of its error. */

export type ReadFailure =
  /** There are none in the file. */
  | 'none'
  /** The file names credentials at another address, which is not asked. */
  | 'elsewhere'
  /** Files of this kind carry no credentials, or it is not a picture. */
  | 'not-a-kind'
  /** They are there, or the file is, in a form that cannot be read. */
  | 'broken';

/** The library's errors are texts such as `C2pa(JumbfNotFound)`. */
export function readFailureOf(error: string): ReadFailure {
  if (/RemoteManifest/i.test(error)) return 'elsewhere';
  if (/JumbfNotFound|NotFound|NoManifest/.test(error)) return 'none';
  if (/UnsupportedType/.test(error)) return 'not-a-kind';
  return 'broken';
}
