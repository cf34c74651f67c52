import { type Http, httpFrom, withDefaultConsume } from './http.ts'

/** A client of reads that are only kept: it parses nothing, and each read ends with a rejection. */
export const keepingOnly = (http: Http): Http =>
  httpFrom(
    withDefaultConsume((request) => http.send(request, () => Promise.reject(new Error('The reply is kept, not read')))),
    http.locate,
  )
