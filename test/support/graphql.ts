import type { Api } from './api.ts'

interface Reply {
  data?: Record<string, never> | null
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[]
}

const path = '/api/v1/hotel_management/graphql'
type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Sends a body to the reporting endpoint unchanged. */
export const send = (fetch: Fetch, body: BodyInit | null, type = 'application/json') =>
  fetch(path, { method: 'POST', body, headers: { 'Content-Type': type } })

/** Sends a query with the token of an account. Returns the data and the error codes. */
export async function graphqlOf(api: Api, account: string) {
  const fetch = await api.as(account)
  return {
    fetch,
    ask: async (query: string, variables: Record<string, unknown> = {}) => {
      const reply = await send(fetch, JSON.stringify({ query, variables }))
      const body = (await reply.json()) as Reply
      return {
        status: reply.status,
        headers: reply.headers,
        ...body,
        codes: body.errors?.map((e) => e.extensions.code),
      }
    },
  }
}
