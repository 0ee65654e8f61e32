/**
 * Content credentials (C2PA) for pictures that people ask us to sign. The server makes the whole claim from the fields below;
 * it signs no words and no claim of anyone else's. A picture is worked on in memory and not kept.
 */
import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { jpegPicture, moment } from './fields.ts';
import { HOUR_S, type Limit, MINUTE_S } from './limit.ts';

const MIB = 1024 * 1024;

/** A capture of 2048 pixels at quality 0.92 has about 1 MB. */
export const LARGEST_PICTURE_BYTES = 3 * MIB;
/** Base64 writes three bytes as four characters. */
const LARGEST_PICTURE_CHARACTERS = Math.ceil(LARGEST_PICTURE_BYTES / 3) * 4 + 64;
/** Room for what a body holds besides its picture. */
const BESIDE_BYTES = 4096;

/** Each takes a tenth of a second of a processor. */
const SIGNATURES: Limit = {
  name: 'signed_pictures_by_account',
  times: 10,
  seconds: 10 * MINUTE_S,
  countedIn: 'database',
  per: 'account',
};

/** Nobody signs more pictures by hand; a program that got hold of a session would. */
const SIGNATURES_OF_A_DAY: Limit = {
  name: 'signed_pictures_by_account_and_day',
  times: 60,
  seconds: 24 * HOUR_S,
  countedIn: 'database',
  per: 'account',
};

export const signPicture = {
  method: 'POST',
  path: '/api/signed-pictures',
  summary:
    'Signs one JPEG that holds its picture alone, with a claim that the server makes. The picture is not kept.',
  access: 'user',
  requires: 'cutting-edge',
  limits: [SIGNATURES, SIGNATURES_OF_A_DAY],
  bodyLimit: LARGEST_PICTURE_CHARACTERS + BESIDE_BYTES,
  body: z.strictObject({
    /** A data URL: what is signed lies in the file itself, so its bytes are needed. */
    image: jpegPicture(LARGEST_PICTURE_CHARACTERS),
    /** SHA-256 of the file in hexadecimal digits: another file is not signed in its place. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Of the file in bytes. */
    size: z.int().check(z.minimum(1), z.maximum(LARGEST_PICTURE_BYTES)),
    /** That the person saw this picture and agreed to send it. */
    consent: z.literal(true),
  }),
  reply: z.object({
    /** The same picture with its credentials in it, as a data URL. */
    image: z.string(),
    signedAt: moment,
  }),
  errors: ['not_a_jpeg', 'broken_picture', 'not_analyzed', 'not_set_up'],
} as const satisfies Contract;

export const readSigningRoot = {
  method: 'GET',
  path: '/api/signed-pictures/root',
  summary: 'The certificate that stands above all signatures of this server, to check them with.',
  access: 'anyone',
  reply: z.object({
    /** Null where this server signs nothing. */
    root: z.nullable(
      z.object({
        /** In PEM. */
        certificate: z.string(),
        /** SHA-256 of the certificate, in hexadecimal digits with colons between the bytes. */
        fingerprint: z.string(),
        until: moment,
      }),
    ),
  }),
} as const satisfies Contract;
