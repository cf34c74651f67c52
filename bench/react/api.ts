/* The same calls as the baseline's. */

export interface Property {
  id: number
  prefix: string
  name: string
  property_type: { name: string }
  rooms_count: number
  assets_count: number
  bookable_status: string
  bookable_date_from: string | null
  bookable_date_to: string | null
  status: number
  updated_at: string
}

export interface Facility {
  id: number
  name: string
  facility_type: { name: string }
  floor: string | null
  facility_status: string
  housekeeping_status: string
  occupancy: string
  bookable_date_from: string | null
  bookable_date_to: string | null
  updated_at: string
}

export interface Page<Row> {
  data: Row[]
  meta: { total: number; current_page: number; last_page: number }
}

export interface View {
  page: number
  bookable_status: string
  keyword: string
}

let token = ''

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-App-Context': 'hotel_management' }
  if (token) headers.Authorization = `Bearer ${token}`
  const reply = await fetch(`/api/v1/${path}`, { ...init, headers })
  return (await reply.json()) as T
}

export async function signIn(body: FormData) {
  token = (await call<{ data: { token: string } }>('login', { method: 'POST', body })).data.token
  await call('user_management/access_control/user/permissions')
}

export const listProperties = ({ page, bookable_status, keyword }: View) =>
  call<Page<Property>>(
    `hotel_management/properties/property?${new URLSearchParams({ page: String(page), bookable_status, keyword, per_page: '10', sort: 'name' })}`,
  )

export const viewProperty = async (prefix: string) =>
  (await call<{ data: Property }>(`hotel_management/properties/property/${prefix}`)).data

export const listRooms = (property: number) =>
  call<Page<Facility>>(
    `hotel_management/properties/facilities?property_id=${property}&query_type=rooms&per_page=10&hide_images=1`,
  )

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
export const day = (text: string | null) => (text ? date.format(new Date(text)) : '…')
