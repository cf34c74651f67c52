import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { arrowLeft, download } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { selectStatusDialog, type RoomBlockRef } from '../../machines/problems/room-block.machine.ts'
import { selectProblemDialog } from '../../machines/problems/problem-tab.machine.ts'
import { cityOf } from '../../clock/time-zones.ts'
import { housekeeping } from '../../routes/housekeeping.ts'
import * as routes from '../../routes/properties.ts'
import { effectText } from '../calendar/calendar-texts.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { EmptyList } from '../list/EmptyList.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { ProblemCards } from './ProblemCards.tsx'
import { ProblemFilters } from './ProblemFilters.tsx'
import { ProblemTable } from './ProblemTable.tsx'
import { useProblems } from './useProblems.ts'
import { WaitingReports } from './WaitingReports.tsx'
import { phrase } from '../../phrases/phrase.ts'

const StatusDialog = onDemand(() => import('../facilities/StatusDialog.tsx').then((m) => m.StatusDialog))

const EditDialog = onDemand(() => import('./EditDialog.tsx').then((m) => m.EditDialog))

const emptyWords = {
  noneMatch: phrase('problems.noneMatch'),
  noneYet: phrase('problems.noneYet'),
  newAppearHere: phrase('problems.newAppearHere'),
}

/** The problems of the property's rooms (domain D47): filters, list and actions. */
export function ProblemsPage() {
  const { problems, tab, list, property, search, address, isFiltered, clearHref } = useProblems()
  const total = useSelector(list, select.selectMeta).total
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const dialog = useSelector(tab, selectProblemDialog)
  const isNarrow = useIsNarrow()
  const title = usePageFocus()
  usePageTitle(phrase('problems.problems'), property.name)
  const board = housekeeping(property.prefix)
  const city = cityOf(property.timezone)
  return (
    <Page>
      <PageHeader
        isDense
        title={phrase('problems.problems')}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('problems.properties'), href: routes.properties() },
          { label: property.name, href: routes.property(property.prefix) },
          { label: phrase('problems.housekeeping'), href: board },
          { label: phrase('problems.problems') },
        ])}
        subtitle={
          isAnswered
            ? phrase('problems.countAndCityTime', { problems: total, city })
            : phrase('problems.cityTime', { city })
        }
        actions={
          <>
            <DownloadButton list={list} icon={download} />
            <LinkButton icon={arrowLeft} href={board}>
              {phrase('problems.backToTheRooms')}
            </LinkButton>
          </>
        }
      />
      <DownloadProgress list={list} />
      <WaitingReports problems={problems} />
      <ProblemFilters />
      <ListStates list={list} empty={<EmptyList {...{ words: emptyWords, isFiltered, clearHref }} />}>
        {isNarrow ? <ProblemCards /> : <ProblemTable />}
      </ListStates>
      <ListPager list={list} search={search} address={address} />
      {dialog?.name === 'edit' ? <EditDialog edit={dialog.ref} /> : null}
      {dialog?.name === 'block' ? <BlockDialog dialog={dialog.ref} /> : null}
    </Page>
  )
}

/** The dialog of statuses, once the room has loaded. */
function BlockDialog({ dialog }: { dialog: RoomBlockRef }) {
  const status = useSelector(dialog, selectStatusDialog)
  return status ? <StatusDialog status={status} effectOf={effectText} /> : null
}
