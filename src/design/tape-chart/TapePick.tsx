import { pick, pickLabel } from './TapeBar.css.ts'
import type { Scale } from './TapeBars.tsx'

interface PickProps {
  from: number
  to: number
  scale: Scale
  label: string
  focused: number
  days: number
}

/** The chosen nights of a row, midday to midday; its label stands at the end that the focus ring leaves free. */
export const Pick = ({ from, to, scale, label, focused, days }: PickProps) => (
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
    className={pick}
    data-pick
    data-end={(focused === from && to - from > 1) || undefined}
  >
    {label && <span className={pickLabel}>{label}</span>}
  </div>
)
