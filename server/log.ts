import pino, { type DestinationStream, type Logger } from 'pino'

interface TracedLog {
  /** Fields of every line, such as the id of the trace. */
  fields: () => Record<string, string>
  /** Gets a copy of every line. */
  copy: DestinationStream
}

const standardOutput = () => pino.destination({ fd: 1, sync: false })

const withCopy = (stream: DestinationStream, copy: DestinationStream) =>
  pino.multistream([
    { level: 'trace', stream },
    { level: 'trace', stream: copy },
  ])

/** Creates the request log: JSON lines without secrets (quality Q43). */
export const createLog = (level: string, destination?: DestinationStream, traced?: TracedLog): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Requests are logged field by field. This redacts what error objects may carry.
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
      mixin: traced?.fields,
    },
    traced ? withCopy(destination ?? standardOutput(), traced.copy) : (destination ?? standardOutput()),
  )

interface ErrorForLog {
  type: string
  message: string
  code?: unknown
  stack?: string
  cause?: ErrorForLog
}

/** Leaves out the message of a Drizzle error: it has the query's parameters, such as hashes and addresses. */
function errorForLog(thrown: unknown): ErrorForLog {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error' }
  const cut = (text: string) => text.replace(/\nparams:.*/s, '')
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
