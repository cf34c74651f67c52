import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import {
  selectCounts,
  selectError,
  selectShownRooms,
  selectState,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { products } from '../../routes/products.ts'
import { useAccess } from '../shell/actor-hooks.ts'
import { Deferred } from './Deferred.tsx'
import { RoomSelection } from './RoomSelection.tsx'
import { unfiltered } from '../../routes/housekeeping.ts'
import { useOpenProperty, useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** States of the rooms view: loading, failed, no rooms, no match for the filters. */
export function RoomStates({ children }: { children: ReactNode }) {
  const section = useHousekeeping()
  const state = useSelector(section, selectState)
  const error = useSelector(section, selectError)
  const { total } = useSelector(section, selectCounts)
  const shown = useSelector(section, selectShownRooms).length
  if (state === 'failed')
    return (
      <Alert>
        <Inline gap={3} align="baseline">
          <span>
            {error?.message ?? phrase('housekeeping.roomsNotLoaded')}
            {error?.requestId ? ' ' : ''}
            {error?.requestId ? phrase('housekeeping.requestNumber', { id: error.requestId }) : ''}
          </span>
          <Button size="s" onPress={() => section.send({ type: 'rooms.retried' })}>
            {phrase('housekeeping.retry')}
          </Button>
        </Inline>
      </Alert>
    )
  if (state !== 'ready')
    return (
      <Stack>
        {state === 'slow' ? (
          <Inline gap={3}>
            <Text tone="secondary">{phrase('housekeeping.takingLonger')}</Text>
            <Button size="s" onPress={() => section.send({ type: 'rooms.retried' })}>
              {phrase('housekeeping.loadAgain')}
            </Button>
          </Inline>
        ) : null}
        <BoardSkeleton />
      </Stack>
    )
  if (total === 0) return <NoRooms />
  if (shown === 0) return <NoMatch />
  return <Deferred fallback={<BoardSkeleton isSilent />}>{children}</Deferred>
}

function NoMatch() {
  const { search, address } = useRoomSearch()
  return (
    <>
      <ResultView
        illustration={<EmptyRack />}
        title={phrase('housekeeping.noRoomsMatch')}
        subtitle={phrase('housekeeping.removeAFilter')}
        actions={<LinkButton href={address(unfiltered(search))}>{phrase('housekeeping.clearFilters')}</LinkButton>}
      />
      {search.view === 'table' ? <RoomSelection /> : null}
    </>
  )
}

/** Explains where rooms are created, with a link if the user has the permission. */
function NoRooms() {
  const { prefix } = useOpenProperty()
  const canOpen = useSelector(useAccess(), selectPermissions).has('access_hotel_products')
  return (
    <ResultView
      illustration={<EmptyRack />}
      title={phrase('housekeeping.noRoomsYet')}
      subtitle={phrase('housekeeping.roomsAppearHere')}
      actions={
        canOpen ? (
          <LinkButton tone="primary" href={products(prefix, 'rooms')}>
            {phrase('housekeeping.goToTheRooms')}
          </LinkButton>
        ) : undefined
      }
    />
  )
}
