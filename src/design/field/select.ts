import type { FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface SelectProps<T extends string = string> extends FieldProps {
  choices: readonly Choice<T>[]
  /** Null shows the placeholder. */
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
  /** Label beside the box instead of above it. */
  isCompact?: boolean
}

/** What the closed field shows. */
export const chosenLabel = <T extends string>({ choices, value, placeholder = 'Choose…' }: SelectProps<T>): string =>
  choices.find(({ id }) => id === value)?.label ?? placeholder
