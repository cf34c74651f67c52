import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { reasonOf } from '../db/database-error.ts'
import { createServerMetrics, measureState } from './server-metrics.ts'
import { measureProcess } from './process-metrics.ts'
import type { MeasuredState, Telemetry } from './telemetry.ts'

interface TelemetryOptions {
  /** Where /metrics listens. */
  metrics: { port: number; host: string }
}

/** Telemetry that is switched on. */
export interface OpenTelemetry extends Telemetry {
  /** Measures state that exists only once the database is open. */
  watch: (state: MeasuredState) => void
  stop: () => Promise<void>
}

/** Listens on a port of its own, which a public proxy does not know. */
async function openPrometheus({ port, host }: TelemetryOptions['metrics']): Promise<PrometheusExporter> {
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

/** Starts the measurement of this server, or fails with a one-line reason. */
export async function openTelemetry({ metrics }: TelemetryOptions): Promise<OpenTelemetry> {
  const provider = new MeterProvider({ readers: [await openPrometheus(metrics)] })
  const meter = provider.getMeter('back-office')
  const { answered, ...server } = createServerMetrics(meter)
  const endProcess = measureProcess(meter)
  return {
    ...server,
    request: async (handle) => {
      const started = performance.now()
      const request = await handle()
      answered(request, (performance.now() - started) / 1000)
    },
    watch: (state) => measureState(meter, state),
    stop: async () => {
      endProcess()
      await provider.shutdown()
    },
  }
}
