import { lazy, Suspense, useId, useState } from 'react'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { control, field, label } from './field.css.ts'
import { chosenText, type MultiSelectProps } from './multi-select.ts'
import { chosen, trigger } from './Select.css.ts'

const load = () => import('./MultiSelect.tsx').then((module) => ({ default: module.MultiSelect }))
const MultiSelect = lazy(load)

/**
 * A `MultiSelect` whose list, popover and keyboard handling (20 kB) arrive when it is first opened: for filter bars,
 * which are on every list and used on few. Until then it is a plain button of the same look and name.
 */
export function LazyMultiSelect(props: MultiSelectProps) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const closed = (
    <div className={field}>
      <span id={`${id}-label`} className={label}>
        {props.label}
      </span>
      <button
        type="button"
        id={`${id}-value`}
        className={`${control} ${trigger}`}
        aria-haspopup="listbox"
        aria-expanded={isWanted}
        aria-labelledby={`${id}-value ${id}-label`}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        onClick={() => setWanted(true)}
      >
        <span className={chosen} data-placeholder={props.value.length === 0 || undefined}>
          {chosenText(props)}
        </span>
        <Icon of={chevronDown} />
      </button>
    </div>
  )
  return isWanted ? (
    <Suspense fallback={closed}>
      <MultiSelect {...props} isOpenAtFirst />
    </Suspense>
  ) : (
    closed
  )
}
