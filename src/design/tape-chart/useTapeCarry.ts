import { useEffect, useRef, useState } from 'react'
import { begunNote, type Carried, hasMoved, lift, spokenLift, spokenTarget } from './carry.rules.ts'
import type { TapeBar, TapeChartProps } from './tape.ts'

/** Why a bar could not be dropped; counted, so that the same words are drawn anew and said again. */
export interface Refusal {
  count: number
  barId: string
  text: string
}

/** A bar in the hand, whether of the pointer or of the keyboard. */
export function useTapeCarry(props: TapeChartProps) {
  const { rows, days, refuseDrop, onBarMoved, onBarResized, onSaid } = props
  const [carried, setCarried] = useState<Carried | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refusals = useRef(0)
  const refuse = (barId: string, text: string) => setRefusal({ count: ++refusals.current, barId, text })
  const refusalOf = (target: Carried) =>
    (hasMoved(target) ? refuseDrop?.({ ...target, barId: target.bar.id }) : null) ?? null

  // Whatever is done next takes the refusal away; the chart sees to its own keys.
  useEffect(() => {
    if (!refusal) return undefined
    const forget = () => setRefusal(null)
    addEventListener('pointerdown', forget, { capture: true })
    addEventListener('keydown', forget)
    return () => {
      removeEventListener('pointerdown', forget, { capture: true })
      removeEventListener('keydown', forget)
    }
  }, [refusal])

  const take = (bar: TapeBar, rowId: string, by: Carried['by'], isSaid: boolean) => {
    const taken = lift(bar, rowId, by)
    setCarried(taken)
    if (isSaid) onSaid?.(spokenLift(taken))
  }
  const carryTo = (target: Carried, isSaid: boolean) => {
    setCarried(target)
    const reason = refusalOf(target)
    if (isSaid) onSaid?.(spokenTarget(target, rows, days) + (reason ? `, ${reason}` : ''))
  }
  const cancel = () => {
    setCarried(null)
    onSaid?.('Nothing moved')
  }
  /** Let go for good: where it cannot lie, it is where it was, and the reason stands there. */
  const letGo = (target: Carried) => {
    const reason = refusalOf(target)
    if (reason === null) return void drop(target)
    setCarried(null)
    refuse(target.bar.id, `Nothing moved: ${reason}`)
  }
  /** False where it cannot lie there. */
  const drop = (target: Carried): boolean => {
    const reason = refusalOf(target)
    if (reason !== null) {
      refuse(target.bar.id, reason)
      return false
    }
    setCarried(null)
    if (!hasMoved(target)) return true
    const { bar, by, rowId, from, to } = target
    if (by === 'whole') onBarMoved?.({ barId: bar.id, rowId, from, to })
    else onBarResized?.({ barId: bar.id, from, to })
    return true
  }
  /** True where there was one. */
  const forgetRefusal = (): boolean => {
    if (refusal) setRefusal(null)
    return refusal !== null
  }
  return {
    carried,
    isRefused: carried !== null && refusalOf(carried) !== null,
    note: carried && begunNote(carried),
    refusal,
    take,
    carryTo,
    cancel,
    letGo,
    drop,
    forgetRefusal,
  }
}

export type TapeCarry = ReturnType<typeof useTapeCarry>
