import type { Choice } from './choice.ts'
import type { FieldProps } from './FieldParts.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface SelectProps<Value extends string | number> extends FieldProps {
  choices: readonly Choice<Value>[]
  /** Null shows the placeholder. */
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  /** Puts the label beside the control instead of above it. */
  isCompact?: boolean
  autoFocus?: boolean
}

/** Text of the closed field. */
export const chosenLabel = <Value extends string | number>({
  choices,
  value,
  placeholder = phrase('design.choose'),
}: SelectProps<Value>): string => choices.find(({ id }) => id === value)?.label ?? placeholder

/** Calls `onChange` with the choice that has this key. */
export function chooseKey<Value extends string | number>({ choices, onChange }: SelectProps<Value>, key: unknown) {
  const choice = choices.find(({ id }) => id === key)
  if (choice) onChange(choice.id)
}
