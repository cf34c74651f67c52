import { diag, DiagLogLevel } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/open.ts'
import { reasonOf } from '../db/database-error.ts'
import { createOtlpLogs } from './otlp-logs.ts'
import { measureProcess } from './process-metrics.ts'
import { createServerMetrics, measureState } from './server-metrics.ts'
import type { MeasuredState, Telemetry } from './telemetry.ts'
import { createTracing } from './tracing.ts'

interface TelemetryOptions extends Pick<Config, 'metrics' | 'otlpEndpoint'> {
  /** Prints a line for the operator. */
  printLine: (line: string) => void
}

/** Telemetry that is switched on. */
export interface OpenTelemetry extends Telemetry {
  /** What the log adds to its lines and where it sends them besides; null without OTLP. */
  log: { fields: () => Record<string, string>; copy: { write: (line: string) => void } } | null
  /** Measures state that exists only once the database is open. */
  watch: (state: MeasuredState, opened: Pick<OpenDatabase, 'observeQueries'>) => void
  stop: () => Promise<void>
}

/** Listens on a port of its own, which a public proxy does not know. */
async function openPrometheus({ port, host }: NonNullable<Config['metrics']>): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({
    port,
    host,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  try {
    await exporter.startServer()
    return exporter
  } catch (error) {
    throw new Error(`METRICS_PORT ${port} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** Tells the operator of the first problem only: a collector that is away is one at every export. */
function tellFirstProblem(printLine: (line: string) => void): void {
  let isTold = false
  const tell = (message: string) => {
    if (isTold) return
    isTold = true
    printLine(`OpenTelemetry: ${message.slice(0, 300)}`)
  }
  const silent = () => undefined
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` win over the name of the product. */
const resourceOfProcess = () =>
  resourceFromAttributes({ 'service.name': 'back-office' }).merge(detectResources({ detectors: [envDetector] }))

function openOtlp(endpoint: string) {
  const resource = resourceOfProcess()
  const tracing = createTracing(endpoint, resource)
  return {
    tracing,
    logs: createOtlpLogs(endpoint, resource, tracing.current),
    reader: new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }) }),
  }
}

/** Starts the measurement of this server, or fails with a one-line reason. */
export async function openTelemetry({ metrics, otlpEndpoint, printLine }: TelemetryOptions): Promise<OpenTelemetry> {
  tellFirstProblem(printLine)
  const prometheus = metrics ? [await openPrometheus(metrics)] : []
  const otlp = otlpEndpoint === null ? null : openOtlp(otlpEndpoint)
  const readers = [...prometheus, ...(otlp ? [otlp.reader] : [])]
  const provider = new MeterProvider({ readers, resource: resourceOfProcess() })
  const meter = provider.getMeter('back-office')
  const { answered, ...server } = createServerMetrics(meter)
  const endProcess = measureProcess(meter)
  return {
    ...server,
    log: otlp && { fields: otlp.tracing.logFields, copy: otlp.logs.stream },
    request: async (headers, handle) => {
      const started = performance.now()
      const request = await (otlp ? otlp.tracing.request(headers, handle) : handle())
      answered(request, (performance.now() - started) / 1000)
    },
    watch: (state, { observeQueries }) => {
      measureState(meter, state)
      if (otlp) observeQueries?.(otlp.tracing.observeQuery)
    },
    stop: async () => {
      // A collector that is away must not keep the server from stopping.
      await Promise.allSettled([otlp?.tracing.stop(), otlp?.logs.stop(), provider.shutdown()])
      endProcess()
    },
  }
}
