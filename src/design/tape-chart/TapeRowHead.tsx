import { memo } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as icons from '../icon/icons.css.ts'
import { Plate } from '../status/Plate.tsx'
import { statusTone } from '../status/Status.css.ts'
import type { TapeRow } from './tape.ts'
import { condition, detail, head, name, word } from './TapeRow.css.ts'

/** The frozen column: the group's name with its chevron, or the room's plate, bed and condition. */
export const RowHead = memo(({ row, isActive }: { row: TapeRow; isActive: boolean }) => (
  <div
    role="rowheader"
    aria-colindex={1}
    aria-expanded={row.kind === 'group' ? row.isExpanded : undefined}
    tabIndex={isActive ? 0 : undefined}
    className={head}
  >
    {row.kind === 'group' ? (
      <>
        <Icon of={row.isExpanded ? icons.chevronDown : icons.chevronRight} />
        <span className={name}>{row.name}</span>
        {row.detail && <span className={detail}>{row.detail}</span>}
      </>
    ) : (
      <>
        <Plate>{row.name}</Plate>
        {row.detail && <span className={detail}>{row.detail}</span>}
        {row.condition && (
          <span className={`${statusTone({ tone: row.condition.tone })} ${condition}`}>
            <Icon of={row.condition.icon} size="s" /> <span className={word}>{row.condition.word}</span>
          </span>
        )}
      </>
    )}
  </div>
))
