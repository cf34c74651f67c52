import { cell, headCell, checkboxCell, rowCheckbox } from './Table.css.ts'

export interface SelectionProps {
  /** "Select Castle Inn", "Select all 12 on this page". */
  label: string
  isSelected: boolean
  /** Some, not all: the box in the head. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
}

const Box = ({ label, isSelected, isIndeterminate, isDisabled, onChange }: SelectionProps) => (
  <input
    type="checkbox"
    className={rowCheckbox}
    aria-label={label}
    checked={isSelected}
    disabled={isDisabled}
    ref={(box) => {
      if (box) box.indeterminate = isIndeterminate ?? false
    }}
    onChange={(event) => onChange(event.target.checked)}
  />
)

/** The tick of a row. */
export const SelectionCell = (props: SelectionProps) => (
  <td className={`${cell()} ${checkboxCell}`}>
    <Box {...props} />
  </td>
)

/** The tick of the whole page. */
export const SelectionTh = (props: SelectionProps) => (
  <th scope="col" className={`${headCell()} ${checkboxCell}`}>
    <Box {...props} />
  </th>
)
