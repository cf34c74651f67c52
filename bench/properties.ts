/** Adds properties over the API until there are `wanted`; the same list size for all measured apps. */
export async function addProperties(server: string, wanted: number) {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const reply = await fetch(`${server}/api/v1/${path}`, init)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as T
  }
  const post = <T>(path: string, fields: Record<string, string>, headers?: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return call<T>(path, { method: 'POST', body, headers })
  }
  const account = { email: 'manager@demo.example', password: 'Welcome-2026!' }
  const { token } = (await post<{ data: { token: string } }>('login', account)).data
  const headers = { Authorization: `Bearer ${token}` }
  const list = 'hotel_management/properties/property'
  const { data, meta } = await call<{ data: { property_type_id: number }[]; meta: { total: number } }>(list, {
    headers,
  })
  for (let index = meta.total; index < wanted; index++) {
    const number = String(index).padStart(3, '0')
    const fields = {
      prefix: `bench-${number}`,
      name: `${index % 3 ? 'Hotel' : 'Inn'} ${number}`,
      property_type_id: String(data[index % data.length]?.property_type_id ?? 1),
      status: String(index % 7 ? 1 : 0),
      bookable_date_from: index % 2 ? '2020-01-01' : '',
      bookable_date_to: index % 2 ? '2099-01-01' : '',
      timezone: 'Europe/Vienna',
      currency: 'EUR',
      check_in_time: '15:00',
      check_out_time: '11:00',
      address: `${index} Main Street`,
      email: '',
      phone: '',
    }
    await post(list, fields, headers)
  }
}
