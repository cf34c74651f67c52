import type { GraphQLError } from 'graphql'
import type { GraphqlError } from '../../src/api/contract/graphql.ts'
import type { Context } from '../context.ts'
import { HttpError, serverFault } from '../errors.ts'

/** For an invalid document or invalid variables: the library's message without its suggested names. */
const documentError = ({ message, extensions }: GraphQLError) => ({
  message: message.replace(/ Did you mean .*\?$/, ''),
  code: typeof extensions.code === 'string' ? extensions.code : 'GRAPHQL_INVALID',
})

/**
 * Converts an error to wire format. An HTTP error keeps its REST message, with its code in the extensions. Any other
 * error is logged, and the reply has only the request id.
 */
export function toWireError(error: GraphQLError, { log, requestId, noteRefusal }: Context): GraphqlError {
  const shown = ({
    message,
    ...extensions
  }: {
    message: string
    code?: string
    errors?: Record<string, string[]>
  }) => ({
    message,
    path: error.path && [...error.path],
    locations: error.locations,
    extensions: { ...extensions, request_id: requestId },
  })
  const { originalError: cause } = error
  if (cause instanceof HttpError) {
    noteRefusal(cause)
    return shown({ message: cause.message, code: cause.details.code, errors: cause.details.errors })
  }
  // Without a path, execution has not begun, so the message cannot reveal internals.
  if (error.path === undefined && (cause === undefined || cause.name === 'GraphQLError'))
    return shown(documentError(error))
  log.error({ err: cause ?? error, requestId }, 'request failed')
  return shown({
    message: serverFault(requestId),
    code: 'INTERNAL',
  })
}
