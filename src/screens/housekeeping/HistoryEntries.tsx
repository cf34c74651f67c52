import { dateText } from '../../design/text/date-text.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { HousekeepingEntry } from '../../api/contract/housekeeping-log.ts'
import { undoMinutes } from '../../api/contract/housekeeping.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { undo } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/housekeeping/history.machine.ts'
import { changeTexts } from './history-texts.ts'
import { useHistory, useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Why the history failed to load, if it did. */
function HistoryFailure() {
  const history = useHistory()
  const state = useSelector(history, select.selectHistoryState)
  const error = useSelector(history, select.selectHistoryError)
  return (
    <>
      <Alert>
        {state === 'failed' ? (
          <Inline gap={3} align="baseline">
            <span>{error?.message ?? phrase('housekeeping.historyNotLoaded')}</span>
            <Button size="s" onPress={() => history.send({ type: 'history.retried' })}>
              {phrase('housekeeping.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {state === 'missing' ? <Text>{phrase('housekeeping.noHistoryOnServer')}</Text> : null}
      {state === 'loading' ? <InlineLoader>{phrase('housekeeping.loadingTheHistory')}</InlineLoader> : null}
    </>
  )
}

const isCondition = ({ event }: HousekeepingEntry) => event === 'condition_changed'

/** Whether the entry was undone or why it can't be, as the activity log says it. The rule for conditions stands once, below the table. */
function UndoNote({ entry }: { entry: HousekeepingEntry }) {
  const { undo_refusal, undone_by } = entry
  if (undone_by !== null)
    return (
      <Status tone="neutral" icon={undo}>
        {phrase('activity-log.isUndone')}
      </Status>
    )
  if (undo_refusal === null || isCondition(entry)) return null
  return (
    <Text as="div" size="s" tone="secondary">
      {phrase('activity-log.undoNotPossible', { reason: undo_refusal.replace(/\.$/, '') })}
    </Text>
  )
}

/** The changes of the history, newest first: who, when, and the values before and after. */
export function HistoryEntries({ hasRoom }: { hasRoom: boolean }) {
  const history = useHistory()
  const { timezone } = useOpenProperty()
  const { address, search } = useRoomSearch()
  const state = useSelector(history, select.selectHistoryState)
  const entries = useSelector(history, select.selectEntries)
  const older = useSelector(history, select.selectOlder)
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(search.cursor)
  // A new page of entries takes the focus at its start, because the link that led to it may be gone.
  useEffect(() => {
    if (state !== 'ready' || shown.current === search.cursor) return
    shown.current = search.cursor
    region.current?.focus()
  }, [state, search.cursor])
  const isStale = state !== 'ready' && entries.length > 0
  if (state !== 'ready' && !isStale) return <HistoryFailure />
  if (entries.length === 0) return <Text tone="secondary">{phrase('housekeeping.noChangesInThisPeriod')}</Text>
  return (
    <Stack gap={2}>
      {isStale ? <HistoryFailure /> : null}
      <TableRegion label={phrase('housekeeping.historyTable')} ref={region}>
        <Table
          caption={phrase('housekeeping.history')}
          isBusy={isStale}
          density="dense"
          head={
            <>
              <Th>{phrase('housekeeping.when')}</Th>
              {hasRoom ? <Th>{phrase('housekeeping.room')}</Th> : null}
              <Th>{phrase('housekeeping.who')}</Th>
              <Th>{phrase('housekeeping.what')}</Th>
            </>
          }
        >
          {entries.map((entry) => (
            <Row key={entry.id}>
              <RowHeader>{dateText(momentIn(entry.occurred_at, timezone))}</RowHeader>
              {hasRoom ? (
                <Cell>
                  <bdi>{entry.facility_name}</bdi>
                </Cell>
              ) : null}
              <Cell>{entry.actor_type === 'system' ? phrase('housekeeping.theSystem') : <bdi>{entry.actor}</bdi>}</Cell>
              <Cell isProse>
                {statementsText(changeTexts(entry)) || entry.event}
                {entry.reason ? (
                  <Text as="div" size="s" tone="secondary">
                    {phrase('housekeeping.reasonGiven', { reason: entry.reason })}
                  </Text>
                ) : null}
                <UndoNote entry={entry} />
              </Cell>
            </Row>
          ))}
        </Table>
      </TableRegion>
      {entries.some((entry) => isCondition(entry) && entry.undone_by === null) ? (
        <Text size="s" tone="secondary">
          {phrase('server.sentence', { text: phrase('server.conditionNotUndone', { minutes: undoMinutes }) })}
        </Text>
      ) : null}
      <Inline gap={4}>
        {search.cursor ? <Link href={address({ cursor: null })}>{phrase('housekeeping.newest')}</Link> : null}
        {older ? <Link href={address({ cursor: older })}>{phrase('housekeeping.older')}</Link> : null}
      </Inline>
    </Stack>
  )
}
