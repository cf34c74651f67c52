import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { ListItem, type Choice } from './ListItems.tsx'
import { chosen, trigger } from './Select.css.ts'

export interface SelectProps extends FieldProps {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
}

/** One of a few. For up to a dozen plain words in a filter, `NativeSelect` is lighter still. */
export const Select = (props: SelectProps) => (
  <AriaSelect
    {...ariaField(props)}
    value={props.value}
    placeholder={props.placeholder ?? 'Choose…'}
    className={field}
    onChange={(key) => (key === null ? undefined : props.onChange(String(key)))}
  >
    <FieldParts field={props}>
      <Button className={`${control} ${trigger}`}>
        <SelectValue className={chosen}>
          {({ defaultChildren }) => props.choices.find(({ id }) => id === props.value)?.label ?? defaultChildren}
        </SelectValue>
        <Icon of={chevronDown} />
      </Button>
    </FieldParts>
    <Popover className={popover} offset={4}>
      <ListBox className={list}>
        {props.choices.map((choice) => (
          <ListItem key={choice.id} choice={choice} />
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
)
