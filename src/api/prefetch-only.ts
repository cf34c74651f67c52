import { type Http, httpFrom, withDefaultConsume } from './http.ts'

/** A client of reads whose replies are only cached: it parses nothing, and each read ends with a rejection. */
export const prefetchOnly = (http: Http): Http =>
  httpFrom(
    withDefaultConsume((request) =>
      http.send(request, () => Promise.reject(new Error('The reply is cached, not read'))),
    ),
    http.locate,
  )
