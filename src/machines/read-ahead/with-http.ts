import type { Http } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

/** The input of a machine with another client, also within its property scope. */
export const withHttp = <Input extends { http: Http; scope?: PropertyScope }>(input: Input, http: Http): Input => ({
  ...input,
  http,
  ...(input.scope && { scope: { ...input.scope, http } }),
})

/**
 * Signal of a read ahead. It is never aborted, because the client decides when the read ends (ADR 0051). Each read has its own, so that
 * listeners don't accumulate.
 */
export const neverAborted = () => new AbortController().signal
