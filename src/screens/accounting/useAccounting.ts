import { useSelector } from '@xstate/react'
import * as select from '../../machines/accounting/accounting.machine.ts'
import { reportQueryOf } from '../../machines/accounting/query.rules.ts'
import { selectData } from '../../machines/query/query.selectors.ts'
import {
  accounting,
  type AccountingSearch,
  withPatch,
  type FigureColumn,
  withoutFigure,
} from '../../routes/accounting.ts'
import { useLocationActor, useSection } from '../shell/actor-hooks.ts'

/** Everything the report's components share: the open property, its queries, the route's search, and navigation. */
export function useAccounting() {
  const actor = useSection('accounting-report')
  const location = useLocationActor()
  const search = useSelector(actor, select.selectSearch)
  const today = useSelector(actor, select.selectToday)
  const { input, report, entries, file, periods, schedules } = actor.getSnapshot().context
  const { months } = periods.getSnapshot().context
  const answer = useSelector(report, selectData)
  const { prefix } = input.scope
  const go = (to: AccountingSearch) => location.send({ type: 'location.requested', to: accounting(prefix, to) })
  return {
    actor,
    property: input.property,
    report,
    entries,
    file,
    periods,
    months,
    schedules,
    search,
    /** The requested period; null until it is valid. */
    period: reportQueryOf(search, today),
    answer,
    /** Changes the search; closes the open figure. */
    show: (patch: Partial<AccountingSearch>) => go(withPatch(search, patch)),
    href: (patch: Partial<AccountingSearch>) => accounting(prefix, withPatch(search, patch)),
    figureHref: (figure: FigureColumn, row: string | null, currency: string) =>
      accounting(prefix, { ...search, figure, row, currency, cursor: null }),
    cursorHref: (cursor: string | null) => accounting(prefix, { ...search, cursor }),
    close: () => go(withoutFigure(search)),
  }
}
