import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { Page } from '../../design/layout/Page.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { groupMachine, type GroupRef } from '../../machines/group/group.machine.ts'
import { selectGroup } from '../../machines/properties/properties.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { PrintablePage } from '../dashboard/PrintablePage.tsx'
import { PageLoader } from '../PageLoader.tsx'
import { QueryStates } from '../query/QueryStates.tsx'
import { useProperties } from '../shell/actor-hooks.ts'
import { usePageTitle } from '../usePage.ts'
import { GroupHeader } from './GroupHeader.tsx'
import { GroupLooks } from './GroupLooks.tsx'
import { GroupTable } from './GroupTable.tsx'

/** The figures of all properties side by side, and what needs a look in them (ADR 0068). */
export function GroupScreen() {
  const properties = useProperties()
  const group = useSelector(properties, selectGroup)
  // The machine comes with the code of its screen, so that the property list has neither.
  useLayoutEffect(() => {
    if (!group) properties.send({ type: 'group.loaded', logic: groupMachine })
  }, [properties, group])
  usePageTitle(phrase('group.groupFigures'))
  return group ? <GroupPage group={group} /> : <PageLoader />
}

function GroupPage({ group }: { group: GroupRef }) {
  const { figures } = group.getSnapshot().context
  const answer = useSelector(figures, select.selectData)
  const isBusy = useSelector(figures, select.selectIsBusy)
  return (
    <Page>
      <PrintablePage>
        <GroupHeader group={group} />
        <Stack gap={6}>
          <QueryStates
            query={figures}
            staleText={phrase('dashboard.figuresAreStale')}
            missingText={phrase('group.noGroupFiguresOnServer')}
          />
          {answer ? (
            answer.properties.length === 0 ? (
              <Text tone="secondary">{phrase('group.noProperties')}</Text>
            ) : (
              <GroupTable group={group} figures={answer} />
            )
          ) : isBusy ? (
            <TableRegion label={phrase('group.figuresByProperty')}>
              <Table caption={phrase('dashboard.loading')} isBusy head={<Th>{phrase('group.property')}</Th>}>
                <SkeletonRows rows={8} columns={1} />
              </Table>
            </TableRegion>
          ) : null}
          <GroupLooks group={group} />
        </Stack>
      </PrintablePage>
    </Page>
  )
}
