import { Button, ListBox, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { Popover } from '../popover/Popover.tsx'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts } from './FieldParts.tsx'
import { ListItem } from './ListItem.tsx'
import { chooseKeys, chosenText, type MultiSelectProps } from './multi-select-props.ts'
import { chosen, empty, trigger } from './Select.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Any number of options from a list. The list stays open while choosing. */
export const MultiSelect = <Value extends string | number>(props: MultiSelectProps<Value>) => (
  <AriaSelect
    {...ariaField(props)}
    selectionMode="multiple"
    allowsEmptyCollection
    value={[...props.value]}
    className={field}
    onChange={(keys) => chooseKeys(props, keys)}
  >
    <FieldParts field={props}>
      <Button className={`${control} ${trigger}`}>
        <SelectValue className={chosen}>{chosenText(props)}</SelectValue>
        <Icon path={chevronDown} />
      </Button>
    </FieldParts>
    <Popover name={phrase('design.choose')} className={popover} offset={4}>
      <ListBox
        className={list}
        renderEmptyState={() => <div className={empty}>{phrase('design.nothingToChoose')}</div>}
      >
        {props.choices.map((choice) => (
          <ListItem key={choice.id} hasCheckbox choice={choice} />
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
)
