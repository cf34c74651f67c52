import type { Meter } from '@opentelemetry/api'
import { knownMethod } from '../http/route-template.ts'
import type { AnsweredRequest, MeasuredState, Telemetry } from './telemetry.ts'

/** Upper bounds in seconds. A list takes about 10 ms, an export some seconds. */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBounds = [0.1, 0.5, 1, 5, 15, 60, 300]

/** What happens, measured when it happens. No label holds an id or a name. */
export interface ServerMetrics extends Pick<Telemetry, 'refused' | 'cspViolated' | 'runJob'> {
  answered: (request: AnsweredRequest, seconds: number) => void
}

/** Creates the instruments of requests, refusals and jobs. */
export function createServerMetrics(meter: Meter): ServerMetrics {
  const requests = meter.createHistogram('http_server_request_duration_seconds', {
    description: 'Time until the head of a reply, by route template, method and class of status.',
    unit: 's',
    advice: { explicitBucketBoundaries: requestBounds },
  })
  const refusals = meter.createCounter('back_office_refusals_total', {
    description: 'Requests refused by sign-in, throttle, session or permission, by kind.',
  })
  const violations = meter.createCounter('back_office_csp_violations_total', {
    description: 'Violations of the Content Security Policy that browsers have reported, by directive.',
  })
  const jobs = meter.createHistogram('back_office_job_duration_seconds', {
    description: 'Time of background jobs, by job and outcome.',
    unit: 's',
    advice: { explicitBucketBoundaries: jobBounds },
  })
  return {
    answered: ({ method, route, status }, seconds) =>
      requests.record(seconds, { method: knownMethod(method), route, status_class: `${Math.floor(status / 100)}xx` }),
    refused: (kind) => refusals.add(1, { kind }),
    cspViolated: (directive) => violations.add(1, { directive }),
    runJob: async (job, work) => {
      const started = performance.now()
      const note = (outcome: 'done' | 'failed') =>
        jobs.record((performance.now() - started) / 1000, { job_name: job, outcome })
      try {
        const result = await work()
        note('done')
        return result
      } catch (error) {
        note('failed')
        throw error
      }
    },
  }
}

/** Reports the state of pool, queues and event streams at each collection. */
export function measureState(meter: Meter, { pool, queues, eventStreams }: MeasuredState): void {
  const gaugeOf = (name: string, description: string) => meter.createObservableGauge(name, { description })
  if (pool) {
    const connections = gaugeOf('back_office_db_connections', 'Connections to the database, by state.')
    const waiting = gaugeOf('back_office_db_waiting_requests', 'Requests that wait for a connection.')
    meter.addBatchObservableCallback(
      (result) => {
        const state = pool()
        result.observe(connections, state.inUse, { state: 'in_use' })
        result.observe(connections, state.idle, { state: 'idle' })
        result.observe(waiting, state.waiting)
      },
      [connections, waiting],
    )
  }
  const running = gaugeOf('back_office_queue_running_jobs', 'Jobs of a work queue that run.')
  const waiting = gaugeOf('back_office_queue_waiting_jobs', 'Jobs of a work queue that wait for their turn.')
  const refused = meter.createObservableCounter('back_office_queue_refused_total', {
    description: 'Requests that a full work queue has refused.',
  })
  const streams = gaugeOf('back_office_event_streams', 'Open event streams, by what they send.')
  meter.addBatchObservableCallback(
    (result) => {
      for (const [queue, { counts }] of Object.entries(queues)) {
        const now = counts()
        result.observe(running, now.running, { queue })
        result.observe(waiting, now.waiting, { queue })
        result.observe(refused, now.refused, { queue })
      }
      for (const [source, count] of Object.entries(eventStreams)) result.observe(streams, count(), { source })
    },
    [running, waiting, refused, streams],
  )
}
