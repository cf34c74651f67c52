import { randomUUID } from 'node:crypto'

const sane = /^[\w.:-]{8,100}$/

/** Keeps a valid id from the proxy, so that one id follows a request through all logs. */
export const requestIdOf = (headers: Headers): string => {
  const sent = headers.get('x-request-id')
  return sent !== null && sane.test(sent) ? sent : randomUUID()
}
