import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { phrase } from '../../phrases/phrase.ts'

interface MoveDialogProps {
  name: string
  /** Current position, counted from 0. */
  at: number
  total: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Moves a type to a typed position: the alternative to dragging over long distances (WCAG 2.5.7). */
export function MoveDialog({ name, at, total, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState<NumberDraft>(at + 1)
  const [attempt, setAttempt] = useState(0)
  const isWrong = typeof place !== 'number' || place < 1 || place > total
  const move = () => {
    setAttempt(attempt + 1)
    if (isWrong) return
    if (place - 1 !== at) onMove(place - 1)
    onClose()
  }
  return (
    <Dialog isOpen title={phrase('facility-types.moveTitle', { name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <NumberField
          label={phrase('facility-types.place')}
          autoFocus
          isRequired
          description={phrase('facility-types.placeHint', { total, place: at + 1 })}
          value={place}
          errorMessage={isWrong && attempt > 0 ? phrase('facility-types.wrongPlace', { total }) : undefined}
          onChange={setPlace}
        />
        <DialogActions>
          <Button onPress={onClose}>{phrase('facility-types.cancel')}</Button>
          <Button type="submit" tone="primary">
            {phrase('facility-types.move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
