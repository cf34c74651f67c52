import { chooseKey, chosenLabel, type SelectProps } from './select-props.ts'
import { ButtonWithList } from './ButtonWithList.tsx'

/**
 * A select that loads its list, popover and keyboard handling (30 kB) when it is first opened. For filter bars and pagers, which every list
 * shows but few users open.
 */
export const LazySelect = <Value extends string | number>(props: SelectProps<Value>) => (
  <ButtonWithList
    label={props.label}
    text={chosenLabel(props)}
    isPlaceholder={props.value === null}
    isCompact={props.isCompact}
    choices={props.choices}
    chosen={{ value: props.value, onChange: (key: string | number) => chooseKey(props, key) }}
  />
)
