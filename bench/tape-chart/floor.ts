// The same chart in hand-written DOM: visible rows and bars, fixed head and column, dragging. No support for screen
// readers.
import { noSpacing } from '../../src/features/tape-chart/bar-text.rules.ts'
import { columnsFor } from '../../src/features/tape-chart/layout.rules.ts'
import { sampleRooms } from '../../src/features/tape-chart/tape-chart.samples.ts'

const rooms = sampleRooms(500, 90)
const [height, head] = [36, 80]
const { day, room } = columnsFor({
  days: 90,
  width: innerWidth,
  rem: 16,
  spacing: noSpacing,
  isNarrow: innerWidth < 640,
  isPrinting: false,
})
const make = (css: string, parent: Element, text = '') => {
  const element = document.createElement('div')
  element.style.cssText = css
  element.textContent = text
  parent.append(element)
  return element
}
document.body.style.cssText = 'margin:0;font:14px system-ui'
const scroller = make('height:100vh;overflow:auto;position:relative', document.getElementById('root')!)
scroller.dataset.scroller = ''
const total = rooms.rows.length * height + head
const canvas = make(
  `position:relative;width:${room + 90 * day}px;height:${total}px;background:repeating-linear-gradient(90deg,#ccc 0 1px,transparent 1px ${day}px) ${room}px`,
  scroller,
)
const dates = make(`position:sticky;top:0;z-index:2;height:${head}px;background:#fff`, canvas)
for (const [index, { number, weekday }] of rooms.days.entries())
  make(`position:absolute;left:${room + index * day}px;top:20px`, dates, `${weekday} ${number}`)

const drawn = new Map<number, HTMLElement>()
let [first, last, left, right] = [0, 0, 0, 0]

function drawRow(index: number) {
  const row = rooms.rows[index]!
  const element = make(
    `position:absolute;top:${head}px;left:0;right:0;height:${height}px;border-bottom:1px solid #ddd;contain:strict;transform:translateY(${index * height}px)`,
    canvas,
  )
  element.setAttribute('role', 'row')
  make(`position:sticky;left:0;width:${room}px;height:100%;background:#fff;z-index:1`, element, row.name)
  for (const { id, label, from, to } of rooms.bars.get(row.id) ?? []) {
    if (to < left || from > right) continue
    const css = `position:absolute;top:4px;height:26px;overflow:hidden;white-space:nowrap;background:#d3e5e6;border:1px solid #1b626d;left:${room + (from + 0.5) * day}px;width:${(to - from) * day - 4}px`
    make(css, element, label).dataset.bar = id
  }
  drawn.set(index, element)
}

function draw() {
  const [top, across] = [scroller.scrollTop, scroller.scrollLeft]
  const week = Math.floor(across / day / 7) * 7
  if (week !== left || right === 0) {
    ;[left, right] = [week, week + Math.ceil(innerWidth / day) + 7]
    for (const element of drawn.values()) element.remove()
    drawn.clear()
  }
  first = Math.max(0, Math.floor(top / height) - 8)
  last = Math.min(rooms.rows.length, Math.ceil((top + innerHeight) / height) + 8)
  for (const [index, element] of drawn)
    if (index < first || index >= last) {
      element.remove()
      drawn.delete(index)
    }
  for (let index = first; index < last; index++) if (!drawn.has(index)) drawRow(index)
}
scroller.addEventListener('scroll', draw)
draw()

let draggedBar: { bar: HTMLElement; x: number } | undefined
canvas.addEventListener('pointerdown', ({ target, clientX }) => {
  if (target instanceof HTMLElement && target.dataset.bar) draggedBar = { bar: target, x: clientX }
})
addEventListener('pointermove', ({ clientX }) => {
  if (draggedBar) draggedBar.bar.style.transform = `translateX(${clientX - draggedBar.x}px)`
})
addEventListener('pointerup', ({ clientX }) => {
  if (!draggedBar) return
  const { bar, x } = draggedBar
  const nights = Math.round((clientX - x) / day)
  for (const items of rooms.bars.values()) {
    const found = items.find(({ id }) => id === bar.dataset.bar)
    if (found) Object.assign(found, { from: found.from + nights, to: found.to + nights })
  }
  bar.style.transform = ''
  bar.style.left = `${Number.parseFloat(bar.style.left) + nights * day}px`
  draggedBar = undefined
})
