import { useSelector } from '@xstate/react'
import * as select from '../../machines/accounting/accounting.machine.ts'
import { reportQuestion } from '../../machines/accounting/question.rules.ts'
import { selectAnswer } from '../../machines/reading/reading.selectors.ts'
import { accounting, type AccountingSearch, changed, type FigureColumn, withoutFigure } from '../../paths/accounting.ts'
import { useLocationActor, useSection } from '../console/actors.ts'

/** What the report's parts work with: the open property, its readings, the address, and how to go to another. */
export function useAccounting() {
  const actor = useSection('accounting-report')
  const location = useLocationActor()
  const search = useSelector(actor, select.selectSearch)
  const today = useSelector(actor, select.selectToday)
  const { input, report, entries, file } = actor.getSnapshot().context
  const answer = useSelector(report, selectAnswer)
  const { prefix } = input.at
  const go = (to: AccountingSearch) => location.send({ type: 'location.requested', to: accounting(prefix, to) })
  return {
    actor,
    property: input.property,
    report,
    entries,
    file,
    search,
    /** The days that are asked, once they can be. */
    period: reportQuestion(search, today),
    answer,
    /** Asks something else; what lay open over it goes. */
    show: (patch: Partial<AccountingSearch>) => go(changed(search, patch)),
    href: (patch: Partial<AccountingSearch>) => accounting(prefix, changed(search, patch)),
    figureHref: (figure: FigureColumn, row: string | null, currency: string) =>
      accounting(prefix, { ...search, figure, row, currency, cursor: null }),
    cursorHref: (cursor: string | null) => accounting(prefix, { ...search, cursor }),
    close: () => go(withoutFigure(search)),
  }
}
