import type { Context } from '@opentelemetry/api'
import { type AnyValueMap, SeverityNumber } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'

/** Levels of pino with those of OpenTelemetry. */
const severities: Readonly<Record<number, [number: SeverityNumber, text: string]>> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
}

interface LogLine {
  level: number
  time: string
  msg?: string
  [field: string]: unknown
}

/** Sends a copy of each line of the log. It is read from the finished line, so it holds no secret that the log leaves out. */
export function createOtlpLogs(endpoint: string, resource: Resource, currentContext: () => Context | undefined) {
  const exporter = new OTLPLogExporter({ url: `${endpoint}/v1/logs` })
  const provider = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter })] })
  const logger = provider.getLogger('back-office')
  const write = (line: string) => {
    const { level, time, msg, trace_id: _trace, span_id: _span, ...fields } = JSON.parse(line) as LogLine
    const [severityNumber, severityText] = severities[level] ?? [SeverityNumber.UNSPECIFIED, 'UNSPECIFIED']
    const attributes = fields as AnyValueMap
    const context = currentContext()
    logger.emit({ timestamp: new Date(time), severityNumber, severityText, body: msg, attributes, context })
  }
  return { stream: { write }, stop: () => provider.shutdown() }
}
