import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { ListItem, type Choice } from './ListItems.tsx'
import { chosen, empty, trigger } from './Select.css.ts'

export interface MultiSelectProps extends FieldProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Nothing chosen: "Any type". */
  placeholder: string
  /** What the chosen are, in the plural: "3 types selected". */
  noun: string
}

/** Any number of a list; stays open while choosing. */
export const MultiSelect = (props: MultiSelectProps) => (
  <AriaSelect
    {...ariaField(props)}
    selectionMode="multiple"
    value={props.value}
    placeholder={props.placeholder}
    className={field}
    onChange={(keys) => props.onChange(keys.map(String))}
  >
    <FieldParts field={props}>
      <Button className={`${control} ${trigger}`}>
        <SelectValue className={chosen}>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder
              ? defaultChildren
              : props.value.length === 1
                ? labelOf(props)
                : `${props.value.length} ${props.noun} selected`
          }
        </SelectValue>
        <Icon of={chevronDown} />
      </Button>
    </FieldParts>
    <Popover className={popover} offset={4}>
      <ListBox className={list} renderEmptyState={() => <div className={empty}>Nothing to choose</div>}>
        {props.choices.map((choice) => (
          <ListItem key={choice.id} isBoxed choice={choice} />
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
)

const labelOf = ({ choices, value }: MultiSelectProps) => choices.find(({ id }) => id === value[0])?.label ?? value[0]
