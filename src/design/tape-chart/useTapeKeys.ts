import { type KeyboardEvent, useRef } from 'react'
import { stepped } from './carry.rules.ts'
import { type Place, walked } from './keyboard.rules.ts'
import { isSelected, type Night, selectionBetween } from './selection.rules.ts'
import type { TapeChartProps } from './tape.ts'
import type { TapeCarry } from './useTapeCarry.ts'
import { barsOn } from './words.rules.ts'

interface Given {
  props: TapeChartProps
  place: Place
  goTo: (place: Place) => void
  reveal: (place: Place) => void
  carry: TapeCarry
  pageRows: number
  /** True where a remark was there to be hidden. */
  hideRemark: () => boolean
}

/** What each key does; returns false for keys that are not the chart's. */
export function useTapeKeys({ props, place, goTo, reveal, carry, pageRows, hideRemark }: Given) {
  const { rows, days, bars, selection, onSelectionChange } = props
  const anchor = useRef<Night | null>(null)
  const row = rows[place.row]
  const night: Night | null = row?.kind === 'room' && place.column >= 0 ? { rowId: row.id, day: place.column } : null
  const bar = night ? barsOn(bars.get(night.rowId) ?? [], night.day)[0] : undefined
  const isChosen = night !== null && isSelected(selection, night)

  const whileCarrying = (key: string): boolean => {
    const { carried } = carry
    if (!carried) return false
    if (key === 'Escape') carry.cancel()
    else if (key === 'Enter' || key === ' ') {
      const landed = rows.findIndex(({ id }) => id === carried.rowId)
      if (carry.drop(carried)) goTo({ row: landed, column: Math.max(0, Math.min(days.length - 1, carried.from)) })
    } else {
      const next = stepped(carried, key, rows)
      if (!next) return key !== 'Tab'
      carry.carryTo(next, true)
      const column = next.by === 'end' || next.bar.fixedUntil !== undefined ? next.to - 1 : next.from
      reveal({
        row: rows.findIndex(({ id }) => id === next.rowId),
        column: Math.max(0, Math.min(days.length - 1, column)),
      })
    }
    return true
  }

  const extend = (to: Place): boolean => {
    const [from, headRow] = [anchor.current ?? night, rows[to.row]]
    if (!from || !headRow || to.column < 0) return true
    anchor.current = from
    goTo(to)
    onSelectionChange(selectionBetween(rows, from, { rowId: headRow.id, day: to.column }))
    return true
  }

  const enter = (): boolean => {
    if (row?.kind === 'group') props.onGroupToggled?.(row.id)
    else if (row && place.column < 0) props.onRoomOpened?.(row.id)
    else if (isChosen && selection) props.onBlock?.(selection)
    else if (bar) props.onBarOpened?.(bar.id)
    else if (night) onSelectionChange(selectionBetween(rows, night, night))
    return true
  }

  const fold = (key: string): boolean => {
    if (row?.kind !== 'group' || place.column >= 0) return false
    if (key !== (row.isExpanded ? 'ArrowLeft' : 'ArrowRight')) return false
    props.onGroupToggled?.(row.id)
    return true
  }

  /** Single keys, heard only while a cell has the focus (WCAG 2.1.4). */
  const letter = (key: string): boolean => {
    if (key === 'b' && selection && props.onBlock) props.onBlock(selection)
    else if (key === 'm' && bar?.isMovable && night) carry.take(bar, night.rowId, 'whole', true)
    else if (key === 'r' && bar?.isResizable && night) carry.take(bar, night.rowId, 'end', true)
    else return false
    return true
  }

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (altKey) return false
    const wasRefused = carry.forgetRefusal()
    if (whileCarrying(key)) return true
    if (key === 'Escape') {
      if (wasRefused || hideRemark()) return true
      if (!selection) return false
      anchor.current = null
      onSelectionChange(null)
      return true
    }
    if (key === 'Enter') return enter()
    if (key === ' ' && night) {
      onSelectionChange(isChosen ? null : selectionBetween(rows, night, night))
      return true
    }
    if (!ctrlKey && !metaKey && !shiftKey && (fold(key) || letter(key))) return true
    const to = walked(event, place, {
      rows: rows.length,
      columns: days.length,
      page: pageRows,
      hasOccupancy: props.occupancy !== undefined,
    })
    if (!to) return false
    if (shiftKey) return extend(to)
    anchor.current = null
    goTo(to)
    return true
  }

  return (event: KeyboardEvent) => {
    if (!press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
