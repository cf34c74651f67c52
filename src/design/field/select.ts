import type { FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface SelectProps<T extends string = string> extends FieldProps {
  choices: readonly Choice<T>[]
  /** Null shows the placeholder. */
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
  /** Puts the label beside the control instead of above it. */
  isCompact?: boolean
}

/** Text of the closed field. */
export const chosenLabel = <T extends string>({ choices, value, placeholder = 'Choose…' }: SelectProps<T>): string =>
  choices.find(({ id }) => id === value)?.label ?? placeholder
