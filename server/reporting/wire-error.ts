import type { GraphQLError } from 'graphql'
import type { GraphqlError } from '../../src/api/contract/graphql.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

/** The document or its variables are at fault: the message is the library's, without the names it would suggest. */
const ofDocument = ({ message, extensions }: GraphQLError) => ({
  message: message.replace(/ Did you mean .*\?$/, ''),
  code: typeof extensions.code === 'string' ? extensions.code : 'GRAPHQL_INVALID',
})

/**
 * An error as it crosses the wire: a refusal says what REST would say, with its code among the extensions. Whatever else was
 * thrown goes to the log and is told by the request's id alone.
 */
export function toWireError(error: GraphQLError, { log, requestId }: Context): GraphqlError {
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
  if (cause instanceof Refusal)
    return shown({ message: cause.message, code: cause.details.code, errors: cause.details.errors })
  // Without a path nothing has been read yet, and so nothing inside can show.
  if (error.path === undefined && (cause === undefined || cause.name === 'GraphQLError'))
    return shown(ofDocument(error))
  log.error({ err: cause ?? error, requestId }, 'request failed')
  return shown({
    message: `Something went wrong on our side. Please quote request ${requestId}.`,
    code: 'INTERNAL',
  })
}
