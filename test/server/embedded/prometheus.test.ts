import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOnPath } from '../../../tools/lib/find-on-path.mjs'
import { type Api, openApi } from '../../support/api.ts'
import { openMetrics } from '../../support/scrape.ts'

/** Tests with Prometheus's own checker, where it is installed (vitest.config.ts). */
const promtool = findOnPath(['promtool'])!

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
