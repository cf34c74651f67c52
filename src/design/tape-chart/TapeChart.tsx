import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import { occupancyRow, type Place } from './keyboard.rules.ts'
import type { TapeBar, TapeChartProps } from './tape.ts'
import { body, dayName, frame, grid as gridStyle, roomName, scroller as scrollerStyle } from './TapeChart.css.ts'
import { Ground } from './TapeGround.tsx'
import { Head } from './TapeHead.tsx'
import { TapeCallout } from './TapeCallout.tsx'
import { TapeRemark } from './TapeRemark.tsx'
import { Rows } from './TapeRows.tsx'
import { useTapeCarry } from './useTapeCarry.ts'
import { useTapeFocus } from './useTapeFocus.ts'
import { useTapeKeys } from './useTapeKeys.ts'
import { useTapePointer } from './useTapePointer.ts'
import { useTapeRemark } from './useTapeRemark.ts'
import { useTapeScroll } from './useTapeScroll.ts'
import { useTapeView } from './useTapeView.ts'
import { barsOn } from './words.rules.ts'

const everyDay = () => true

/** Rooms by date: what holds each room in each night. Only what is seen is drawn (performance P12). */
export function TapeChart(props: TapeChartProps) {
  const { label, days, rows, bars, occupancy, isDayLoaded = everyDay, now = null, describeBar } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const remarkId = useId()
  const view = useTapeView({ scroller, rows, days, isDense: props.isDense, occupancy })
  const focus = useTapeFocus({ ...props, scroller, grid, view })
  const carry = useTapeCarry(props)
  const findBar = (id: string): TapeBar | undefined => {
    for (const items of bars.values()) for (const bar of items) if (bar.id === id) return bar
    return undefined
  }
  const remarks = useTapeRemark(findBar)
  const pointer = useTapePointer({ props, body: bodyRef, scroller, view, goTo: focus.goTo, carry })
  const onScroll = useTapeScroll({ props, scroller, view })

  const remarkOn = (to: Place) => {
    const id = rows[to.row]?.id ?? ''
    const bar = to.column < 0 ? undefined : barsOn(bars.get(id) ?? [], to.column)[0]
    const drawn = [...(bodyRef.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
    remarks.show(drawn.find(({ dataset }) => dataset.bar === bar?.id))
  }
  const goTo = (to: Place) => {
    focus.goTo(to)
    if (describeBar) remarkOn(to)
  }
  const onKeyDown = useTapeKeys({
    props,
    place: focus.place,
    goTo,
    reveal: focus.reveal,
    carry,
    pageRows: Math.max(1, Math.floor(view.viewHeight / view.heights.room) - 1),
    hideRemark: remarks.hide,
  })

  const { dayWidth, room, offsets } = view
  useLayoutEffect(() => {
    const element = grid.current
    if (!element || !bodyRef.current) return
    element.style.setProperty(dayName, `${dayWidth}px`)
    element.style.setProperty(roomName, `${room}px`)
    element.style.inlineSize = `${room + days.length * dayWidth}px`
    bodyRef.current.style.blockSize = `${offsets[offsets.length - 1]}px`
  }, [dayWidth, room, days.length, offsets])
  const isLoaded = useCallback((day: number) => isDayLoaded(day), [isDayLoaded])

  return (
    <div className={frame}>
      <div ref={scroller} className={scrollerStyle} onScroll={onScroll} data-narrow={view.isNarrow || undefined}>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={rows.length + 2}
          aria-colcount={days.length + 1}
          aria-multiselectable="true"
          className={gridStyle}
          data-opens={props.onRoomOpened ? true : undefined}
          onFocus={focus.onFocus}
          onBlur={(event) => {
            focus.onBlur(event)
            if (describeBar) remarks.show(null)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') pointer.letGo()
            onKeyDown(event)
          }}
        >
          <Head
            days={days}
            occupancy={occupancy}
            firstChunk={view.chunks.from}
            lastChunk={view.chunks.to}
            dayWidth={dayWidth}
            room={room}
            month={days[Math.min(days.length - 1, Math.max(0, view.firstDay))]?.month ?? ''}
            isTight={view.isTight}
            active={focus.place.row === occupancyRow ? focus.place.column : -2}
          />
          <div
            ref={bodyRef}
            role="rowgroup"
            className={body}
            data-carrying={carry.carried ? (carry.isRefused ? 'refused' : true) : undefined}
            onPointerOver={describeBar && remarks.onPointerOver}
            onPointerLeave={describeBar && remarks.onPointerLeave}
            {...pointer.handlers}
            onPointerDown={(event) => {
              // It would lie over the rows that something is dragged to.
              remarks.hide()
              pointer.handlers.onPointerDown(event)
            }}
          >
            <Ground days={days} isLoaded={isLoaded} dayWidth={dayWidth} room={room} now={now} />
            <Rows props={props} view={view} place={focus.place} carry={carry} isLoaded={isLoaded} />
          </div>
        </div>
      </div>
      {carry.carried && carry.note && (
        <TapeCallout body={bodyRef} barId={carry.carried.bar.id} tone="note">
          {carry.note}
        </TapeCallout>
      )}
      {carry.refusal && (
        <TapeCallout key={carry.refusal.count} body={bodyRef} barId={carry.refusal.barId} tone="refusal">
          {carry.refusal.text}
        </TapeCallout>
      )}
      {remarks.remark && describeBar && (
        <TapeRemark
          key={remarks.remark.bar.id}
          id={remarkId}
          beside={remarks.remark.element}
          onEntered={remarks.keep}
          onLeft={() => remarks.show(null)}
        >
          {describeBar(remarks.remark.bar)}
        </TapeRemark>
      )}
    </div>
  )
}
