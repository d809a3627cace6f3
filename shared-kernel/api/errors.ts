/** Validation or business refusal: envelope 201 with `data.form` (spec §7). `message` is the first form message. */
export class FormRejected extends Error {
  override name = 'FormRejected' as const;
  /** messages by cart line id, for calls that concern cart lines */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  constructor(
    readonly form: readonly string[],
    lines: Record<string, readonly string[]> = {},
    /** names of the fields that the messages in `form` concern, in the same order; empty when the server does not name them */
    readonly fields: readonly string[] = [],
    /** seconds to wait before retrying (`Retry-After`); undefined when the server does not send it */
    readonly retryAfter?: number,
  ) {
    super(form[0] ?? 'Something went wrong');
    this.lines = lines;
  }
}

/** No response, or one without an envelope (S214). The text is the specification's; screens show its translation. */
export class ApiDown extends Error {
  override name = 'ApiDown' as const;
  constructor(
    readonly reason?: unknown,
    /** the visitor's device is offline; screens show that message instead (issue 13) */
    readonly offline = false,
    /** the device is online, but the shell found the shop unreachable */
    readonly unreachable = false,
  ) {
    super('API is down.');
  }
}

/** The call needs a login (HTTP 401). Never an error page (D12). */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn' as const;
}

/** Not found: HTTP 404, or thrown by a screen's prefetch to make the shell send its 404 page. */
export class NotFound extends Error {
  override name = 'NotFound' as const;
}

/** Any other refusal with an envelope: 403, 413, 429, 5xx (S073). */
export class RequestFailed extends Error {
  override name = 'RequestFailed' as const;
  constructor(
    readonly statusCode: number,
    message: string,
    /** seconds to wait before retrying, when the server sends them (429) */
    readonly retryAfter?: number,
  ) {
    super(message || 'Something went wrong');
  }
}

// Compared by name, not by instanceof: a remote may bundle its own copy of this file, and on the server it may run in its own
// realm.
const named = (name: string) => (e: unknown) => typeof e === 'object' && e !== null && 'name' in e && e.name === name;
export const isFormRejected = (e: unknown): e is FormRejected => named('FormRejected')(e);
export const isApiDown = (e: unknown): e is ApiDown => named('ApiDown')(e);
export const isNotSignedIn = (e: unknown): e is NotSignedIn => named('NotSignedIn')(e);
export const isNotFound = (e: unknown): e is NotFound => named('NotFound')(e);
export const isRequestFailed = (e: unknown): e is RequestFailed => named('RequestFailed')(e);
