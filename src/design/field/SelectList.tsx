import type { RefObject } from 'react'
import { ListBox, Select as AriaSelect } from 'react-aria-components/Select'
import { list, popover } from '../menu/Menu.css.ts'
import { Popover } from '../popover/Popover.tsx'
import type { Choice } from './choice.ts'
import { ListItem } from './ListItem.tsx'
import { OpenOnMount } from './OpenOnMount.tsx'
import { empty, listPlace } from './Select.css.ts'
import { phrase } from '../../phrases/phrase.ts'

type Key = string | number

export interface SelectListProps {
  /** The button of the select. It has the focus when the list opens, and gets it back when the list closes. */
  trigger: RefObject<HTMLElement | null>
  /** Element that names the list. */
  labelId: string
  choices: readonly Choice<Key>[]
  onClose: () => void
  /** One value: its list closes when another is chosen. Several: it stays open while choosing. */
  chosen:
    { value: Key | null; onChange: (key: Key) => void } | { values: readonly Key[]; onChange: (keys: Key[]) => void }
}

/** The list of a select whose button is on the page already. It opens when it is drawn. */
export function SelectList({ trigger, labelId, choices, chosen, onClose }: SelectListProps) {
  const hasCheckbox = 'values' in chosen
  const selection = hasCheckbox
    ? { selectionMode: 'multiple' as const, value: [...chosen.values], onChange: chosen.onChange }
    : {
        selectionMode: 'single' as const,
        value: chosen.value,
        onChange: (key: Key | null) => (key === null ? undefined : chosen.onChange(key)),
      }
  return (
    <AriaSelect
      // The types of value and change go with the mode, which TypeScript doesn't follow.
      {...(selection as { selectionMode: 'single' })}
      aria-labelledby={labelId}
      className={listPlace}
      allowsEmptyCollection
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <OpenOnMount count={choices.length} />
      <Popover name={phrase('design.choose')} triggerRef={trigger} className={popover} offset={4}>
        <ListBox
          className={list}
          renderEmptyState={() => <div className={empty}>{phrase('design.nothingToChoose')}</div>}
        >
          {choices.map((choice) => (
            <ListItem key={choice.id} hasCheckbox={hasCheckbox} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
