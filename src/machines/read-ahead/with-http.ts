import type { Http } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

/** The input of a machine with another client, also within its property scope. */
export const withHttp = <Input extends { http: Http; scope?: PropertyScope }>(input: Input, http: Http): Input => ({
  ...input,
  http,
  ...(input.scope && { scope: { ...input.scope, http } }),
})

/** Signal of a read ahead: its client decides when it ends (ADR 0051). A new one each time, so that no listeners gather. */
export const neverAborted = () => new AbortController().signal
