import { chooseKeys, chosenText, type MultiSelectProps } from './multi-select-props.ts'
import { ButtonWithList } from './ButtonWithList.tsx'

/** A select of any number of options that loads its code like `LazySelect`. The list stays open while choosing. */
export const LazyMultiSelect = <Value extends string | number>(props: MultiSelectProps<Value>) => (
  <ButtonWithList
    label={props.label}
    text={chosenText(props)}
    isPlaceholder={props.value.length === 0}
    choices={props.choices}
    chosen={{ values: props.value, onChange: (keys: (string | number)[]) => chooseKeys(props, keys) }}
  />
)
