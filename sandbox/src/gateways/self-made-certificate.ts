import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A key and its self-signed certificate. */
export interface Certified {
  readonly privateKey: KeyObject;
  /** PEM */
  readonly certificate: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
// object identifiers: sha256WithRSAEncryption (RFC 8017) and commonName (RFC 5280)
const RSA_SHA256 = Buffer.from('06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/**
 * Creates an RSA key with an X.509 certificate (RFC 5280, version 1) that is valid for ten years.
 *
 * @param name common name, ASCII
 */
export function makeCertificate(name: string): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const year = new Date().getUTCFullYear();
  const algorithm = der(SEQUENCE, RSA_SHA256);
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const content = der(
    SEQUENCE,
    // a positive number: the first bit is 0
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    subject,
    der(SEQUENCE, der(0x17, moment(year)), der(0x17, moment(year + 10))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  // a bit string starts with the number of unused bits
  const proof = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines =
    der(SEQUENCE, content, algorithm, proof)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` };
}

/** 1 January, in UTCTime */
const moment = (year: number): Buffer => Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`);

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
