import type { Choice } from './choice.ts'
import type { FieldProps } from './FieldParts.tsx'

export interface MultiSelectProps<Value extends string | number> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Text while nothing is chosen: "Any type". */
  placeholder: string
  /** Text for several chosen options: "3 types selected". */
  selectedText: (count: number) => string
}

/** Text of the closed field: the placeholder, the one chosen label, or a count. */
export function chosenText<Value extends string | number>({
  choices,
  value,
  placeholder,
  selectedText,
}: MultiSelectProps<Value>): string {
  if (value.length === 0) return placeholder
  if (value.length > 1) return selectedText(value.length)
  return choices.find(({ id }) => id === value[0])?.label ?? selectedText(1)
}

/** Calls `onChange` with the values that have these keys. A value without a choice (from an old link) stays. */
export function chooseKeys<Value extends string | number>(
  { choices, value, onChange }: MultiSelectProps<Value>,
  keys: readonly (string | number)[],
) {
  const known = [...value, ...choices.map(({ id }) => id)]
  onChange(keys.flatMap((key) => known.find((id) => id === key) ?? []))
}
