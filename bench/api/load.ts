import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends one request and reads the whole response. */
export function ask(address: string, token?: string): Promise<string> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (reply) => {
      let body = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => (body += chunk))
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve(body) : reject(new Error(`${address}: ${reply.statusCode} ${body}`)),
      )
    }).on('error', reject)
  })
}

export interface Round {
  perSecond: number
  /** Milliseconds of each request. */
  times: number[]
}

/** `count` requests, `atOnce` at a time. */
export async function round(address: string, token: string, count: number, atOnce: number): Promise<Round> {
  const times: number[] = []
  let left = count
  const began = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now()
      await ask(address, token)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { perSecond: count / ((performance.now() - began) / 1000), times }
}

export const percentile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
export const median = (values: readonly number[]) => percentile(values, 0.5)
