import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}

interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: Attribute[]
}

interface WireLog {
  traceId?: string
  severityText: string
  body: { stringValue?: string }
  attributes: Attribute[]
}

interface Received {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[]
  resourceLogs?: { scopeLogs: { logRecords: WireLog[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[]
}

const attributesOf = (list: readonly Attribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector of OTLP over HTTP on a free port, which keeps what it receives. */
export async function openOtlpReceiver() {
  const received: { path: string; body: Received }[] = []
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as Received })
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bodies = () => received.map(({ body }) => body)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: () => [...new Set(received.map(({ path }) => path))].toSorted(),
    /** All that came, as text. */
    text: () => JSON.stringify(received),
    resources: () =>
      bodies().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.map(({ resource }) => attributesOf(resource.attributes)),
      ),
    spans: () =>
      bodies()
        .flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: attributesOf(span.attributes) })),
    logs: () =>
      bodies()
        .flatMap(({ resourceLogs = [] }) => resourceLogs.flatMap(({ scopeLogs }) => scopeLogs))
        .flatMap(({ logRecords }) => logRecords)
        .map((record) => ({ ...record, attributes: attributesOf(record.attributes) })),
    metrics: () =>
      bodies()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics))
        .flatMap(({ metrics }) => metrics.map(({ name }) => name)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
