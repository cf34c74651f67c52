import type { FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface MultiSelectProps extends FieldProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Nothing chosen: "Any type". */
  placeholder: string
  /** What the chosen are, in the plural: "3 types selected". */
  noun: string
}

/** What the closed field shows: nothing chosen, the one, or how many. */
export function chosenText({ choices, value, placeholder, noun }: MultiSelectProps): string {
  if (value.length === 0) return placeholder
  if (value.length > 1) return `${value.length} ${noun} selected`
  return choices.find(({ id }) => id === value[0])?.label ?? `1 ${noun}`
}
