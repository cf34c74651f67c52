import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { print } from '../../design/icon/icons.css.ts'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { basisHints, rangeText, tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { usePageFocus } from '../usePage.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { useAccounting } from './useAccounting.ts'

/** Title, property and period of the report, time of the last load, and buttons for print and export. */
export function AccountingHeader() {
  const { actor, property, report, file, search, period, answer } = useAccounting()
  const answeredAt = useSelector(report, select.selectLoadedAt)
  const isIndicated = useSelector(report, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const title = usePageFocus()
  const asOf = answer ? `${isOffline ? 'offline, ' : ''}as of ${timeInCity(answeredAt, property.timezone)}` : null
  const days = period && `${rangeText(period)} ${basisHints[search.basis]}`
  const sub = [tabNames[search.tab], days, asOf, isIndicated ? 'loading…' : null]
  return (
    <PageHeader
      title="Accounting Report"
      titleRef={title}
      breadcrumbs={useBreadcrumbs([
        { label: 'Properties', href: routes.properties() },
        { label: property.name, href: routes.property(property.prefix) },
        { label: 'Accounting Report' },
      ])}
      subtitle={sub.filter(Boolean).join(', ')}
      actions={
        answer ? (
          <>
            <Button icon={print} onPress={() => globalThis.print()}>
              Print
            </Button>
            <ExportMenu file={file} onExport={(format) => actor.send({ type: 'file.requested', format })} />
          </>
        ) : undefined
      }
    />
  )
}
