import { memo } from 'react'
import { Icon } from '../../design/icon/Icon.tsx'
import * as icons from '../../design/icon/icons.css.ts'
import { CountText } from '../../design/status/CountText.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { statusTone } from '../../design/status/Status.css.ts'
import type { TapeRow } from './tape-chart.types.ts'
import { condition, detail, mark, rowHeader, name, conditionText } from './Row.css.ts'

/** The sticky column: a group's name with its chevron, or a room's badge, bed and condition. */
export const RowHeader = memo(({ row, isActive }: { row: TapeRow; isActive: boolean }) => (
  <div
    role="rowheader"
    aria-colindex={1}
    aria-expanded={row.kind === 'group' ? row.isExpanded : undefined}
    tabIndex={isActive ? 0 : undefined}
    className={rowHeader}
  >
    {row.kind === 'group' ? (
      <>
        <Icon path={row.isExpanded ? icons.chevronDown : icons.chevronRight} />
        <span className={name}>{row.name}</span>
        {row.detail && <span className={detail}>{row.detail}</span>}
      </>
    ) : (
      <>
        <RoomBadge>{row.name}</RoomBadge>
        {row.detail && (
          <span className={detail} dir="auto">
            {row.detail}
          </span>
        )}
        {row.mark && (
          <span className={`${statusTone({ tone: row.mark.tone })} ${mark}`}>
            <Icon path={row.mark.icon} size="s" /> <CountText label={row.mark.label} name={row.mark.name} />
          </span>
        )}
        {row.condition && (
          <span className={`${statusTone({ tone: row.condition.tone })} ${condition}`}>
            <Icon path={row.condition.icon} size="s" /> <span className={conditionText}>{row.condition.text}</span>
          </span>
        )}
      </>
    )}
  </div>
))
