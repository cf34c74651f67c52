import { LazySelect } from '../../design/field/LazySelect.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { dashboard, list } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { type Group, groups } from '../../routes/housekeeping.ts'
import { useRoomSearch } from './useHousekeeping.ts'
import { view } from './ViewSwitch.css.ts'
import { phrase } from '../../phrases/phrase.ts'

const groupNames: Record<Group, string> = {
  status: phrase('housekeeping.status'),
  floor: phrase('housekeeping.floor'),
  type: phrase('housekeeping.type'),
  attendant: phrase('housekeeping.attendant'),
  stay: phrase('housekeeping.stay'),
}

const views = [
  { id: 'board' as const, label: phrase('housekeeping.board'), icon: dashboard },
  { id: 'table' as const, label: phrase('housekeeping.table'), icon: list },
]

/** Switches between board and table, and sets the grouping. */
export function ViewSwitch({ onSwitched }: { onSwitched?: () => void }) {
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
      <div className={view}>
        <SegmentedControl
          isCompact
          label={phrase('housekeeping.shownAs')}
          value={search.view === 'table' ? 'table' : 'board'}
          choices={views}
          onChange={(chosen) => {
            show({ view: chosen })
            onSwitched?.()
          }}
        />
      </div>
    </Inline>
  )
}
