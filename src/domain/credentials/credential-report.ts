/** What the content credentials of a picture say, and whether they hold. */

import {
  type Manifest,
  type ManifestStore,
  type RecordedAction,
  recordedActions,
} from './manifest-store.ts';

/**
 * `valid`: signed below this site's root, and unchanged since. `unknown-signer`: unchanged since it was signed, by a signer
 * whom this site does not know. `changed`: no longer what was signed. `none`: there is nothing to check.
 */
export type Authenticity = 'valid' | 'changed' | 'unknown-signer' | 'none';

/** What was found to differ from what was signed, or what the record itself says was done. */
export type Manipulation =
  | { readonly kind: 'picture-changed' }
  /** The record of the picture, not the picture, was changed, or parts of it are missing. */
  | { readonly kind: 'record-changed' }
  | { readonly kind: 'recorded'; readonly action: string; readonly description: string | null };

/** Why nobody vouches for the signer. */
export type SignerDoubt = 'not-known-here' | 'certificate-over' | 'certificate-bad';

/** Who signed, as their certificate and their program say. */
export interface SaidOfSigner {
  readonly organization: string | null;
  readonly name: string | null;
  readonly program: string | null;
}

/** The answer to a check, with the specification's five fields. */
export interface CredentialReport {
  readonly authenticity: Authenticity;
  /** A signature holds or it does not: how many of the checks that were made were passed, and no probability. */
  readonly confidence: { readonly passed: number; readonly made: number };
  /** In the order of the record; changes that were found come first. */
  readonly detectedManipulations: readonly Manipulation[];
  readonly verificationStatus: 'trusted' | 'untrusted' | 'failed' | 'nothing-to-verify';
  /** When the picture was checked; milliseconds since 1970, by this device's clock. */
  readonly timestamp: number;
  readonly signer: SaidOfSigner | null;
  readonly doubt: SignerDoubt | null;
  /** When it was signed, as the record says. Nobody else vouches for it unless `isTimeVouched`. */
  readonly signedAt: string | null;
  /** Whether an authority for time signed it as well. */
  readonly isTimeVouched: boolean;
  /** Whether this device's clock says a time before the signature's: then it is wrong, or the signature is. */
  readonly isClockBehind: boolean;
}

/** Codes of C2PA's chapter "Returning Validation Results" that say that the picture's own bytes are not those that were signed. */
const PICTURE_CHANGED: ReadonlySet<string> = new Set([
  'assertion.dataHash.mismatch',
  'assertion.boxesHash.mismatch',
  'assertion.bmffHash.mismatch',
  'assertion.collectionHash.mismatch',
]);

const DOUBTS: Readonly<Record<string, SignerDoubt>> = {
  'signingCredential.untrusted': 'not-known-here',
  'signingCredential.expired': 'certificate-over',
  'claimSignature.outsideValidity': 'certificate-over',
  'signingCredential.invalid': 'certificate-bad',
  'signingCredential.revoked': 'certificate-bad',
  'signingCredential.ocsp.revoked': 'certificate-bad',
};

/**
 * Codes about identities and times that others add beside the signature: they say nothing about the
 * picture.
 */
const BESIDE_THE_PICTURE = /^(?:cawg\.|timeStamp\.)/;

const CLOCK_ROOM_MS = 5 * 60_000;
const LABEL_OF_ACTIONS = /^c2pa\.actions(?:\.v2)?(?:__\d+)?$/;

/** @param now milliseconds since 1970 */
export function reportOf(store: ManifestStore, now: number): CredentialReport {
  const { active_manifest: active, manifests, validation_results: results } = store;
  const manifest = manifests[active];
  const deltas = (results.ingredientDeltas ?? []).flatMap(
    ({ validationDeltas }) => validationDeltas ?? [],
  );
  const checked = [
    ...(results.activeManifest === undefined ? [] : [results.activeManifest]),
    ...deltas,
  ];
  const passed = checked.flatMap(({ success }) => success.map(({ code }) => code));
  const failed = checked
    .flatMap(({ failure }) => failure.map(({ code }) => code))
    .filter((code) => !BESIDE_THE_PICTURE.test(code));
  // An ingredient's unknown signer is no fault of this picture.
  const own = results.activeManifest?.failure.map(({ code }) => code) ?? [];
  const doubt = own.map((code) => DOUBTS[code]).find((each) => each !== undefined) ?? null;
  const changes = failed.filter((code) => DOUBTS[code] === undefined);
  const isTrusted = results.activeManifest?.success.some(
    ({ code }) => code === 'signingCredential.trusted',
  );
  const authenticity = authenticityOf(
    changes.length > 0 || manifest === undefined,
    doubt === null && isTrusted === true,
  );
  const actions = manifest === undefined ? [] : actionsOf(manifest);
  const signedAt =
    manifest?.signature_info?.time ?? actions.find(({ when }) => when !== undefined)?.when ?? null;
  return {
    authenticity,
    confidence: { passed: passed.length, made: passed.length + failed.length },
    detectedManipulations: [...found(changes), ...actions.map(recorded)],
    verificationStatus: STATUS[authenticity],
    timestamp: now,
    signer: manifest === undefined ? null : signerOf(manifest),
    doubt: authenticity === 'unknown-signer' ? (doubt ?? 'not-known-here') : null,
    signedAt: signedAt !== null && Number.isNaN(Date.parse(signedAt)) ? null : signedAt,
    isTimeVouched: passed.includes('timeStamp.trusted'),
    isClockBehind: signedAt !== null && Date.parse(signedAt) > now + CLOCK_ROOM_MS,
  };
}

/** The report on a picture without credentials. */
export function reportOfNone(now: number): CredentialReport {
  return {
    authenticity: 'none',
    confidence: { passed: 0, made: 0 },
    detectedManipulations: [],
    verificationStatus: 'nothing-to-verify',
    timestamp: now,
    signer: null,
    doubt: null,
    signedAt: null,
    isTimeVouched: false,
    isClockBehind: false,
  };
}

/** The report on a picture that has credentials which cannot be read. */
export function reportOfBroken(now: number): CredentialReport {
  return {
    ...reportOfNone(now),
    authenticity: 'changed',
    confidence: { passed: 0, made: 1 },
    detectedManipulations: [{ kind: 'record-changed' }],
    verificationStatus: 'failed',
  };
}

const STATUS = {
  valid: 'trusted',
  'unknown-signer': 'untrusted',
  changed: 'failed',
  none: 'nothing-to-verify',
} as const satisfies Record<Authenticity, CredentialReport['verificationStatus']>;

function authenticityOf(isChanged: boolean, isKnown: boolean): Authenticity {
  if (isChanged) return 'changed';
  return isKnown ? 'valid' : 'unknown-signer';
}

function found(changes: readonly string[]): readonly Manipulation[] {
  const isPicture = changes.some((code) => PICTURE_CHANGED.has(code));
  const isRecord = changes.some((code) => !PICTURE_CHANGED.has(code));
  return [
    ...(isPicture ? [{ kind: 'picture-changed' } as const] : []),
    ...(isRecord ? [{ kind: 'record-changed' } as const] : []),
  ];
}

function actionsOf({ assertions }: Manifest): readonly RecordedAction[] {
  return assertions.flatMap(({ label, data }) => {
    if (!LABEL_OF_ACTIONS.test(label)) return [];
    const parsed = recordedActions.safeParse(data);
    return parsed.success ? parsed.data.actions : [];
  });
}

function recorded({ action, description }: RecordedAction): Manipulation {
  return { kind: 'recorded', action, description: description ?? null };
}

function signerOf({
  signature_info,
  claim_generator_info,
  claim_generator,
}: Manifest): SaidOfSigner {
  return {
    organization: signature_info?.issuer ?? null,
    name: signature_info?.common_name ?? null,
    program:
      claim_generator_info.find(({ name }) => name !== undefined)?.name ?? claim_generator ?? null,
  };
}
