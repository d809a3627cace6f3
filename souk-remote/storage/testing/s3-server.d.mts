import type { BucketSettings } from '../bucket.mjs';

/** The server's misbehaviour from now on; undefined: none. */
export interface S3Fault {
  /** only for URLs with this text; default: all */
  only?: string;
  /** delay of responses */
  delayMs?: number;
  /** status of responses */
  status?: number;
  code?: string;
  /** closes the connection instead of answering */
  hangUp?: boolean;
  /** closes it in the middle of a body */
  half?: boolean;
  /** compares conditions with etags without their quotes */
  bareEtags?: boolean;
  /** writes whatever the condition */
  noConditions?: boolean;
}

export interface S3Server {
  /** access to it */
  readonly settings: BucketSettings;
  /** content of the bucket, by key */
  readonly files: Map<string, { bytes: Buffer; etag: string; type: string }>;
  /** method and URL of each request, in order */
  readonly requests: string[];
  fail(fault?: S3Fault): void;
  stop(): Promise<void>;
}

export const BUCKET: string;
export function startS3Server(host?: string): Promise<S3Server>;
