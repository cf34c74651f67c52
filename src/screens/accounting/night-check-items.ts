import type { PermissionName } from '../../api/contract/access.ts'
import type { NightChecks } from '../../api/contract/accounting-days.ts'
import { accounting } from '../../routes/accounting.ts'
import { dashboard } from '../../routes/dashboard.ts'
import { housekeeping } from '../../routes/housekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { BalanceCheckItem } from './BalanceChecks.tsx'

interface Reader {
  prefix: string
  permissions: ReadonlySet<string>
}

/** All that was left undone on a date. */
export const openItems = (checks: NightChecks): number => Object.values(checks).reduce((sum, count) => sum + count, 0)

/** Texts of what was left undone on a date, with a link to the records of each that the reader may open. */
export function nightCheckItems(day: string, checks: NightChecks, { prefix, permissions }: Reader): BalanceCheckItem[] {
  const { arrivals, departures, discrepancies, unposted_nights } = checks
  const item = (key: keyof NightChecks, text: string, permission: PermissionName, href: string): BalanceCheckItem => {
    const isMet = checks[key] === 0
    return {
      key,
      text,
      sums: '',
      isMet,
      isWarning: true,
      href: !isMet && permissions.has(permission) ? href : undefined,
    }
  }
  return [
    item(
      'arrivals',
      phrase('accounting.checkArrivals', { count: arrivals }),
      'access_properties',
      dashboard(prefix, { date: day, figure: 'arrivals' }),
    ),
    item(
      'departures',
      phrase('accounting.checkDepartures', { count: departures }),
      'access_properties',
      dashboard(prefix, { date: day, figure: 'departures' }),
    ),
    item(
      'discrepancies',
      phrase('accounting.checkDiscrepancies', { count: discrepancies }),
      'access_housekeeping',
      housekeeping(prefix, { view: 'history', from: day, to: day }),
    ),
    item(
      'unposted_nights',
      phrase('accounting.checkRoomCharges', { count: unposted_nights }),
      'view_hotel_management_report',
      accounting(prefix, { period: 'own', from: day, to: day, group_by: 'classification' }),
    ),
  ]
}
