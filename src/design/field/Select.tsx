import { Button, ListBox, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { Popover } from '../popover/Popover.tsx'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts } from './FieldParts.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { ListItem } from './ListItem.tsx'
import { chooseKey, chosenLabel, type SelectProps } from './select-props.ts'
import { chosen, compact, trigger } from './Select.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A single choice from a short list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const isOpen = useRef(false)
  // The arrow keys change the choice of a closed list too. Its button then has another name, which is not spoken. The text goes with the
  // focus: a list that opens elsewhere hides the page, and what is shown again is spoken again.
  const [spoken, setSpoken] = useState('')
  const choose = (key: unknown) => {
    chooseKey(props, key)
    if (!isOpen.current) setSpoken(props.choices.find(({ id }) => id === key)?.label ?? '')
  }
  return (
    <AriaSelect
      {...ariaField(props)}
      autoFocus={props.autoFocus}
      value={props.value}
      className={props.isCompact ? compact : field}
      onChange={choose}
      onBlur={() => setSpoken('')}
      onOpenChange={(opened) => {
        isOpen.current = opened
        setSpoken('')
      }}
    >
      <FieldParts field={props}>
        <Button className={`${control} ${trigger}`}>
          <SelectValue className={chosen}>
            <ChoiceLabel
              label={chosenLabel(props)}
              language={props.choices.find(({ id }) => id === props.value)?.language}
            />
          </SelectValue>
          <Icon path={chevronDown} />
        </Button>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </FieldParts>
      <Popover name={phrase('design.choose')} className={popover} offset={4}>
        <ListBox className={list}>
          {props.choices.map((choice) => (
            <ListItem key={choice.id} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
