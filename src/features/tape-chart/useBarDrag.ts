import { useEffect, useRef, useState } from 'react'
import { begunNote, type DraggedBar, hasMoved, startDrag, dragStartText, dropTargetText } from './drag.rules.ts'
import type { TapeBar, TapeChartProps } from './tape-chart.types.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/**
 * Why a bar couldn't be dropped. The count changes each time, so that the same text is rendered and announced again.
 */
export interface DropError {
  count: number
  barId: string
  text: string
}

/** State of a bar dragged by pointer or keyboard. */
export function useBarDrag(props: TapeChartProps) {
  const { rows, days, validateDrop, onBarMoved, onBarResized, onAnnounce } = props
  const [dragged, setDragged] = useState<DraggedBar | null>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const [dropError, setDropError] = useState<DropError | null>(null)
  const dropErrorCount = useRef(0)
  const showDropError = (barId: string, text: string) => setDropError({ count: ++dropErrorCount.current, barId, text })
  const dropErrorOf = (target: DraggedBar) =>
    (hasMoved(target) ? validateDrop?.({ ...target, barId: target.bar.id }) : null) ?? null

  // Any next action dismisses the error. The chart handles its own keys.
  useEffect(() => {
    if (!dropError) return undefined
    const dismiss = () => setDropError(null)
    addEventListener('pointerdown', dismiss, { capture: true })
    addEventListener('keydown', dismiss)
    return () => {
      removeEventListener('pointerdown', dismiss, { capture: true })
      removeEventListener('keydown', dismiss)
    }
  }, [dropError])

  const start = (bar: TapeBar, rowId: string, part: DraggedBar['part'], isAnnounced: boolean) => {
    const started = startDrag(bar, rowId, part)
    setDragged(started)
    setByKeyboard(isAnnounced)
    if (isAnnounced) onAnnounce?.(dragStartText(started))
  }
  const moveTo = (target: DraggedBar, isAnnounced: boolean) => {
    setDragged(target)
    const reason = dropErrorOf(target)
    if (isAnnounced) onAnnounce?.(factsText([dropTargetText(target, rows, days), reason]))
  }
  const cancel = () => {
    setDragged(null)
    onAnnounce?.(phrase('calendar.nothingMoved'))
  }
  /** Ends the drag. On an invalid target the bar stays at its original place, with the reason beside it. */
  const release = (target: DraggedBar) => {
    const reason = dropErrorOf(target)
    if (reason === null) return void drop(target)
    setDragged(null)
    showDropError(target.bar.id, phrase('calendar.nothingMovedReason', { reason }))
  }
  /** Returns false if the target is invalid. */
  const drop = (target: DraggedBar): boolean => {
    const reason = dropErrorOf(target)
    if (reason !== null) {
      showDropError(target.bar.id, reason)
      return false
    }
    setDragged(null)
    if (!hasMoved(target)) return true
    const { bar, part, rowId, from, to } = target
    if (part === 'whole') onBarMoved?.({ barId: bar.id, rowId, from, to })
    else onBarResized?.({ barId: bar.id, from, to })
    return true
  }
  /** Returns true if an error was shown. */
  const dismissDropError = (): boolean => {
    if (dropError) setDropError(null)
    return dropError !== null
  }
  return {
    dragged,
    /** True if keys drag the bar: it is put back when the focus leaves the chart. */
    isByKeyboard: dragged !== null && isByKeyboard,
    isDropInvalid: dragged !== null && dropErrorOf(dragged) !== null,
    note: dragged && begunNote(dragged),
    dropError,
    start,
    moveTo,
    cancel,
    release,
    drop,
    dismissDropError,
  }
}

export type BarDrag = ReturnType<typeof useBarDrag>
