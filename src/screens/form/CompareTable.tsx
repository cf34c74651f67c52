import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import { check } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { Row } from '../../design/table/Row.tsx'
import * as css from './Compare.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export type CompareSide = 'yours' | 'theirs'

interface CompareRow {
  field: string
  yours: ReactNode
  theirs: ReactNode
  /** The side whose value is saved; undefined if nothing has been decided. */
  chosenSide?: CompareSide
  /** Why there is no choice in this row; the row is then read-only. */
  settledReason?: string | undefined
  onChoose?: (side: CompareSide) => void
}

export interface CompareTableProps {
  caption: string
  /** Column headings: "Yours" and "Theirs", or names of people. */
  yours: string
  theirs: string
  rows: readonly CompareRow[]
}

const sides = ['yours', 'theirs'] as const

const sideText = (name: string, value: ReactNode) => (
  <span>
    <span className={css.side}>{name}</span> <bdi>{value}</bdi>
  </span>
)

/** A radio group named by the field, to choose one of the two versions. */
function ChoiceCell({ row, names, fieldId }: { row: CompareRow; names: Record<CompareSide, string>; fieldId: string }) {
  return (
    <td colSpan={2} className={css.choice}>
      <div role="radiogroup" aria-labelledby={fieldId} className={css.options}>
        {sides.map((side) => (
          <label key={side} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={fieldId}
              checked={row.chosenSide === side}
              onChange={() => row.onChoose?.(side)}
            />
            {sideText(names[side], row[side])}
          </label>
        ))}
      </div>
    </td>
  )
}

function ValueCell({ row, side }: { row: CompareRow; side: CompareSide }) {
  const isChosen = row.chosenSide === side
  return (
    <td className={css.value} data-kept={row.chosenSide && isChosen}>
      {isChosen ? (
        <span className={css.chosenValue}>
          <Icon path={check} /> <bdi>{row[side]}</bdi>
        </span>
      ) : (
        <bdi>{row[side]}</bdi>
      )}
      {isChosen && row.settledReason ? <span className={css.note}>{row.settledReason}</span> : null}
    </td>
  )
}

/** The differing fields of two versions of a record, side by side. The user resolves a 409 conflict with it. */
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
          {[phrase('design.field'), yours, theirs].map((name) => (
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
              {row.onChoose && !row.settledReason ? (
                <ChoiceCell row={row} names={{ yours, theirs }} fieldId={fieldId} />
              ) : (
                sides.map((side) => <ValueCell key={side} row={row} side={side} />)
              )}
            </Row>
          )
        })}
      </tbody>
    </table>
  )
}
