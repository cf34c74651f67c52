import pino, { type DestinationStream, type Logger } from 'pino'

/** The request log: JSON lines without a secret in them (quality Q43). */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Requests are logged field by field; this catches what an error object might drag along.
      redact: {
        paths: [
          'authorization',
          'password',
          'token',
          '*.authorization',
          '*.password',
          '*.token',
          '*.password_hash',
          'err.params',
          'err.query',
          'err.cause.parameters',
          'err.cause.query',
        ],
        censor: '[redacted]',
      },
      serializers: { err: errorForLog },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  )

interface ErrorForLog {
  type: string
  message: string
  code?: unknown
  stack?: string
  cause?: ErrorForLog
}

/** Drizzle puts a query's parameters into its message: they may hold hashes and addresses, so they stay out. */
function errorForLog(thrown: unknown): ErrorForLog {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error' }
  const cut = (text: string) => text.split(/\nparams:/)[0]!
  return {
    type: thrown.name,
    message: cut(thrown.message),
    code: 'code' in thrown ? thrown.code : undefined,
    stack: thrown.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    cause: thrown.cause instanceof Error ? errorForLog(thrown.cause) : undefined,
  }
}
