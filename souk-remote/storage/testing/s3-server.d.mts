import type { BucketSettings } from '../bucket.mjs';

/** What the server does wrong from now on; undefined: nothing. */
export interface S3Fault {
  /** of addresses with this text; default: all */
  only?: string;
  /** answers so late */
  delayMs?: number;
  /** answers so */
  status?: number;
  code?: string;
  /** closes the connection instead of an answer */
  hangUp?: boolean;
  /** closes it in the middle of a body */
  half?: boolean;
  /** compares conditions with etags without their quotes */
  bareEtags?: boolean;
  /** writes whatever the condition says */
  noConditions?: boolean;
}

export interface S3Server {
  /** how it is reached */
  readonly settings: BucketSettings;
  /** what the bucket holds, by key */
  readonly files: Map<string, { bytes: Buffer; etag: string; type: string }>;
  /** method and address of each request, in order */
  readonly requests: string[];
  fail(fault?: S3Fault): void;
  stop(): Promise<void>;
}

export const BUCKET: string;
export function startS3Server(host?: string): Promise<S3Server>;
