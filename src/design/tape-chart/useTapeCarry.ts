import { useState } from 'react'
import { type Carried, hasMoved, lift, spokenLift, spokenTarget } from './carry.rules.ts'
import type { TapeBar, TapeChartProps } from './tape.ts'

/** A bar in the hand, whether of the pointer or of the keyboard. */
export function useTapeCarry(props: TapeChartProps) {
  const { rows, days, refuseDrop, onBarMoved, onBarResized, onSaid } = props
  const [carried, setCarried] = useState<Carried | null>(null)
  const refusalOf = (target: Carried) =>
    (hasMoved(target) ? refuseDrop?.({ ...target, barId: target.bar.id }) : null) ?? null

  const take = (bar: TapeBar, rowId: string, by: Carried['by'], isSaid: boolean) => {
    setCarried(lift(bar, rowId, by))
    if (isSaid) onSaid?.(spokenLift({ ...lift(bar, rowId, by) }))
  }
  const carryTo = (target: Carried, isSaid: boolean) => {
    setCarried(target)
    const refusal = refusalOf(target)
    if (isSaid) onSaid?.(spokenTarget(target, rows, days) + (refusal ? `, ${refusal}` : ''))
  }
  const cancel = (why: string | null = null) => {
    setCarried(null)
    onSaid?.(why === null ? 'Nothing moved' : `Nothing moved: ${why}`)
  }
  /** Let go for good: where it cannot lie, it is where it was, and that is said. */
  const letGo = (target: Carried) => {
    const refusal = refusalOf(target)
    if (refusal === null) drop(target)
    else cancel(refusal)
  }
  /** False where it cannot lie there. */
  const drop = (target: Carried): boolean => {
    const refusal = refusalOf(target)
    if (refusal) {
      onSaid?.(refusal)
      return false
    }
    setCarried(null)
    if (!hasMoved(target)) return true
    const { bar, by, rowId, from, to } = target
    if (by === 'whole') onBarMoved?.({ barId: bar.id, rowId, from })
    else onBarResized?.({ barId: bar.id, from, to })
    return true
  }
  return { carried, isRefused: carried !== null && refusalOf(carried) !== null, take, carryTo, cancel, letGo, drop }
}

export type TapeCarry = ReturnType<typeof useTapeCarry>
