import { useId, useLayoutEffect, useRef } from 'react'
import { occupancyRow, shortcutsOf, type CellPosition } from './keyboard.rules.ts'
import type { TapeBar, TapeChartProps } from './tape-chart.types.ts'
import {
  body,
  dayWidthVariable,
  frame,
  grid as gridStyle,
  roomWidthVariable,
  scroller as scrollerStyle,
  spacingSample,
} from './TapeChart.css.ts'
import { GridLines } from './GridLines.tsx'
import { Header } from './Header.tsx'
import { BarCallout } from './BarCallout.tsx'
import { BarTooltip } from './BarTooltip.tsx'
import { Rows } from './Rows.tsx'
import { useBarDrag } from './useBarDrag.ts'
import { useCellFocus } from './useCellFocus.ts'
import { useChartKeyboard } from './useChartKeyboard.ts'
import { useChartPointer } from './useChartPointer.ts'
import { useBarTooltip } from './useBarTooltip.ts'
import { useChartScroll } from './useChartScroll.ts'
import { useViewport } from './useViewport.ts'
import { barsOn } from './texts.rules.ts'

const allDaysLoaded = () => true

/**
 * Rooms by date: the stay or blocking of each room on each night. Only the visible part is rendered
 * (performance P12).
 */
export function TapeChart(props: TapeChartProps) {
  const { label, days, rows, bars, occupancy, isDayLoaded = allDaysLoaded, now = null, describeBar } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const sample = useRef<HTMLSpanElement>(null)
  const tooltipId = useId()
  const view = useViewport({ scroller, sample, rows, days, isDense: props.isDense, occupancy })
  const focus = useCellFocus({ ...props, scroller, grid, view })
  const drag = useBarDrag(props)
  const findBar = (id: string): TapeBar | undefined => {
    for (const items of bars.values()) for (const bar of items) if (bar.id === id) return bar
    return undefined
  }
  const tooltip = useBarTooltip(findBar)
  const pointer = useChartPointer({ props, body: bodyRef, scroller, view, goTo: focus.goTo, drag })
  const onScroll = useChartScroll({ props, scroller, view })

  const showTooltipAt = (to: CellPosition) => {
    const id = rows[to.row]?.id ?? ''
    const bar = to.column < 0 ? undefined : barsOn(bars.get(id) ?? [], to.column)[0]
    const barElements = [...(bodyRef.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
    tooltip.show(barElements.find(({ dataset }) => dataset.bar === bar?.id))
  }
  const goTo = (to: CellPosition) => {
    focus.goTo(to)
    if (describeBar) showTooltipAt(to)
  }
  const onKeyDown = useChartKeyboard({
    props,
    focused: focus.focused,
    goTo,
    reveal: focus.reveal,
    drag,
    pageRows: Math.max(1, Math.floor(view.viewHeight / view.heights.room) - 1),
    hideTooltip: tooltip.hide,
  })

  const describedBar = tooltip.tooltip?.bar
  const focusedRow = rows[focus.focused.row]?.id ?? ''
  const isFocusedBar =
    describedBar !== undefined && barsOn(bars.get(focusedRow) ?? [], focus.focused.column).includes(describedBar)
  // Screen readers speak the tooltip after the name of the night, once per bar.
  useLayoutEffect(() => {
    const cell = document.activeElement
    if (!isFocusedBar || !grid.current?.contains(cell)) return undefined
    cell?.setAttribute('aria-describedby', tooltipId)
    return () => cell?.removeAttribute('aria-describedby')
  }, [isFocusedBar, tooltipId])

  const { dayWidth, room, offsets } = view
  useLayoutEffect(() => {
    const element = grid.current
    if (!element || !bodyRef.current) return
    element.style.setProperty(dayWidthVariable, `${dayWidth}px`)
    element.style.setProperty(roomWidthVariable, `${room}px`)
    element.style.inlineSize = `${room + days.length * dayWidth}px`
    bodyRef.current.style.blockSize = `${offsets[offsets.length - 1]}px`
  }, [dayWidth, room, days.length, offsets])

  return (
    <div className={frame}>
      <span ref={sample} aria-hidden="true" className={spacingSample}>
        0 0
      </span>
      {/* Firefox would make a Tab stop of what scrolls; the cells in it scroll it by their keys. */}
      <div
        ref={scroller}
        tabIndex={-1}
        className={scrollerStyle}
        onScroll={onScroll}
        data-narrow={view.isNarrow || undefined}
      >
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={rows.length + 2}
          aria-colcount={days.length + 1}
          aria-multiselectable="true"
          aria-keyshortcuts={shortcutsOf(props)}
          className={gridStyle}
          data-columns={view.columns.detail}
          data-opens={props.onRoomOpened ? true : undefined}
          onFocus={focus.onFocus}
          onBlur={(event) => {
            focus.onBlur(event)
            if (describeBar) tooltip.show(null)
            if (drag.isByKeyboard && !event.currentTarget.contains(event.relatedTarget)) drag.cancel()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') pointer.release()
            onKeyDown(event)
          }}
        >
          <Header
            days={days}
            occupancy={occupancy}
            firstChunk={view.weeks.from}
            lastChunk={view.weeks.to}
            month={days[Math.min(days.length - 1, Math.max(0, view.firstDay))]?.month ?? ''}
            columns={view.columns}
            focusedColumn={focus.focused.row === occupancyRow ? focus.focused.column : -2}
          />
          <div
            ref={bodyRef}
            role="rowgroup"
            className={body}
            data-dragging={drag.dragged ? (drag.isDropInvalid ? 'refused' : true) : undefined}
            onPointerOver={describeBar && tooltip.onPointerOver}
            onPointerLeave={describeBar && tooltip.onPointerLeave}
            {...pointer.handlers}
            onPointerDown={(event) => {
              // A tooltip would cover the rows that are drop targets.
              tooltip.hide()
              pointer.handlers.onPointerDown(event)
            }}
          >
            <GridLines days={days} isLoaded={isDayLoaded} columns={view.columns} now={now} />
            <Rows props={props} view={view} focused={focus.focused} drag={drag} isLoaded={isDayLoaded} />
          </div>
        </div>
      </div>
      {drag.dragged && drag.note && (
        <BarCallout body={bodyRef} barId={drag.dragged.bar.id} tone="info">
          {drag.note}
        </BarCallout>
      )}
      {drag.dropError && (
        <BarCallout key={drag.dropError.count} body={bodyRef} barId={drag.dropError.barId} tone="critical">
          {drag.dropError.text}
        </BarCallout>
      )}
      {tooltip.tooltip && describeBar && (
        <BarTooltip
          key={tooltip.tooltip.bar.id}
          id={tooltipId}
          anchor={tooltip.tooltip.element}
          onEntered={tooltip.keepOpen}
          onLeft={() => tooltip.show(null)}
        >
          {describeBar(tooltip.tooltip.bar)}
        </BarTooltip>
      )}
    </div>
  )
}
