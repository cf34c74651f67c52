import { randomUUID } from 'node:crypto'

const validId = /^[\w.:-]{8,100}$/

/** Keeps a valid id from the proxy, so that one id follows a request through all logs. */
export const requestIdOf = (headers: Headers): string => {
  const sent = headers.get('x-request-id')
  return sent !== null && validId.test(sent) ? sent : randomUUID()
}
