import type { ReactNode } from 'react'
import type { Facility } from '../../api/contract/facility.ts'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Status } from '../../design/status/Status.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { Cell, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { InlineCell } from '../inline-edit/InlineCell.tsx'
import { InlineEditorLoader } from '../inline-edit/InlineEditorLoader.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { columnHeadings } from '../products/column-headings.ts'
import type { inlineFields } from './facility-actions.ts'
import type { FacilityTab, useFacilities } from './useFacilities.ts'
import { conditionDisplay, statusDisplay } from './status-display.ts'
import { placeText, stayText } from '../../api/contract/facility-texts.ts'
import { blockingText } from './facility-texts.ts'
import { type HotelClock, todayIn } from '../../clock/business-date.ts'
import { phrase } from '../../phrases/phrase.ts'

type InventoryTab = ReturnType<typeof useFacilities>['inventoryTab']

// Loaded on demand (performance P19).
const FacilityInlineEditor = onDemand(
  () => import('./FacilityInlineEditor.tsx').then((m) => m.FacilityInlineEditor),
  <InlineEditorLoader />,
)

interface FacilityColumnsOptions {
  tab: FacilityTab
  inventoryTab: InventoryTab
  editHref: (id: number) => string
  /** The property's clock, for the end of a blocking and the time of the last change. */
  clock: HotelClock
  /** False if nothing in the list is ever cleaned: then it has no condition column. */
  hasCondition: boolean
  isCleaned: (facility: Facility) => boolean
}

/** The columns of rooms or assets. */
export function facilityColumns(options: FacilityColumnsOptions): readonly ListColumn<Facility>[] {
  const { tab, inventoryTab, editHref, clock, hasCondition, isCleaned } = options
  const heading = columnHeadings[tab]
  const columns: (ListColumn<Facility> & { id: keyof typeof heading })[] = [
    {
      id: 'name',
      heading: heading.name,
      renderCell: (facility) => <NameCell {...{ tab, inventoryTab, facility }} href={editHref(facility.id)} />,
    },
    { id: 'type', heading: heading.type, renderCell: (facility) => <Cell>{facility.facility_type.name}</Cell> },
    {
      id: 'floor',
      heading: heading.floor,
      renderCell: (facility) => (
        <EditedCell {...{ tab, inventoryTab, facility }} field="floor">
          {placeText(facility)}
        </EditedCell>
      ),
    },
    {
      id: 'status',
      heading: heading.status,
      renderCell: (facility) => <FacilityStatusCell facility={facility} clock={clock} />,
    },
    {
      id: 'condition',
      heading: heading.condition,
      renderCell: (facility) =>
        isCleaned(facility) ? (
          <ConditionCell facility={facility} />
        ) : (
          <Cell tone="secondary">{phrase('facilities.notCleaned')}</Cell>
        ),
    },
    { id: 'occupancy', heading: heading.occupancy, renderCell: (facility) => <Cell>{stayText(facility)}</Cell> },
    {
      id: 'window',
      heading: heading.window,
      renderCell: (facility) => (
        <Cell isNoWrap tone="secondary">
          {bookableWindow(facility.bookable_date_from, facility.bookable_date_to)}
        </Cell>
      ),
    },
    {
      id: 'updated_at',
      heading: heading.updated_at,
      renderCell: (facility) => (
        <Cell isNoWrap tone="secondary">
          {updatedAt(facility.updated_at, clock.timezone)}
        </Cell>
      ),
    },
  ]
  return columns.filter(({ id }) => id !== 'condition' || hasCondition)
}

interface EditedCellProps extends Pick<FacilityColumnsOptions, 'tab' | 'inventoryTab'> {
  facility: Facility
}

/** A cell whose field can be edited in the row. */
const EditedCell = ({
  tab,
  inventoryTab,
  facility,
  ...cell
}: EditedCellProps & {
  field: (typeof inlineFields)[number]
  isHeader?: boolean
  children: ReactNode
}) => (
  <InlineCell
    {...cell}
    tab={inventoryTab}
    row={facility}
    renderEditor={(label) => <FacilityInlineEditor tab={tab} facility={facility} label={label} />}
  />
)

const NameCell = ({ href, ...props }: EditedCellProps & { href: string }) => {
  const { kind, name } = props.facility
  return (
    <EditedCell {...props} isHeader field="name">
      {kind === 'room' ? (
        <RoomBadge href={href}>{name}</RoomBadge>
      ) : (
        <Link tone="strong" href={href}>
          {name}
        </Link>
      )}
    </EditedCell>
  )
}

/** The status. Beneath it a blocking shows its reason and end, or its start if it is scheduled. */
function FacilityStatusCell({ facility, clock }: { facility: Facility; clock: HotelClock }) {
  const { tone, icon, label } = statusDisplay[facility.facility_status]
  const blocking = blockingText(facility.current_blocking, todayIn(clock))
  if (blocking === null)
    return (
      <StatusCell tone={tone} icon={icon}>
        {label}
      </StatusCell>
    )
  return (
    <Cell>
      <Status tone={tone} icon={icon}>
        {label}
      </Status>
      <Text as="div" tone="secondary" size="s">
        {blocking}
      </Text>
    </Cell>
  )
}

function ConditionCell({ facility }: { facility: Facility }) {
  const { tone, icon, label } = conditionDisplay[facility.housekeeping_status]
  return (
    <StatusCell tone={tone} icon={icon}>
      {label}
    </StatusCell>
  )
}
