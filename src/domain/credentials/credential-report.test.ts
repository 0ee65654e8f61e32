import { describe, expect, it } from 'vitest';
import { reportOf } from './credential-report.ts';
import { manifestStore } from './manifest-store.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const SIGNED_AT = '2026-11-23T11:59:00.000Z';

interface Said {
  readonly success?: readonly string[];
  readonly failure?: readonly string[];
  readonly parts?: readonly string[];
  readonly when?: string;
}

function store({ success = [], failure = [], parts = [], when = SIGNED_AT }: Said) {
  const codes = (names: readonly string[]) => names.map((code) => ({ code, url: 'self#x' }));
  return manifestStore.parse({
    active_manifest: 'urn:c2pa:1',
    manifests: {
      'urn:c2pa:1': {
        claim_generator_info: [{ name: 'A program' }],
        assertions: [
          {
            label: 'c2pa.actions.v2',
            data: { actions: [{ action: 'c2pa.created', when, description: 'made up' }] },
          },
          { label: 'app.lookglass.picture', data: { size: 1 } },
        ],
        signature_info: { issuer: 'A maker', common_name: 'A signer' },
      },
    },
    validation_results: {
      activeManifest: { success: codes(success), failure: codes(failure), informational: [] },
      ingredientDeltas: [{ validationDeltas: { success: [], failure: codes(parts) } }],
    },
  });
}

const GOOD = ['claimSignature.validated', 'assertion.dataHash.match'];
const report = (said: Said) => reportOf(store(said), NOW);

describe('a picture with credentials', () => {
  it('is valid where everything holds below the root of this site', () => {
    expect(report({ success: ['signingCredential.trusted', ...GOOD] })).toEqual({
      authenticity: 'valid',
      confidence: { passed: 3, made: 3 },
      detectedManipulations: [{ kind: 'recorded', action: 'c2pa.created', description: 'made up' }],
      verificationStatus: 'trusted',
      timestamp: NOW,
      signer: { organization: 'A maker', name: 'A signer', program: 'A program' },
      doubt: null,
      signedAt: SIGNED_AT,
      isTimeVouched: false,
      isClockBehind: false,
    });
  });

  it('has an unknown signer where everything else holds', () => {
    expect(report({ success: GOOD, failure: ['signingCredential.untrusted'] })).toMatchObject({
      authenticity: 'unknown-signer',
      verificationStatus: 'untrusted',
      doubt: 'not-known-here',
      confidence: { passed: 2, made: 3 },
    });
  });

  it('has a signer for whom nobody vouches where nobody was asked', () => {
    expect(report({ success: GOOD })).toMatchObject({ authenticity: 'unknown-signer' });
  });

  it('says when it is the certificate whose time is over', () => {
    const failure = ['signingCredential.expired'];
    expect(report({ success: GOOD, failure }).doubt).toBe('certificate-over');
  });

  it('is changed where its bytes are not those that were signed, whoever signed', () => {
    for (const more of [{ success: ['signingCredential.trusted'] }, {}]) {
      const changed = report({ ...more, failure: ['assertion.dataHash.mismatch'] });
      expect(changed).toMatchObject({ authenticity: 'changed', verificationStatus: 'failed' });
      expect(changed.detectedManipulations[0]).toEqual({ kind: 'picture-changed' });
    }
    const failure = ['signingCredential.untrusted', 'assertion.dataHash.mismatch'];
    expect(report({ failure })).toMatchObject({ authenticity: 'changed', doubt: null });
  });

  it.each([
    'claimSignature.mismatch',
    'assertion.hashedURI.mismatch',
    'claim.malformed',
    'new.code',
  ])('is changed where its record does not hold: %s', (code) => {
    const changed = report({ success: ['signingCredential.trusted'], failure: [code] });
    expect(changed.authenticity).toBe('changed');
    expect(changed.detectedManipulations[0]).toEqual({ kind: 'record-changed' });
  });

  it('is not blamed for the unknown signer of a picture that it was made from', () => {
    const success = ['signingCredential.trusted', ...GOOD];
    expect(report({ success, parts: ['signingCredential.untrusted'] }).authenticity).toBe('valid');
    expect(report({ success, parts: ['assertion.dataHash.mismatch'] }).authenticity).toBe(
      'changed',
    );
  });

  it('is not blamed for what others added about a person or the time', () => {
    const success = ['signingCredential.trusted', ...GOOD];
    const failure = ['cawg.identity.untrusted', 'timeStamp.untrusted'];
    expect(report({ success, failure }).authenticity).toBe('valid');
  });

  it('shows that this device’s clock was set back, or the signature’s forward', () => {
    const success = ['signingCredential.trusted', ...GOOD];
    expect(report({ success, when: '2026-11-23T12:04:00Z' }).isClockBehind).toBe(false);
    expect(report({ success, when: '2026-11-24T12:00:00Z' }).isClockBehind).toBe(true);
  });

  it('gives no time where the recorded one is not a time', () => {
    expect(report({ success: GOOD, when: 'yesterday' }).signedAt).toBeNull();
  });
});
