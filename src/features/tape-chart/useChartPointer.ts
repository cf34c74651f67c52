import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isRightToLeft } from '../../phrases/languages.ts'
import { closestElement } from './closest-element.ts'
import { distanceFromStart } from './direction.ts'
import { type DraggedBar, dragBy, startDrag } from './drag.rules.ts'
import type { CellPosition } from './keyboard.rules.ts'
import { clamp, rowAt } from './layout.rules.ts'
import { isSameSelection, type RoomNight, selectionBetween } from './selection.rules.ts'
import type { TapeBar, TapeChartProps } from './tape-chart.types.ts'
import type { BarDrag } from './useBarDrag.ts'
import type { Viewport } from './useViewport.ts'

interface ChartPointerOptions {
  props: TapeChartProps
  body: RefObject<HTMLDivElement | null>
  scroller: RefObject<HTMLDivElement | null>
  view: Viewport
  goTo: (place: CellPosition) => void
  drag: BarDrag
}

interface PointerDrag {
  x: number
  y: number
  start: CellPosition
  bar: TapeBar | undefined
  part: DraggedBar['part']
  hasStarted: boolean
  /** Where the bar is. The last move may not be drawn yet when the button goes up. */
  target: DraggedBar | null
}

/**
 * In pixels: movement before a press becomes a drag, distance from a bar's end that resizes it, and distance from the
 * view's edge that scrolls it.
 */
const [dragThreshold, edgeGrip, scrollMargin] = [4, 8, 36]
/** Pixels per frame that the chart scrolls while a drag is at its edge. */
const scrollStep = 8

/** The start of a stay that has begun can't be dragged. */
const startPartOf = ({ fixedUntil }: TapeBar) => (fixedUntil === undefined ? 'start' : 'whole')

/** Drags with mouse and pen. Touch scrolls, and a tap opens. */
export function useChartPointer({ props, body, scroller, view, goTo, drag }: ChartPointerOptions) {
  const { rows, days, bars, selection, onSelectionChange } = props
  const pointerDrag = useRef<PointerDrag | null>(null)
  const wasDragged = useRef(false)
  const frame = useRef(0)
  /** The ref always holds the latest handler: the chart may render before the frame runs. */
  const latestFollow = useRef<((x: number, y: number) => void) | null>(null)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const placeAt = (x: number, y: number): CellPosition => {
    const box = body.current?.getBoundingClientRect()
    const offset = (box ? distanceFromStart(box, x) : x) - view.room
    return {
      row: rowAt(view.offsets, y - (box?.top ?? 0)),
      column: clamp(Math.floor(offset / view.dayWidth), 0, days.length - 1),
    }
  }
  const barOf = (target: EventTarget, rowIndex: number): [HTMLElement, TapeBar] | undefined => {
    const element = closestElement(target, '[data-bar]')
    const bar = bars.get(rows[rowIndex]?.id ?? '')?.find(({ id }) => id === element?.dataset.bar)
    return element && bar ? [element, bar] : undefined
  }
  const isRowHeader = (target: EventTarget) => closestElement(target, '[role=rowheader]') !== null
  const nightAt = ({ row, column }: CellPosition): RoomNight => ({ rowId: rows[row]?.id ?? '', day: column })

  /** Returns true if the chart scrolled; false at its end. */
  const scrollAtEdge = (x: number, y: number): boolean => {
    const element = scroller.current
    if (!element) return false
    const box = element.getBoundingClientRect()
    const step = (at: number, from: number, to: number) =>
      at < from + scrollMargin ? -scrollStep : at > to - scrollMargin ? scrollStep : 0
    const [down, offsetX] = [
      step(y, box.bottom - view.viewHeight, box.bottom),
      isRightToLeft() ? step(x, box.left, box.right - view.room) : step(x, box.left + view.room, box.right),
    ]
    if (!down && !offsetX) return false
    const { scrollTop, scrollLeft } = element
    element.scrollBy(offsetX, down)
    return element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft
  }

  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false
    if (event.button !== 0 || event.pointerType === 'touch' || isRowHeader(event.target)) return
    const start = placeAt(event.clientX, event.clientY)
    const [element, bar] = barOf(event.target, start.row) ?? []
    const box = element?.getBoundingClientRect()
    // A narrow bar keeps a middle by which it is moved.
    const grip = box ? Math.min(edgeGrip, box.width / 4) : edgeGrip
    const part =
      !bar?.isResizable || !box
        ? 'whole'
        : distanceFromStart(box, event.clientX) < grip
          ? startPartOf(bar)
          : distanceFromStart(box, event.clientX) > box.width - grip
            ? 'end'
            : 'whole'
    pointerDrag.current = { x: event.clientX, y: event.clientY, start, bar, part, hasStarted: false, target: null }
  }

  const onPointerMove = (event: PointerEvent) => {
    const current = pointerDrag.current
    if (!current) return
    const { clientX: x, clientY: y } = event
    if (!current.hasStarted) {
      if (Math.abs(x - current.x) < dragThreshold && Math.abs(y - current.y) < dragThreshold) return
      if (current.bar ? current.part === 'whole' && !current.bar.isMovable : rows[current.start.row]?.kind !== 'room')
        return
      current.hasStarted = true
      event.currentTarget.setPointerCapture(event.pointerId)
      goTo(current.start)
    }
    follow(x, y)
  }

  /** Moves the drag to the pointer, and keeps scrolling while the pointer is at the edge. */
  const follow = (x: number, y: number) => {
    const current = pointerDrag.current
    cancelAnimationFrame(frame.current)
    if (!current?.hasStarted) return
    if (scrollAtEdge(x, y)) frame.current = requestAnimationFrame(() => latestFollow.current?.(x, y))
    const at = placeAt(x, y)
    if (current.bar) {
      const originRowId = rows[current.start.row]?.id ?? ''
      const rowId =
        current.part === 'whole' && rows[at.row]?.kind === 'room' ? (rows[at.row]?.id ?? originRowId) : originRowId
      const next = dragBy(startDrag(current.bar, originRowId, current.part), at.column - current.start.column, rowId)
      const { target } = current
      if (target?.from === next.from && target.to === next.to && target.rowId === rowId) return
      current.target = next
      drag.moveTo(next, false)
      return
    }
    const selected = selectionBetween(rows, nightAt(current.start), nightAt(at))
    if (!isSameSelection(selected, selection)) onSelectionChange(selected)
  }

  const onPointerUp = () => {
    const current = pointerDrag.current
    pointerDrag.current = null
    if (!current?.hasStarted) return
    wasDragged.current = true
    if (current.target) drag.release(current.target)
  }

  const onPointerCancel = () => {
    if (pointerDrag.current?.target) drag.cancel()
    pointerDrag.current = null
  }

  useLayoutEffect(() => {
    latestFollow.current = follow
  })

  /** A press without a drag, by mouse, pen, touch or screen reader. */
  const onClick = (event: MouseEvent) => {
    if (wasDragged.current) return
    const rowIndex = Number(closestElement(event.target, '[data-row]')?.dataset.row ?? -1)
    const row = rows[rowIndex]
    if (!row) return
    if (isRowHeader(event.target) || row.kind === 'group') {
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
  /** A screen reader's click has the cell as its target; a pointer's has coordinates. */
  const columnOf = (event: MouseEvent): number => {
    const cell = closestElement(event.target, '[aria-colindex]')
    return cell ? Number(cell.getAttribute('aria-colindex')) - 2 : placeAt(event.clientX, event.clientY).column
  }
  /** Escape during a drag: ends the pointer's drag. */
  const release = () => {
    if (pointerDrag.current?.hasStarted) wasDragged.current = true
    pointerDrag.current = null
  }

  return {
    release,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onClick,
      // The press sets the focus; the browser's default would move it to the page.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
