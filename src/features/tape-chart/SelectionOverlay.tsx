import { selectionOverlay, selectionLabel } from './Bar.css.ts'
import type { Scale } from './Bar.tsx'

interface SelectionOverlayProps {
  from: number
  to: number
  scale: Scale
  label: string
  focusedColumn: number
  days: number
}

/** The selected nights of a row, midday to midday. Its label is at the end away from the focus ring. */
export const SelectionOverlay = ({ from, to, scale, label, focusedColumn, days }: SelectionOverlayProps) => (
  <div
    ref={(element) => {
      if (!element) return
      const end = Math.min(days, to + 0.5)
      element.style.insetInlineStart = `${scale.room + (from + 0.5) * scale.day + 2}px`
      element.style.inlineSize = `${(end - from - 0.5) * scale.day - 4}px`
      element.style.insetBlockStart = '3px'
      element.style.blockSize = `${scale.height - 8}px`
    }}
    aria-hidden="true"
    className={selectionOverlay}
    data-selection
    data-end={(focusedColumn === from && to - from > 1) || undefined}
  >
    {label && <span className={selectionLabel}>{label}</span>}
  </div>
)
