/** What PostgreSQL says when it cannot serve at the moment (its manual, appendix A): classes first, then single codes. */
const passingClasses = /^(08|40|53)...$/
const passingStates = new Set(['25006', '55P03', '57014', '57P01', '57P02', '57P03', '57P05', '58030'])

/** What Node says of a connection that cannot be made or is gone. */
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

/** Given to whoever waits for a database that does not answer. */
export const noAnswer = () => new Error(noAnswerMessage)

/** What pg and pg-pool say without a code (pg/lib/client.js, pg-pool/index.js). */
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

/** Every error in the chain of causes, with those that Node gathers for the addresses of a name. */
function* chainOf(thrown: unknown): Generator<Error> {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    yield error
    if (error instanceof AggregateError) for (const each of error.errors) yield* chainOf(each)
  }
}

const isPassing = (error: Error) => {
  const code = codeOf(error)
  // Only what the driver threw counts: a file that is missing is ENOENT too.
  const isOfConnection = 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))
  if (networkCodes.has(code)) return isOfConnection
  return passingClasses.test(code) || passingStates.has(code) || driverMessages.has(error.message)
}

/**
 * Whether the database is away, full or busy: it gave no answer, or refused for a reason that passes. The same request may
 * succeed in a moment. Whether a write took place is not known where its answer was lost.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  for (const error of chainOf(thrown)) if (isPassing(error)) return true
  return false
}

/** Whether the database gave an answer of any kind, or nobody listens at its address: either way no request waits for it. */
export function isAnswer(thrown: unknown): boolean {
  for (const error of chainOf(thrown))
    if (/^[\dA-Z]{5}$/.test(codeOf(error)) || codeOf(error) === 'ECONNREFUSED') return true
  return false
}
