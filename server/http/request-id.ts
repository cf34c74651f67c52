import { randomUUID } from 'node:crypto'

const sane = /^[\w.:-]{8,100}$/

/** A sane id from the proxy in front is kept, so that one id follows a request through every log. */
export const requestIdOf = (headers: Headers): string => {
  const sent = headers.get('x-request-id')
  return sent !== null && sane.test(sent) ? sent : randomUUID()
}
