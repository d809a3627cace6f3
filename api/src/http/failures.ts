import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BucketFault } from '../../../souk-remote/storage/bucket.mjs';
import { isUnavailable } from '../db/unavailable';
import { sendFault, sendRefused } from './envelope';
import { FAULT_TEXT, Fault, type FaultStatus } from './fault';
import { Refused } from './refused';
import { refusalOf } from './validation';

/** PostgreSQL's error classes that are caused by the caller's values: 22 data exception (text with NUL, number too large). */
const DATA_EXCEPTION = /^22/;

/** Wraps every failure in an envelope; internal details appear only in the log, under the request's id. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendFault(request, reply, new Fault(404)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error, request.routeOptions.schema?.operationId);
    if (failure instanceof Refused) return sendRefused(request, reply, failure);
    if (failure.status >= 500) request.log.error({ err: error }, 'call failed');
    return sendFault(request, reply, failure);
  });
}

function failureOf(error: FastifyError, call: string | undefined): Refused | Fault {
  if (error instanceof Refused || error instanceof Fault) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // a path whose parameter cannot be an id is a page that does not exist
    if (error.validationContext === 'params') return new Fault(404);
    return refusalOf(error.validation, call);
  }
  const status = error.statusCode ?? 500;
  // not JSON, empty, cut off: a malformed body is a 201 with a message (S211)
  if (status === 400) return new Refused('validation.malformed');
  if (status < 500 && status in FAULT_TEXT) return new Fault(status as FaultStatus);
  if (DATA_EXCEPTION.test(error.code ?? '')) return new Refused('validation.malformed');
  if (isUnavailable(error) || error instanceof BucketFault) return new Fault(503);
  return new Fault(500);
}
