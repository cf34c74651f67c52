import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Carried, carriedBy, lift } from './carry.rules.ts'
import type { Place } from './keyboard.rules.ts'
import { clamp, rowAt } from './layout.rules.ts'
import { isSameSelection, type Night, selectionBetween } from './selection.rules.ts'
import type { TapeBar, TapeChartProps } from './tape.ts'
import type { TapeCarry } from './useTapeCarry.ts'
import type { TapeView } from './useTapeView.ts'

interface Given {
  props: TapeChartProps
  body: RefObject<HTMLDivElement | null>
  scroller: RefObject<HTMLDivElement | null>
  view: TapeView
  goTo: (place: Place) => void
  carry: TapeCarry
}

interface Drag {
  x: number
  y: number
  start: Place
  bar: TapeBar | undefined
  by: Carried['by']
  isUnderWay: boolean
}

/** Pixels before a press becomes a drag; how near to an end of a bar it is taken by that end; and to the edge of the view. */
const [slack, grip, edge] = [4, 8, 36]
/** How far the chart goes in a frame while something is held at its edge. */
const pace = 8

/** The first night of one that has begun cannot be taken in the hand. */
const startOf = ({ fixedUntil }: TapeBar) => (fixedUntil === undefined ? 'start' : 'whole')

/** Drags with mouse and pen; a finger scrolls, and its press opens. */
export function useTapePointer({ props, body, scroller, view, goTo, carry }: Given) {
  const { rows, days, bars, selection, onSelectionChange } = props
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const frame = useRef(0)
  /** By the frame in which it is called the chart may have been drawn anew. */
  const newest = useRef<((x: number, y: number) => void) | null>(null)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const placeAt = (x: number, y: number): Place => {
    const box = body.current?.getBoundingClientRect()
    const across = x - (box?.left ?? 0) - view.room
    return {
      row: rowAt(view.offsets, y - (box?.top ?? 0)),
      column: clamp(Math.floor(across / view.dayWidth), 0, days.length - 1),
    }
  }
  const barOf = (target: EventTarget, rowIndex: number): [HTMLElement, TapeBar] | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null
    const bar = bars.get(rows[rowIndex]?.id ?? '')?.find(({ id }) => id === element?.dataset.bar)
    return element && bar ? [element, bar] : undefined
  }
  const isHead = (target: EventTarget) => target instanceof Element && target.closest('[role=rowheader]') !== null
  const nightAt = ({ row, column }: Place): Night => ({ rowId: rows[row]?.id ?? '', day: column })

  /** True where it went on; at the end of the chart it does not. */
  const scrollAtEdge = (x: number, y: number): boolean => {
    const element = scroller.current
    if (!element) return false
    const box = element.getBoundingClientRect()
    const step = (at: number, from: number, to: number) => (at < from + edge ? -pace : at > to - edge ? pace : 0)
    const [down, across] = [step(y, box.bottom - view.viewHeight, box.bottom), step(x, box.left + view.room, box.right)]
    if (!down && !across) return false
    const { scrollTop, scrollLeft } = element
    element.scrollBy(across, down)
    return element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft
  }

  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false
    if (event.button !== 0 || event.pointerType === 'touch' || isHead(event.target)) return
    const start = placeAt(event.clientX, event.clientY)
    const [element, bar] = barOf(event.target, start.row) ?? []
    const box = element?.getBoundingClientRect()
    const by =
      !bar?.isResizable || !box
        ? 'whole'
        : event.clientX < box.left + grip
          ? startOf(bar)
          : event.clientX > box.right - grip
            ? 'end'
            : 'whole'
    drag.current = { x: event.clientX, y: event.clientY, start, bar, by, isUnderWay: false }
  }

  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const { clientX: x, clientY: y } = event
    if (!held.isUnderWay) {
      if (Math.abs(x - held.x) < slack && Math.abs(y - held.y) < slack) return
      if (held.bar ? held.by === 'whole' && !held.bar.isMovable : rows[held.start.row]?.kind !== 'room') return
      held.isUnderWay = true
      event.currentTarget.setPointerCapture(event.pointerId)
      goTo(held.start)
    }
    follow(x, y)
  }

  /** What is held goes where the pointer is, and on and on while that is at the edge. */
  const follow = (x: number, y: number) => {
    const held = drag.current
    cancelAnimationFrame(frame.current)
    if (!held?.isUnderWay) return
    if (scrollAtEdge(x, y)) frame.current = requestAnimationFrame(() => newest.current?.(x, y))
    const at = placeAt(x, y)
    if (held.bar) {
      const homeId = rows[held.start.row]?.id ?? ''
      const rowId = held.by === 'whole' && rows[at.row]?.kind === 'room' ? (rows[at.row]?.id ?? homeId) : homeId
      const next = carriedBy(lift(held.bar, homeId, held.by), at.column - held.start.column, rowId)
      const { carried } = carry
      if (carried?.from !== next.from || carried.to !== next.to || carried.rowId !== rowId) carry.carryTo(next, false)
      return
    }
    const chosen = selectionBetween(rows, nightAt(held.start), nightAt(at))
    if (!isSameSelection(chosen, selection)) onSelectionChange(chosen)
  }

  const onPointerUp = () => {
    const held = drag.current
    drag.current = null
    if (!held?.isUnderWay) return
    wasDragged.current = true
    if (carry.carried) carry.letGo(carry.carried)
  }

  const onPointerCancel = () => {
    if (drag.current?.isUnderWay && carry.carried) carry.cancel()
    drag.current = null
  }

  useLayoutEffect(() => {
    newest.current = follow
  })

  /** A press that was no drag, of mouse, pen, finger or screen reader. */
  const onClick = (event: MouseEvent) => {
    if (wasDragged.current) return
    const rowIndex = Number((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)
    const row = rows[rowIndex]
    if (!row) return
    if (isHead(event.target) || row.kind === 'group') {
      goTo({ row: rowIndex, column: -1 })
      if (row.kind === 'group') props.onGroupToggled?.(row.id)
      else props.onRoomOpened?.(row.id)
      return
    }
    const at = { row: rowIndex, column: columnOf(event) }
    goTo(at)
    const [, bar] = barOf(event.target, rowIndex) ?? []
    if (bar) return props.onBarOpened?.(bar.id)
    onSelectionChange(selectionBetween(rows, nightAt(at), nightAt(at)))
  }
  /** A screen reader's press names the cell; a pointer's says where. */
  const columnOf = (event: MouseEvent): number => {
    const cell = (event.target as Element).closest('[aria-colindex]')
    return cell ? Number(cell.getAttribute('aria-colindex')) - 2 : placeAt(event.clientX, event.clientY).column
  }
  /** Escape during a drag: the pointer lets go of what it held. */
  const letGo = () => {
    if (drag.current?.isUnderWay) wasDragged.current = true
    drag.current = null
  }

  return {
    letGo,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onClick,
      // The focus goes where the press says, not to the page.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
