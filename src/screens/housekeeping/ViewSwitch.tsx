import { ToggleButton } from '../../design/button/ToggleButton.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { dashboard, list } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { type Group, groups } from '../../routes/housekeeping.ts'
import { useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

const groupNames: Record<Group, string> = {
  status: phrase('housekeeping.status'),
  floor: phrase('housekeeping.floor'),
  type: phrase('housekeeping.type'),
  attendant: phrase('housekeeping.attendant'),
  stay: phrase('housekeeping.stay'),
}

/** Switches between board and table, and sets the grouping. */
export function ViewSwitch() {
  const { search, show } = useRoomSearch()
  return (
    <Inline gap={2}>
      <LazySelect
        isCompact
        label={phrase('housekeeping.groupBy')}
        value={search.group}
        choices={groups.map((id) => ({ id, label: groupNames[id] }))}
        onChange={(group) => show({ group })}
      />
      <Inline gap={2}>
        <ToggleButton icon={dashboard} isSelected={search.view !== 'table'} onChange={() => show({ view: 'board' })}>
          {phrase('housekeeping.board')}
        </ToggleButton>
        <ToggleButton icon={list} isSelected={search.view === 'table'} onChange={() => show({ view: 'table' })}>
          {phrase('housekeeping.table')}
        </ToggleButton>
      </Inline>
    </Inline>
  )
}
