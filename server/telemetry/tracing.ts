import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { AnsweredRequest, QueryObserver } from './telemetry.ts'
import { knownMethod } from '../http/route-template.ts'

/** Longest statement in a span, in characters. */
const maxStatement = 1000

const headerGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

const propagator = new W3CTraceContextPropagator()

/** Sends a span for each request, with a child for each query, and continues a trace that the caller has begun. */
export function createTracing(endpoint: string, resource: Resource) {
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  const tracer = provider.getTracer('back-office')
  // Of its own, because the one of the SDK is global, and several servers run in one process of the tests.
  const contexts = new AsyncLocalStorage<Context>()
  const current = () => contexts.getStore()

  /** Runs a request inside its span. The span gets its name when the route is known. */
  async function request(headers: Headers, handle: () => Promise<AnsweredRequest>): Promise<AnsweredRequest> {
    const parent = propagator.extract(ROOT_CONTEXT, headers, headerGetter)
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
    try {
      const answered = await contexts.run(trace.setSpan(parent, span), handle)
      const method = knownMethod(answered.method)
      span.updateName(`${method} ${answered.route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': answered.route,
        'http.response.status_code': answered.status,
        'back_office.request_id': answered.requestId,
        ...(answered.userId !== undefined && { 'user.id': String(answered.userId) }),
      })
      if (answered.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      return answered
    } finally {
      span.end()
    }
  }

  /** A child span for a query of a request. The text has placeholders instead of values. */
  const observeQuery: QueryObserver = (statement) => {
    const parent = current()
    if (!parent) return () => undefined
    const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, maxStatement) }
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent)
    return (isFailed) => {
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }

  /** Fields of a log line that is written while a request is handled. */
  const logFields = (): Record<string, string> => {
    const span = trace.getSpanContext(current() ?? ROOT_CONTEXT)
    return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
  }

  return { current, request, observeQuery, logFields, stop: () => provider.shutdown() }
}
