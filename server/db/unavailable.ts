/** Temporary errors of PostgreSQL (its manual, appendix A): error classes, then single codes. */
const transientClasses = /^(08|40|53)...$/
const transientStates = new Set(['25006', '55P03', '57014', '57P01', '57P02', '57P03', '57P05', '58030'])

/** Node's error codes for failed or lost connections. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

const noAnswerMessage = 'The database does not answer'

/** Error for queries waiting on a database that does not respond. */
export const noAnswerError = () => new Error(noAnswerMessage)

/** Messages of pg and pg-pool errors without a code (pg/lib/client.js, pg-pool/index.js). */
const driverMessages = new Set([
  noAnswerMessage,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** All errors in the cause chain, including the aggregated errors of several addresses of one host. */
function* chainOf(thrown: unknown): Generator<Error> {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    yield error
    if (error instanceof AggregateError) for (const each of error.errors) yield* chainOf(each)
  }
}

const isTransient = (error: Error) => {
  const code = codeOf(error)
  // Counts only errors of network calls, because a missing file has the code ENOENT too.
  const isConnectionCall = 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))
  if (networkCodes.has(code)) return isConnectionCall
  return transientClasses.test(code) || transientStates.has(code) || driverMessages.has(error.message)
}

/**
 * True if the database is unreachable, full or busy, so that a retry may succeed. If a write's response was lost, the
 * write may have happened.
 */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  for (const error of chainOf(thrown)) if (isTransient(error)) return true
  return false
}

/**
 * True if the database responded in any way or refused the connection. In both cases requests get a result and do not
 * hang.
 */
export function isDatabaseAnswer(thrown: unknown): boolean {
  for (const error of chainOf(thrown))
    if (/^[\dA-Z]{5}$/.test(codeOf(error)) || codeOf(error) === 'ECONNREFUSED') return true
  return false
}
