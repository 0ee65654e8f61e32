/** What a signature says of a picture. All of it is ours: nothing that a caller wrote becomes a part of it. */

export interface SignedFacts {
  /** SHA-256 of the file as it came, in hexadecimal digits. */
  readonly sha256: string;
  /** Of the same file, in bytes. */
  readonly size: number;
  readonly signedAt: Date;
  /** The product's version. */
  readonly version: string;
}

/** The one thing that is said to have been done. */
export const ACTION_WORDS = 'virtual makeup applied, by Lookglass';

/** The label of our own assertion. */
export const PICTURE_LABEL = 'app.lookglass.picture';

/**
 * A mix of a picture with what was drawn over it, of IPTC's list of digital source types. It leaves open whether the picture
 * came from a camera: the server cannot know.
 */
const COMPOSITE = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite';

/**
 * The claim (C2PA 2, with claims of version 2). It has no thumbnail and no ingredient: either would hold a second picture of the face, perhaps the bare
 * one. It names no person and no account.
 */
export function claimOf({ sha256, size, signedAt, version }: SignedFacts): object {
  const program = { name: 'Lookglass', version };
  return {
    claim_generator_info: [program],
    format: 'image/jpeg',
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true,
        data: {
          actions: [
            {
              action: 'c2pa.created',
              when: signedAt.toISOString(),
              digitalSourceType: COMPOSITE,
              description: ACTION_WORDS,
              softwareAgent: program,
            },
          ],
          allActionsIncluded: true,
        },
      },
      { label: PICTURE_LABEL, created: true, data: { sha256, size } },
    ],
  };
}
