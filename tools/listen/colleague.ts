import { type Body, formOf } from '../../test/support/api-calls.ts'

const api = '/api/v1'

interface Reply {
  id: number
  token: string
}

/** Calls of another account, for what a task finds when it begins. */
export async function colleagueAt(url: string) {
  const post = async (path: string, fields: Body, token = ''): Promise<Reply> => {
    const init = { method: 'POST', body: formOf(fields), headers: { Authorization: `Bearer ${token}` } }
    const reply = await fetch(`${url}${api}/${path}`, init)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: Reply }).data
  }
  const { token } = await post('login', { email: 'regional@demo.example', password: 'Welcome-2026!' })
  return (path: string, fields: Body) => post(`hotel_management/properties/${path}`, fields, token)
}
