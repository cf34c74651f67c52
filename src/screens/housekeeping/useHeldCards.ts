import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { PressSource } from '../repeated-press.ts'
import { useHousekeeping } from './useHousekeeping.ts'

interface CardHold {
  by: PressSource
  lane: string
}

interface HeldCards {
  /** A room was pressed, and keeps its place. */
  hold: (id: number, hold: CardHold) => void
  /** The pointer has left a lane. */
  releaseLane: (lane: string) => void
}

/** The id of a room's card, wherever it stands. */
export const cardId = (id: number) => `room-${id}`
const hasFocus = (id: number) => document.getElementById(cardId(id))?.contains(document.activeElement) ?? false

/** Lets a pressed room move on once whoever pressed it has turned elsewhere: the pointer, the focus, or a touch (ADR 0048). */
export function useHeldCards(): HeldCards {
  const section = useHousekeeping()
  const holds = useRef(new Map<number, CardHold>())
  /** The room with the focus goes on with it. */
  const focusedRoomToFollow = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (focusedRoomToFollow.current === null) return
    const menu = document
      .getElementById(cardId(focusedRoomToFollow.current))
      ?.querySelector<HTMLElement>('[aria-haspopup=menu]')
    focusedRoomToFollow.current = null
    const place = menu ?? document.querySelector<HTMLElement>('main h1')
    place?.focus({ preventScroll: true })
  })
  const heldCards = useMemo(() => {
    const release = (ids: readonly number[]) => {
      if (ids.length === 0) return
      for (const id of ids) holds.current.delete(id)
      focusedRoomToFollow.current = ids.find(hasFocus) ?? null
      section.send({ type: 'positions.released', ids })
    }
    const idsWhere = (shouldRelease: (hold: CardHold, id: number) => boolean) =>
      [...holds.current].filter(([id, hold]) => shouldRelease(hold, id)).map(([id]) => id)
    return {
      hold: (id: number, hold: CardHold) => void holds.current.set(id, hold),
      releaseLane: (lane: string) =>
        release(
          idsWhere((hold, id) => hold.lane === lane && (hold.by === 'pointer' || (hold.by === 'key' && !hasFocus(id)))),
        ),
      releaseCard: (card: Element) => {
        // Under a pointer the lane waits for that as well.
        const isPointedAt = card.closest('section')?.matches(':hover') && matchMedia('(hover: hover)').matches
        if (!isPointedAt) release(idsWhere((hold, id) => card.id === cardId(id) && hold.by === 'key'))
      },
      releaseAll: () => release(idsWhere(() => true)),
    }
  }, [section])
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('main li')) heldCards.releaseAll()
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('main li') : null
      if (card && !(relatedTarget instanceof Element && card.contains(relatedTarget))) heldCards.releaseCard(card)
    }
    // What scrolls by itself, as to bring a button into view, says nothing of whoever presses.
    addEventListener('wheel', heldCards.releaseAll, { passive: true })
    addEventListener('touchmove', heldCards.releaseAll, { passive: true })
    addEventListener('visibilitychange', heldCards.releaseAll, true)
    addEventListener('pointerdown', onPointerDown)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('wheel', heldCards.releaseAll)
      removeEventListener('touchmove', heldCards.releaseAll)
      removeEventListener('visibilitychange', heldCards.releaseAll, true)
      removeEventListener('pointerdown', onPointerDown)
      removeEventListener('focusout', onFocusOut)
      // Whoever leaves the property stops the section before this page goes.
      if (section.getSnapshot().status === 'active') section.send({ type: 'positions.released', ids: null })
    }
  }, [section, heldCards])
  return heldCards
}
