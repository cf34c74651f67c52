import type { Page } from 'playwright-core'
import type { Facility } from '../../../src/api/contract/facility.ts'
import type { Problem } from '../../../src/api/contract/problems.ts'
import { type Body, formOf } from '../../support/api-calls.ts'
import { demoPassword, openPage } from '../../support/browser.ts'
import { property } from './routes.ts'

const base = '/api/v1/hotel_management/properties'
export const logPath = `${property}/activity-logs`

interface Named {
  id: number
  name: string
  lock_version: number
}

/** Another user's changes, by API calls. */
export async function changesAt(url: string, account = 'manager') {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password: demoPassword })
  const login = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const { data: user } = (await login.json()) as { data: { token: string; first_name: string; last_name: string } }
  const headers = { Authorization: `Bearer ${user.token}` }
  const call = async <T>(path: string, fields?: Body): Promise<T> => {
    const init = fields ? { method: 'POST', body: formOf(fields), headers } : { headers }
    const reply = await fetch(`${url}${base}/${path}`, init)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: T }).data
  }
  const { id: propertyId } = await call<Named>('property/harbour-view')
  return {
    name: `${user.first_name} ${user.last_name}`,
    addType: (name: string) => call<Named>('addon_types', { name, property_id: propertyId }),
    renameType: (id: number, name: string) => call<Named>('update_addon_type/', { id, name }),
    deleteType: (id: number) => call<unknown>('delete_addon_types', { ids: [id] }),
    rooms: () => call<Facility[]>(`facilities?property_id=${propertyId}&query_type=rooms&dontPaginate=1&hide_images=1`),
    /** Reports a problem of a room, as only accounts of housekeeping may. */
    report: (room: number, text: string) =>
      call<Problem>('problems', { property_id: propertyId, facility_id: room, kind: 'plumbing', text }),
    rush: (id: number, isRush: boolean) =>
      call<unknown>('update_room_status', { facility_ids: [id], hk_priority: isRush ? 1 : 0 }),
  }
}

export const openLog = async (search: string, options: { url: string; width?: number; account?: string }) => {
  const page = await openPage({ account: 'manager', path: logPath + search, ...options })
  await page.getByRole('heading', { level: 1, name: 'Activity Logs' }).waitFor()
  return page
}

/** The row of an entry, by its text. */
export const entryOf = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text }).first()

export const detailsOf = (page: Page, text: string | RegExp) =>
  entryOf(page, text).getByRole('button', { name: /^Details/ })

export const span = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
