import type { Page } from 'playwright-core'
import { demoPassword, openPage } from '../../support/browser.ts'
import type { Facility } from '../../../src/api/contract/facility.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'

export const housekeepingPath = '/hotel-management/properties/harbour-view/housekeeping'

/** The lane of a status or of another group. */
export const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

/** Opens housekeeping of Harbour View as the supervisor, and waits for its rooms. */
export async function openHousekeeping(search = '', options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ account: 'supervisor', path: housekeepingPath + search, ...options })
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor()
  return page
}

/** The card of a room, in whichever lane it is. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) })

export const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** By pointer: opens the menu of a room and chooses an action. */
export async function choose(page: Page, name: string, action: string) {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

interface RoomPatch {
  housekeeping_status?: HousekeepingStatus
  service?: string
  hk_priority?: 0 | 1
  attendant_id?: number | ''
  reported_occupancy?: string
  reason?: string
}

/** Another user's changes in the same property, by API calls. */
export async function roomsAt(url: string) {
  const body = new URLSearchParams({ email: 'manager@demo.example', password: demoPassword })
  const login = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { Authorization: `Bearer ${data.token}` }
  const base = `${url}/api/v1/hotel_management/properties`
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const reply = await fetch(`${base}/${path}`, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: T }).data
  }
  const { id } = await call<{ id: number }>('property/harbour-view')
  const list = (query = '') =>
    call<Facility[]>(`facilities?property_id=${id}&query_type=rooms&dontPaginate=1&hide_images=1${query}`)
  return {
    list,
    /** Rooms in this condition without special requests. */
    plain: async (status: HousekeepingStatus) =>
      (await list(`&housekeeping_statuses[]=${status}`)).filter(
        ({ service, facility_status }) => service === 'none' && facility_status === 'available',
      ),
    find: async (name: string) => {
      const found = (await list(`&keyword=${name}`)).find((room) => room.name === name)
      if (!found) throw new Error(`No room ${name}`)
      return found
    },
    change: async (room: { id: number }, patch: RoomPatch) => {
      const form = new URLSearchParams({ 'facility_ids[]': String(room.id) })
      for (const [name, value] of Object.entries(patch)) form.set(name, String(value))
      const { results } = await call<{ results: { ok: boolean; message?: string }[] }>('update_room_status', {
        method: 'POST',
        body: form,
      })
      if (!results[0]?.ok) throw new Error(`Refused: ${results[0]?.message}`)
    },
  }
}

/** A room of the attendant Hana Sato in this condition, and its floor. */
export async function ownRoom(url: string, status: HousekeepingStatus) {
  const { list } = await roomsAt(url)
  const room = (await list()).find(
    ({ attendant, housekeeping_status, service }) =>
      attendant?.name.startsWith('Hana') && housekeeping_status === status && service === 'none',
  )
  if (!room) throw new Error(`No room of the attendant is ${status}`)
  return { id: room.id, name: room.name, floor: `Floor ${room.floor}` }
}

/** Moves the pointer off the board: until then a pressed room keeps its place (ADR 0048). */
export const movePointerAway = (page: Page) => page.getByRole('heading', { level: 1 }).hover()
