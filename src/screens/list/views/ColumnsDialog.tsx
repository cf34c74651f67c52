import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button/Button.tsx'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { Dialog, DialogActions } from '../../../design/dialog/Dialog.tsx'
import { Checkbox } from '../../../design/field/Checkbox.tsx'
import { chevronDown, chevronUp } from '../../../design/icon/icons.css.ts'
import { Inline } from '../../../design/layout/Inline.tsx'
import { Stack } from '../../../design/layout/Stack.tsx'
import { Text } from '../../../design/text/Text.tsx'
import { useLocationActor, useShell } from '../../shell/actor-hooks.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface ColumnsDialogProps<Id extends string> {
  /** All columns, in their default order. The first names the row and stays. */
  columns: readonly { id: Id; heading: string }[]
  /** Columns that the address names; empty for the default. */
  shown: readonly Id[]
  /** Address of the list with these columns. */
  hrefWith: (columns: readonly Id[]) => string
  onClose: () => void
}

/** Moves an item to another place. */
const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** Chooses the columns and their order. A column moves by its buttons, or by Alt with an arrow key. */
export function ColumnsDialog<Id extends string>({ columns, shown, hrefWith, onClose }: ColumnsDialogProps<Id>) {
  const location = useLocationActor()
  const { notices } = useShell().getSnapshot().context
  const ids = columns.map(({ id }) => id)
  const named = shown.length > 0 ? shown.filter((id) => ids.includes(id)) : ids
  const [order, setOrder] = useState([...named, ...ids.filter((id) => !named.includes(id))])
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set(named))

  const focused = useRef<Element | null>(null)
  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })

  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 1), order.length - 1)
    focused.current = document.activeElement
    setOrder(moved(order, from, place))
    const column = columns.find(({ id }) => id === order[from])?.heading ?? ''
    notices.send({
      type: 'announcement.made',
      text: phrase('views.movedTo', { column, place: place + 1, count: order.length }),
    })
  }
  const toggle = (id: Id, isShown: boolean) => {
    const next = new Set(chosen)
    if (isShown) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const show = (wanted: readonly Id[]) => {
    location.send({ type: 'location.requested', to: hrefWith(wanted) })
    onClose()
  }

  return (
    <Dialog isOpen title={phrase('views.columnsTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          show(order.filter((id) => chosen.has(id)))
        }}
      >
        <Stack gap={2}>
          <Text tone="secondary">{phrase('views.columnsHint')}</Text>
          <div>
            {order.map((id, at) => {
              const heading = columns.find((column) => column.id === id)?.heading ?? id
              return (
                // The keys are those of the checkbox and buttons inside.
                // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
                <div
                  key={id}
                  onKeyDown={(event) => {
                    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                    event.preventDefault()
                    if (at > 0) move(at, event.key === 'ArrowUp' ? at - 1 : at + 1)
                  }}
                >
                  <Inline justify="between">
                    <Checkbox
                      isSelected={chosen.has(id)}
                      isDisabled={at === 0}
                      onChange={(isShown) => toggle(id, isShown)}
                    >
                      {heading}
                    </Checkbox>
                    {at > 0 ? (
                      <Inline gap={1}>
                        <IconButton
                          label={phrase('views.moveUp', { column: heading })}
                          icon={chevronUp}
                          onPress={() => move(at, at - 1)}
                        />
                        <IconButton
                          label={phrase('views.moveDown', { column: heading })}
                          icon={chevronDown}
                          onPress={() => move(at, at + 1)}
                        />
                      </Inline>
                    ) : null}
                  </Inline>
                </div>
              )
            })}
          </div>
          <Inline>
            <Button tone="quiet" onPress={() => show([])}>
              {phrase('views.defaultColumns')}
            </Button>
          </Inline>
        </Stack>
        <DialogActions>
          <Button onPress={onClose}>{phrase('views.cancel')}</Button>
          <Button type="submit" tone="primary">
            {phrase('views.showColumns')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
