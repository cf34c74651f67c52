import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts } from './FieldParts.tsx'
import { ListItem } from './ListItems.tsx'
import { OpenAtFirst } from './OpenAtFirst.tsx'
import { chosenLabel, type SelectProps } from './select.ts'
import { chosen, compact, trigger } from './Select.css.ts'

/** One of a few. */
export function Select<T extends string>({ isOpenAtFirst, ...props }: SelectProps<T> & { isOpenAtFirst?: boolean }) {
  const choose = (key: unknown) => {
    const choice = props.choices.find(({ id }) => id === key)
    if (choice) props.onChange(choice.id)
  }
  return (
    <AriaSelect
      {...ariaField(props)}
      autoFocus={isOpenAtFirst}
      value={props.value}
      className={props.isCompact ? compact : field}
      onChange={choose}
    >
      <FieldParts field={props}>
        <Button className={`${control} ${trigger}`}>
          <SelectValue className={chosen}>{chosenLabel(props)}</SelectValue>
          <Icon of={chevronDown} />
        </Button>
        {isOpenAtFirst ? <OpenAtFirst count={props.choices.length} /> : null}
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
}
