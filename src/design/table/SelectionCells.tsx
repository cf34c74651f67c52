import { cell, headCell, checkboxCell, rowCheckbox } from './Table.css.ts'

export interface SelectionProps {
  /** For example "Select Castle Inn" or "Select all 12 on this page". */
  label: string
  isSelected: boolean
  /** Some rows are selected, not all: the header's checkbox. */
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

/** The checkbox of a row. */
export const SelectionCell = (props: SelectionProps) => (
  <td className={`${cell()} ${checkboxCell}`}>
    <Box {...props} />
  </td>
)

/**
 * The checkbox that selects all rows of the page. It is no heading of its column: a screen reader would say its name before that of each
 * box below.
 */
export const SelectionTh = (props: SelectionProps) => (
  <td className={`${headCell()} ${checkboxCell}`}>
    <Box {...props} />
  </td>
)
