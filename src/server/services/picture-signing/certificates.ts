/**
 * Makes the two certificates that content credentials need: a root of our own, and below it one that
 * signs pictures. Profile: C2PA's chapter "X.509 Certificates" (a signer's certificate is not one of an
 * authority, says what it is for, and names an organization).
 */
import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** A certificate with the key that belongs to it. */
export interface KeyedCertificate {
  readonly certificate: X509Certificate;
  readonly key: KeyObject;
}

/** What a signer's certificate is for: the use that C2PA takes from certificates of general purpose. */
export const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';

const ORGANIZATION = '2.5.4.10';
const COMMON_NAME = '2.5.4.3';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';
const SERIAL_BYTES = 16;
/** A serial number must be positive: its first bit is not set. */
const POSITIVE = 0x7f;

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const ROOT_YEARS = 30;
/**
 * Nothing but the signer's certificate says until when a signature counts (there is no time-stamping
 * authority here), so it lasts long and is replaced early: see `RENEWED_BEFORE_MS` in signers.ts.
 */
const SIGNER_YEARS = 6;
/**
 * How long before its making a certificate becomes valid, so that a device whose clock is behind accepts
 * a new one.
 */
const SINCE_MS = DAY_MS;

/** A self-signed root with a new key (P-256). */
export function makeRoot(now: Date, organization = 'Lookglass'): KeyedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf(organization, `${organization} pictures: root`);
  const certificate = certify({
    subject: name,
    issuer: name,
    publicKey,
    issuerKey: privateKey,
    from: new Date(now.getTime() - SINCE_MS),
    to: new Date(now.getTime() + ROOT_YEARS * YEAR_MS),
    extensions: [
      extension(
        id_ce_basicConstraints,
        new BasicConstraints({ cA: true, pathLenConstraint: 0 }),
        true,
      ),
      extension(
        id_ce_keyUsage,
        new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign),
        true,
      ),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(identifierOf(publicKey))),
    ],
  });
  return { certificate, key: privateKey };
}

/**
 * A certificate that signs pictures, issued by a root, with a new key (P-256). It expires no later than
 * the root.
 */
export function makeSigner(
  root: KeyedCertificate,
  now: Date,
  organization = 'Lookglass',
): KeyedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const above = AsnConvert.parse(root.certificate.raw, Certificate).tbsCertificate;
  const ends = Math.min(
    now.getTime() + SIGNER_YEARS * YEAR_MS,
    Date.parse(root.certificate.validTo),
  );
  const keyAbove = new KeyIdentifier(identifierOf(root.certificate.publicKey));
  const certificate = certify({
    subject: nameOf(organization, `${organization} pictures: signer`),
    issuer: above.subject,
    publicKey,
    issuerKey: root.key,
    from: new Date(now.getTime() - SINCE_MS),
    to: new Date(ends),
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: false }), true),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature), true),
      extension(id_ce_extKeyUsage, new ExtendedKeyUsage([EMAIL_PROTECTION])),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(identifierOf(publicKey))),
      extension(
        id_ce_authorityKeyIdentifier,
        new AuthorityKeyIdentifier({ keyIdentifier: keyAbove }),
      ),
    ],
  });
  return { certificate, key: privateKey };
}

interface Wanted {
  readonly subject: Name;
  readonly issuer: Name;
  readonly publicKey: KeyObject;
  readonly issuerKey: KeyObject;
  readonly from: Date;
  readonly to: Date;
  readonly extensions: readonly Extension[];
}

function certify({
  subject,
  issuer,
  publicKey,
  issuerKey,
  from,
  to,
  extensions,
}: Wanted): X509Certificate {
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer,
    validity: new Validity({ notBefore: from, notAfter: to }),
    subject,
    subjectPublicKeyInfo: publicKeyInfo(publicKey),
    extensions: new Extensions([...extensions]),
  });
  const signed = sign('sha256', new Uint8Array(AsnConvert.serialize(tbsCertificate)), issuerKey);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: bufferOf(signed),
  });
  return new X509Certificate(new Uint8Array(AsnConvert.serialize(certificate)));
}

function nameOf(organization: string, commonName: string): Name {
  const part = (type: string, utf8String: string): RelativeDistinguishedName =>
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) }),
    ]);
  return new Name([part(ORGANIZATION, organization), part(COMMON_NAME, commonName)]);
}

function extension(extnID: string, value: object, critical = false): Extension {
  return new Extension({
    extnID,
    critical,
    extnValue: new OctetString(AsnConvert.serialize(value)),
  });
}

function publicKeyInfo(key: KeyObject): SubjectPublicKeyInfo {
  return AsnConvert.parse(key.export({ format: 'der', type: 'spki' }), SubjectPublicKeyInfo);
}

/** The first method of RFC 5280, section 4.2.1.2. */
function identifierOf(key: KeyObject): ArrayBuffer {
  const bits = new Uint8Array(publicKeyInfo(key).subjectPublicKey);
  return bufferOf(createHash('sha1').update(bits).digest());
}

function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(SERIAL_BYTES));
  // Neither zero nor negative.
  bytes[0] = ((bytes[0] ?? 0) & POSITIVE) | 1;
  return bytes.buffer;
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
