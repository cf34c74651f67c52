import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { openOtlpReceiver } from '../../support/otlp-receiver.ts'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'
import { samplesOf } from '../../support/scrape.ts'

setUpProcesses()

const timeout = 120_000

/** Prints the packages of OpenTelemetry that the process has loaded when it ends. */
const printLoaded = `--import=data:text/javascript,${encodeURIComponent(
  `import{createRequire}from'node:module';process.on('exit',()=>console.log('loaded:'+` +
    `Object.keys(createRequire('/').cache).filter((file)=>file.includes('@opentelemetry')).length))`,
)}`

const loadedBy = (out: string) => Number(/loaded:(\d+)/.exec(out)?.[1])

test(
  'without its variables the server has no metrics and loads no code of OpenTelemetry',
  async () => {
    const { child, ready, ended } = run({ DATA_DIR: newFolder(), NODE_OPTIONS: printLoaded })
    const reply = await fetch(`${await ready}/metrics`)
    expect(await reply.text()).not.toContain('http_server_request')
    child.kill('SIGTERM')
    expect(loadedBy((await ended).out)).toBe(0)
  },
  timeout,
)

test(
  'METRICS_PORT serves /metrics on a port of its own, on the loopback address only, until the server stops',
  async () => {
    const port = await freePort()
    const env = { DATA_DIR: newFolder(), METRICS_PORT: String(port), NODE_OPTIONS: printLoaded }
    const { child, ready, ended } = run(env)
    const address = await ready
    await fetch(`${address}/api/health`)
    const scraped = samplesOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    const valueOf = (name: string) => scraped.find((sample) => sample.name === name)
    expect(valueOf('http_server_request_duration_seconds_count')).toMatchObject({
      labels: { method: 'GET', route: '/api/health', status_class: '2xx' },
      value: 1,
    })
    expect(valueOf('back_office_job_duration_seconds_count')).toMatchObject({
      labels: { job_name: 'reports', outcome: 'done' },
    })
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('http_server_request')
    await expect(fetch(`http://[::1]:${port}/metrics`)).rejects.toThrow('fetch failed')
    child.kill('SIGTERM')
    const { code, out } = await ended
    expect([code, loadedBy(out) > 0]).toEqual([0, true])
  },
  timeout,
)

test(
  'with OTLP the server sends what it has measured when it stops; a collector that is away is told of once',
  async () => {
    const collector = await openOtlpReceiver()
    const withCollector = run({
      DATA_DIR: newFolder(),
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    })
    await fetch(`${await withCollector.ready}/api/health`)
    withCollector.child.kill('SIGTERM')
    expect((await withCollector.ended).code).toBe(0)
    expect(collector.spans().map(({ name }) => name)).toEqual(['GET /api/health'])
    expect(collector.logs()).toMatchObject([{ body: { stringValue: 'request' } }])
    expect(collector.metrics()).toContain('back_office_job_duration_seconds')
    await collector.close()
    const alone = run({ DATA_DIR: newFolder(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    await fetch(`${await alone.ready}/api/health`)
    alone.child.kill('SIGTERM')
    const { code, out } = await alone.ended
    expect([code, out.match(/^OpenTelemetry: .*ECONNREFUSED/gm)?.length]).toEqual([0, 1])
  },
  timeout,
)

test('a METRICS_PORT that is in use ends the start with one line', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  )
  const { code, err } = await run({ DATA_DIR: newFolder(), METRICS_PORT: String(port) }).ended
  expect(code).toBe(1)
  expect(err).toMatch(new RegExp(`^METRICS_PORT ${port} cannot be opened: .*EADDRINUSE.*\\n$`))
  taken.close()
})
