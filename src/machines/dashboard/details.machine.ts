import { abortableTogether } from '../../api/abortable-together.ts'
import { toApiError } from '../../api/api-error.ts'
import type { GroupProperty } from '../../api/contract/group-figures.ts'
import type { Look } from '../../api/contract/needs-a-look.ts'
import type { DashboardRows } from '../../api/contract/reporting.ts'
import * as group from '../../api/group.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as reporting from '../../api/reporting.ts'
import { createQueryMachine } from '../query/query.machine.ts'

/** What the dashboard shows beside its figures. Null for what the server does not have (ADR 0068). */
interface DashboardDetails {
  arrivals: DashboardRows
  /** The key figures with those of last week and last year. */
  compared: GroupProperty | null
  /** What is out of the ordinary today, whatever the date. */
  looks: Look[] | null
}

/** Arrivals in the list; the rows of the figure have all. */
const maxArrivals = 10

const orNull = <T>(reply: Promise<T>): Promise<T | null> =>
  reply.catch((thrown: unknown) => {
    if (toApiError(thrown).code === reporting.noReportingCode) return null
    throw thrown
  })

async function readDetails(
  scope: PropertyScope,
  { date }: { date: string | null },
  signal: AbortSignal,
): Promise<DashboardDetails> {
  const property = { property_id: scope.propertyId }
  const [arrivals, figures, looks] = await abortableTogether(signal, (together) => [
    reporting.dashboardArrivals(scope, { date: date ?? undefined, per_page: maxArrivals }, together),
    orNull(group.figures(scope.http, { ...property, date: date ?? undefined }, together)),
    orNull(group.needsALook(scope.http, property, together)),
  ])
  return { arrivals, compared: figures?.properties[0] ?? null, looks }
}

/** Query of the details of a business date. They appear once they are loaded, without an announcement. */
export const dashboardDetailsMachine = createQueryMachine({
  id: 'dashboardDetails',
  read: readDetails,
  keyOf: ({ date }) => date ?? '',
})
