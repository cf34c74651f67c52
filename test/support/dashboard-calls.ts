import * as v from 'valibot'
import { expect } from 'vitest'
import { Dashboard, DashboardRows, type FigureKey } from '../../src/api/contract/reporting.ts'
import * as documents from '../../src/api/reporting-documents.ts'
import type { Api } from './api.ts'
import { graphqlOf } from './graphql.ts'

/** The dashboard as an account reads it. */
export async function dashboardOf(api: Api, account: string) {
  const client = await graphqlOf(api, account)

  async function dashboard(property_id: number, date?: string): Promise<Dashboard> {
    const { data, errors } = await client.ask(documents.dashboard, { property_id, date })
    expect(errors).toBeUndefined()
    return v.parse(Dashboard, data!.dashboard)
  }

  async function rowsOf(property_id: number, date: string, figure: FigureKey, page = 1, per_page = 200) {
    const { data, errors } = await client.ask(documents.dashboardRows, { property_id, date, figure, page, per_page })
    expect(errors).toBeUndefined()
    return v.parse(DashboardRows, data!.dashboard_rows)
  }

  /** Every row of a figure, page by page. */
  async function allRows(property_id: number, date: string, figure: FigureKey, per_page = 200) {
    const first = await rowsOf(property_id, date, figure, 1, per_page)
    const data = [...first.data]
    for (let page = 2; page <= first.meta.last_page; page += 1)
      data.push(...(await rowsOf(property_id, date, figure, page, per_page)).data)
    expect(data.length).toBe(first.meta.total)
    return { ...first, data }
  }

  return { dashboard, rowsOf, allRows }
}
