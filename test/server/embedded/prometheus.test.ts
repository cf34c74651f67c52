import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findOnPath } from '../../../tools/lib/find-on-path.mjs'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { type Api, openApi } from '../../support/api.ts'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'
import { openMetrics } from '../../support/scrape.ts'

/** Tests with Prometheus and its checker, where they are installed (vitest.config.ts). */
const promtool = findOnPath(['promtool'])!
const prometheus = findOnPath(['prometheus'])!

setUpProcesses()

let metrics: Awaited<ReturnType<typeof openMetrics>>
let api: Api
beforeAll(async () => {
  metrics = await openMetrics()
  api = await openApi({ telemetry: metrics.telemetry })
})
afterAll(async () => {
  await api.close()
  await metrics.telemetry.stop()
})

test('Prometheus finds nothing to complain about in the metrics', async () => {
  await api.signIn('manager')
  await api.signIn('manager', 'Wrong-1!').catch(() => undefined)
  await metrics.telemetry.runJob('reports', () => Promise.resolve())
  const checked = spawnSync(promtool, ['check', 'metrics'], { input: await metrics.scrape(), encoding: 'utf8' })
  expect([checked.stdout + checked.stderr, checked.status]).toEqual(['', 0])
})

test('the example of a scrape configuration is valid', () => {
  const checked = spawnSync(promtool, ['check', 'config', 'deploy/prometheus/prometheus.yml'], { encoding: 'utf8' })
  expect([checked.stderr, checked.status]).toEqual(['', 0])
})

interface Dashboard {
  panels: { targets?: { expr: string }[] }[]
}

/** Starts Prometheus with the example of a configuration, for one instance and with short intervals. Returns what a query gives. */
async function scrape(instance: string) {
  const [port, folder] = [await freePort(), newFolder()]
  const example = readFileSync('deploy/prometheus/prometheus.yml', 'utf8')
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, example.replace(/targets: .*/, `targets: ['${instance}']`).replace('15s', '1s'))
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${folder}`, `--web.listen-address=127.0.0.1:${port}`]
  const child = spawn(prometheus, options, { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return async (query: string) => {
    const address = `http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query })}`
    const reply = await fetch(address).catch(() => null)
    if (!reply) return null
    const { status, data } = (await reply.json()) as {
      status: string
      data?: { result: { value: [number, string] }[] }
    }
    return { status, values: data?.result.map(({ value }) => value[1]) ?? [] }
  }
}

test('Prometheus scrapes a server, and has an answer to each query of the dashboard', async () => {
  const metricsPort = await freePort()
  const server = run({ DATA_DIR: newFolder(), METRICS_PORT: String(metricsPort) })
  const address = await server.ready
  const query = await scrape(`127.0.0.1:${metricsPort}`)
  await expect.poll(() => query('up'), { timeout: 30_000 }).toEqual({ status: 'success', values: ['1'] })
  const seen = 'sum(rate(http_server_request_duration_seconds_count{route="/api/health"}[30s]))'
  const answered = async () => {
    await fetch(`${address}/api/health`)
    return Number((await query(seen))?.values[0] ?? 0)
  }
  await expect.poll(answered, { timeout: 30_000, interval: 500 }).toBeGreaterThan(0)

  const { panels } = JSON.parse(readFileSync('deploy/grafana/back-office.json', 'utf8')) as Dashboard
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(20)
  for (const expression of expressions) {
    const filled = expression.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '30s')
    expect({ expression, status: (await query(filled))?.status }).toEqual({ expression, status: 'success' })
  }
}, 120_000)
