import { type ExecutionResult, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import { type Plugin, createYoga } from 'graphql-yoga'
import type { GraphqlRequest } from '../../src/api/contract/graphql.ts'
import type { CallerContext } from '../context.ts'
import type { Scope } from './fields.ts'
import { limits, withinLimits } from './limits.ts'
import { reportingSchema } from './schema.ts'
import { toWireError } from './wire-error.ts'

/** Bounds what is parsed and what is valid, and keeps the schema to itself unless it may be told. */
const guard = (mayIntrospect: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string) => parse(source, { maxTokens: limits.tokens, noLocation: false }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(withinLimits)
    if (!mayIntrospect) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/** Of yoga only what parses, validates and executes: HTTP is the router's, and there is no page that would load foreign scripts. */
const engineWith = (mayIntrospect: boolean) =>
  createYoga<Scope & Record<string, unknown>>({
    schema: reportingSchema,
    plugins: [guard(mayIntrospect)],
    // What an error may say is decided in one place, with the request at hand.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  })

const engines = new Map<boolean, ReturnType<typeof engineWith>>()

function engineOf(mayIntrospect: boolean) {
  const engine = engines.get(mayIntrospect) ?? engineWith(mayIntrospect)
  engines.set(mayIntrospect, engine)
  return engine
}

/** POST graphql: one operation of the reporting schema, with what REST would refuse told as errors of its fields. */
export async function answer(ctx: CallerContext, { query, variables, operationName }: GraphqlRequest) {
  const params = { query, variables: variables ?? undefined, operationName: operationName ?? undefined }
  const request = new Request('http://localhost/graphql', { method: 'POST' })
  const result = await engineOf(ctx.config.graphqlIntrospection).getResultForParams({ params, request }, { ctx })
  const { data, errors } = result as ExecutionResult
  return { ...(data === undefined ? {} : { data }), errors: errors?.map((error) => toWireError(error, ctx)) }
}
