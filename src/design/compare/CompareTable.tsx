import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { check } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Row } from '../table/Row.tsx'
import * as css from './Compare.css.ts'

export type CompareSide = 'yours' | 'theirs'

export interface CompareRow {
  field: string
  yours: ReactNode
  theirs: ReactNode
  /** Whose value will be kept; left out where nothing has been decided. */
  kept?: CompareSide
  /** Why there is nothing to choose here; with it the row only tells. */
  settled?: string | undefined
  onChoose?: (side: CompareSide) => void
}

export interface CompareTableProps {
  caption: string
  /** "Yours" and "Theirs", or who they are. */
  yours: string
  theirs: string
  rows: readonly CompareRow[]
}

const sides = ['yours', 'theirs'] as const

/** One of the two versions, as a radio group named by its field. */
function Choice({ row, names, fieldId }: { row: CompareRow; names: Record<CompareSide, string>; fieldId: string }) {
  return (
    <td colSpan={2} className={css.choice}>
      <div role="radiogroup" aria-labelledby={fieldId} className={css.options}>
        {sides.map((side) => (
          <label key={side} className={css.option}>
            <input
              type="radio"
              className={css.dot}
              name={fieldId}
              checked={row.kept === side}
              onChange={() => row.onChoose?.(side)}
            />
            <span>
              <span className={css.side}>{names[side]}</span> {row[side]}
            </span>
          </label>
        ))}
      </div>
    </td>
  )
}

function Told({ row, side }: { row: CompareRow; side: CompareSide }) {
  const isKept = row.kept === side
  return (
    <td className={css.value} data-kept={row.kept && isKept}>
      {isKept ? (
        <span className={css.kept}>
          <Icon of={check} /> {row[side]}
        </span>
      ) : (
        row[side]
      )}
      {isKept && row.settled ? <span className={css.note}>{row.settled}</span> : null}
    </td>
  )
}

/** Two versions of one record side by side, only where they differ: what a person decides on after a 409. */
export function CompareTable({ caption, yours, theirs, rows }: CompareTableProps) {
  const id = useId()
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <colgroup>
        <col className={css.fieldColumn} />
        <col span={2} />
      </colgroup>
      <thead>
        <tr>
          {['Field', yours, theirs].map((name) => (
            <th key={name} scope="col" className={css.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const fieldId = `${id}-${at}`
          return (
            <Row key={row.field}>
              <th scope="row" id={fieldId} className={css.field}>
                {row.field}
              </th>
              {row.onChoose && !row.settled ? (
                <Choice row={row} names={{ yours, theirs }} fieldId={fieldId} />
              ) : (
                sides.map((side) => <Told key={side} row={row} side={side} />)
              )}
            </Row>
          )
        })}
      </tbody>
    </table>
  )
}
