import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { print } from '../../design/icon/icons.css.ts'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { datedRangeText, rangeText, tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { usePageFocus } from '../usePage.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { ScheduleButton } from './ScheduleButton.tsx'
import { actions as headerActions } from './AccountingHeader.css.ts'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** Title, property and period of the report, time of the last load, and buttons for print and export. */
export function AccountingHeader() {
  const { actor, property, report, months, schedules, file, search, period, answer } = useAccounting()
  const { list } = schedules.getSnapshot().context
  const shown = search.tab === 'schedules' ? list : search.tab === 'periods' ? months : report
  const answeredAt = useSelector(shown, select.selectLoadedAt)
  const isIndicated = useSelector(shown, select.selectIsIndicated)
  const isKnown = useSelector(shown, (snapshot) => select.selectData<unknown>(snapshot) !== null)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const title = usePageFocus()
  const time = timeInCity(answeredAt, property.timezone)
  const asOf = isOffline ? phrase('accounting.offlineAsOf', { time }) : phrase('accounting.asOf', { time })
  const compared = answer?.kind === 'report' ? answer.report.compared : null
  const facts = [
    tabNames[search.tab],
    period && datedRangeText(period, search.basis),
    compared && phrase('accounting.comparedWithPeriod', { period: rangeText(compared) }),
    isKnown && asOf,
    isIndicated ? phrase('accounting.loading') : null,
  ]
  return (
    <PageHeader
      title={phrase('accounting.accountingReport')}
      titleRef={title}
      breadcrumbs={useBreadcrumbs([
        { label: phrase('accounting.properties'), href: routes.properties() },
        { label: property.name, href: routes.property(property.prefix) },
        { label: phrase('accounting.accountingReport') },
      ])}
      subtitle={factsText(facts)}
      actions={
        answer ? (
          <div className={headerActions}>
            <Button icon={print} onPress={() => globalThis.print()}>
              {phrase('accounting.print')}
            </Button>
            <ScheduleButton />
            <ExportMenu file={file} onExport={(format) => actor.send({ type: 'file.requested', format })} />
          </div>
        ) : undefined
      }
    />
  )
}
