import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import type { NumberDraft } from '../../numbers/mistyped.ts'

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
    <Dialog isOpen title={`Move “${name}”`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <NumberField
          label="Place"
          autoFocus
          isRequired
          description={`1 is the first, ${total} the last; it is ${at + 1} now`}
          value={place}
          errorMessage={isWrong && attempt > 0 ? `Must be a whole number from 1 to ${total}` : undefined}
          onChange={setPlace}
        />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" tone="primary">
            Move
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
