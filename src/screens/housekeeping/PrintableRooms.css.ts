import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'

export const printableRooms = style(inComponents({ display: 'contents' }))

// A heading by which the table is sorted is a button too, and is printed.
within(`${printableRooms} :is(button:not(th button),input,[role=group],[role=radiogroup])`, {
  '@media': { print: { display: 'none !important' } },
})
within(`${printableRooms} li`, { '@media': { print: { breakInside: 'avoid' } } })
