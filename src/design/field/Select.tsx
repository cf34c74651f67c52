import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts } from './FieldParts.tsx'
import { ListItem } from './ListItems.tsx'
import { OpenOnMount } from './OpenOnMount.tsx'
import { chosenLabel, type SelectProps } from './select.ts'
import { chosen, compact, trigger } from './Select.css.ts'

/** A single choice from a short list. */
export function Select<T extends string>({
  isInitiallyOpen,
  ...props
}: SelectProps<T> & { isInitiallyOpen?: boolean }) {
  const choose = (key: unknown) => {
    const choice = props.choices.find(({ id }) => id === key)
    if (choice) props.onChange(choice.id)
  }
  return (
    <AriaSelect
      {...ariaField(props)}
      autoFocus={isInitiallyOpen}
      value={props.value}
      className={props.isCompact ? compact : field}
      onChange={choose}
    >
      <FieldParts field={props}>
        <Button className={`${control} ${trigger}`}>
          <SelectValue className={chosen}>{chosenLabel(props)}</SelectValue>
          <Icon path={chevronDown} />
        </Button>
        {isInitiallyOpen ? <OpenOnMount count={props.choices.length} /> : null}
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
