import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Meter } from '@opentelemetry/api'

const nanoseconds = 1e-9
const microseconds = 1e-6
/** The monitor counts its own interval as delay. In milliseconds. */
const resolutionMs = 10

/** Delay of the event loop since the last collection. Returns the function that ends the measurement. */
function measureEventLoop(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const gaugeOf = (name: string, description: string) =>
    meter.createObservableGauge(`nodejs_eventloop_delay_${name}_seconds`, { description, unit: 's' })
  const p50 = gaugeOf('p50', 'Median delay of the event loop since the last collection.')
  const p99 = gaugeOf('p99', '99th percentile of the delay of the event loop since the last collection.')
  const max = gaugeOf('max', 'Longest delay of the event loop since the last collection.')
  meter.addBatchObservableCallback(
    async (result) => {
      // A scrape that has waited for a busy loop is read before the tick that measures the delay.
      await setTimeout(resolutionMs)
      const seconds = (value: number) => Math.max(0, value * nanoseconds - resolutionMs / 1000)
      result.observe(p50, delay.count === 0 ? 0 : seconds(delay.percentile(50)))
      result.observe(p99, delay.count === 0 ? 0 : seconds(delay.percentile(99)))
      result.observe(max, delay.count === 0 ? 0 : seconds(delay.max))
      delay.reset()
    },
    [p50, p99, max],
  )
  return () => delay.disable()
}

/** Measures the process itself: memory, processor time, event loop. Returns the function that ends the measurement. */
export function measureProcess(meter: Meter): () => void {
  const gaugeOf = (name: string, description: string, unit = 'By') =>
    meter.createObservableGauge(name, { description, unit })
  const resident = gaugeOf('process_resident_memory_bytes', 'Resident memory of the process.')
  const heap = gaugeOf('nodejs_heap_used_bytes', 'JavaScript heap in use.')
  const external = gaugeOf('nodejs_external_memory_bytes', 'Memory outside the heap that JavaScript objects hold.')
  const startTime = gaugeOf('process_start_time_seconds', 'Start of the process since the Unix epoch.', 's')
  const cpu = meter.createObservableCounter('process_cpu_seconds_total', {
    description: 'Processor time of the process, user and system.',
    unit: 's',
  })
  const started = Date.now() / 1000 - process.uptime()
  meter.addBatchObservableCallback(
    (result) => {
      const memory = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      result.observe(resident, memory.rss)
      result.observe(heap, memory.heapUsed)
      result.observe(external, memory.external)
      result.observe(startTime, started)
      result.observe(cpu, (user + system) * microseconds)
    },
    [resident, heap, external, startTime, cpu],
  )
  return measureEventLoop(meter)
}
