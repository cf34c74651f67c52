import type { FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface MultiSelectProps extends FieldProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Text while nothing is chosen: "Any type". */
  placeholder: string
  /** Plural noun of the options: "3 types selected". */
  noun: string
}

/** Text of the closed field: the placeholder, the one chosen label, or a count. */
export function chosenText({ choices, value, placeholder, noun }: MultiSelectProps): string {
  if (value.length === 0) return placeholder
  if (value.length > 1) return `${value.length} ${noun} selected`
  return choices.find(({ id }) => id === value[0])?.label ?? `1 ${noun}`
}
