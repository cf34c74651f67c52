import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { PressSource } from '../repeated-press.ts'
import { useHousekeeping } from './useHousekeeping.ts'

interface CardHold {
  by: PressSource
  lane: string
}

interface HeldCards {
  /** Holds the pressed room's card in its place. */
  hold: (id: number, hold: CardHold) => void
  /** The pointer left a lane. */
  releaseLane: (lane: string) => void
}

/** Id of a room's card, in any lane. */
export const cardId = (id: number) => `room-${id}`
const hasFocus = (id: number) => document.getElementById(cardId(id))?.contains(document.activeElement) ?? false

/** Holds the card of a pressed room in its lane until the user's pointer, focus or touch moves elsewhere (ADR 0048). */
export function useHeldCards(): HeldCards {
  const section = useHousekeeping()
  const holds = useRef(new Map<number, CardHold>())
  /** After its card moves, this room gets the focus back. */
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
        // With the pointer over the lane, the card also waits for the pointer to leave.
        const isPointedAt = card.closest('section')?.matches(':hover') && matchMedia('(hover: hover)').matches
        if (!isPointedAt) release(idsWhere((hold, id) => card.id === cardId(id) && hold.by === 'key'))
      },
      releaseAll: () => release(idsWhere(() => true)),
      held: (): ReadonlySet<CardHold> => new Set(holds.current.values()),
      releaseThese: (those: ReadonlySet<CardHold>) => release(idsWhere((hold) => those.has(hold))),
    }
  }, [section])
  useEffect(() => {
    let heldAtPress: ReadonlySet<CardHold> = new Set()
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !target.closest('main li')
      heldAtPress = isOutside ? heldCards.held() : new Set()
    }
    // Releases when the press is complete: a card that moves earlier can push the pressed control from under the pointer.
    const onClick = () => {
      heldCards.releaseThese(heldAtPress)
      heldAtPress = new Set()
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('main li') : null
      if (card && !(relatedTarget instanceof Element && card.contains(relatedTarget))) heldCards.releaseCard(card)
    }
    // Listens to wheel and touch, not `scroll`: a programmatic scroll isn't the user's action.
    addEventListener('wheel', heldCards.releaseAll, { passive: true })
    addEventListener('touchmove', heldCards.releaseAll, { passive: true })
    addEventListener('visibilitychange', heldCards.releaseAll, true)
    addEventListener('pointerdown', onPointerDown)
    addEventListener('click', onClick)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('wheel', heldCards.releaseAll)
      removeEventListener('touchmove', heldCards.releaseAll)
      removeEventListener('visibilitychange', heldCards.releaseAll, true)
      removeEventListener('pointerdown', onPointerDown)
      removeEventListener('click', onClick)
      removeEventListener('focusout', onFocusOut)
      // Leaving the property stops the section's actor before this component unmounts.
      if (section.getSnapshot().status === 'active') section.send({ type: 'positions.released', ids: null })
    }
  }, [section, heldCards])
  return heldCards
}
