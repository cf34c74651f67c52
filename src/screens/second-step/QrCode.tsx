import { encode } from 'uqr'
import { qrCode } from './QrCode.css.ts'

/** A QR code as one path, so that it needs no picture of its own. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} className={qrCode} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="currentColor" d={squares.join('')} />
    </svg>
  )
}
