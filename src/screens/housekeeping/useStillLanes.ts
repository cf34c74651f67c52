import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { PressedBy } from '../one-press.ts'
import { useHousekeeping } from './useHousekeeping.ts'

interface Hold {
  by: PressedBy
  lane: string
}

interface StillLanes {
  /** A room was pressed, and keeps its place. */
  hold: (id: number, hold: Hold) => void
  /** The pointer has left a lane. */
  leaveLane: (lane: string) => void
}

/** The id of a room's card, wherever it stands. */
export const cardId = (id: number) => `room-${id}`
const hasFocus = (id: number) => document.getElementById(cardId(id))?.contains(document.activeElement) ?? false

/** Lets a pressed room move on once whoever pressed it has turned elsewhere: the pointer, the focus, or a touch (ADR 0048). */
export function useStillLanes(): StillLanes {
  const section = useHousekeeping()
  const holds = useRef(new Map<number, Hold>())
  /** The room with the focus goes on with it. */
  const followed = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (followed.current === null) return
    const menu = document.getElementById(cardId(followed.current))?.querySelector<HTMLElement>('[aria-haspopup=menu]')
    followed.current = null
    const place = menu ?? document.querySelector<HTMLElement>('main h1')
    place?.focus({ preventScroll: true })
  })
  const still = useMemo(() => {
    const leave = (ids: readonly number[]) => {
      if (ids.length === 0) return
      for (const id of ids) holds.current.delete(id)
      followed.current = ids.find(hasFocus) ?? null
      section.send({ type: 'places.left', ids })
    }
    const idsWhere = (isGone: (hold: Hold, id: number) => boolean) =>
      [...holds.current].filter(([id, hold]) => isGone(hold, id)).map(([id]) => id)
    return {
      hold: (id: number, hold: Hold) => void holds.current.set(id, hold),
      leaveLane: (lane: string) =>
        leave(
          idsWhere((hold, id) => hold.lane === lane && (hold.by === 'pointer' || (hold.by === 'key' && !hasFocus(id)))),
        ),
      leaveCard: (card: Element) => {
        // Under a pointer the lane waits for that as well.
        const isPointedAt = card.closest('section')?.matches(':hover') && matchMedia('(hover: hover)').matches
        if (!isPointedAt) leave(idsWhere((hold, id) => card.id === cardId(id) && hold.by === 'key'))
      },
      leaveAll: () => leave(idsWhere(() => true)),
    }
  }, [section])
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('main li')) still.leaveAll()
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('main li') : null
      if (card && !(relatedTarget instanceof Element && card.contains(relatedTarget))) still.leaveCard(card)
    }
    // What scrolls by itself, as to bring a button into view, says nothing of whoever presses.
    addEventListener('wheel', still.leaveAll, { passive: true })
    addEventListener('touchmove', still.leaveAll, { passive: true })
    addEventListener('visibilitychange', still.leaveAll, true)
    addEventListener('pointerdown', onPointerDown)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('wheel', still.leaveAll)
      removeEventListener('touchmove', still.leaveAll)
      removeEventListener('visibilitychange', still.leaveAll, true)
      removeEventListener('pointerdown', onPointerDown)
      removeEventListener('focusout', onFocusOut)
      // Whoever leaves the property stops the section before this page goes.
      if (section.getSnapshot().status === 'active') section.send({ type: 'places.left', ids: null })
    }
  }, [section, still])
  return still
}
