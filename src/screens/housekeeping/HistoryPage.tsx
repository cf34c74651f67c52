import { cityOf } from '../../clock/time-zones.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { arrowLeft } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import * as routes from '../../routes/properties.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { AsOfForm } from './AsOfForm.tsx'
import { AsOfTable } from './AsOfTable.tsx'
import { HistoryEntries } from './HistoryEntries.tsx'
import { useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The housekeeping history, and the status of every room at a past time. */
export function HistoryPage() {
  const { name, prefix, timezone } = useOpenProperty()
  const { address, search, show } = useRoomSearch()
  const title = usePageFocus()
  usePageTitle(phrase('housekeeping.housekeepingHistory'), name)
  const { from, to } = search
  const rooms = address({ view: 'board', as_of: null, cursor: null, room: null, from: null, to: null })
  return (
    <Page>
      <PageHeader
        title={phrase('housekeeping.housekeepingHistory')}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('housekeeping.properties'), href: routes.properties() },
          { label: name, href: routes.property(prefix) },
          { label: phrase('housekeeping.housekeeping'), href: rooms },
          { label: phrase('housekeeping.housekeepingHistory') },
        ])}
        subtitle={phrase('problems.cityTime', { city: cityOf(timezone) })}
        actions={
          <LinkButton icon={arrowLeft} href={rooms}>
            {phrase('housekeeping.backToTheRooms')}
          </LinkButton>
        }
      />
      <Stack gap={6}>
        <Inline gap={6} align="end">
          <DateRangePicker
            label={phrase('housekeeping.changedBetween')}
            description={phrase('housekeeping.bothDaysIncluded')}
            value={from && to ? { start: from, end: to } : null}
            onChange={(range) => show({ from: range?.start ?? null, to: range?.end ?? null, cursor: null })}
          />
          <AsOfForm key={search.as_of} />
        </Inline>
        {search.as_of ? <AsOfTable /> : null}
        <Stack gap={2}>
          <Heading level={2}>{phrase('housekeeping.changesHeading')}</Heading>
          <HistoryEntries hasRoom />
        </Stack>
      </Stack>
    </Page>
  )
}
