import { freePort } from '../../tools/lib/free-port.mjs'
import { openTelemetry } from '../../server/telemetry/open-telemetry.ts'

/** A time series of /metrics: its name and its labels, in the order of their names. */
interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

const labelsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name!, value!]))

/** Reads the text format of Prometheus. */
export const samplesOf = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels, value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      if (name === undefined) throw new Error(`Not a sample: ${line}`)
      return { name, labels: labelsOf(labels ?? ''), value: Number(value) }
    })

/** Opens metrics on a free port, and reads them over HTTP as Prometheus does. */
export async function openMetrics() {
  const port = await freePort()
  const telemetry = await openTelemetry({
    metrics: { port, host: '127.0.0.1' },
    otlpEndpoint: null,
    printLine: () => undefined,
  })
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const samples = async (name: string) => samplesOf(await scrape()).filter((sample) => sample.name === name)
  /** Values of a metric by the values of its labels, joined with a blank. */
  const values = async (name: string) =>
    Object.fromEntries((await samples(name)).map(({ labels, value }) => [Object.values(labels).join(' '), value]))
  return { telemetry, port, scrape, samples, values }
}
