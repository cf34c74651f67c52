import { palettes, type Scale } from './contract.css.ts'

const { shade } = palettes

/** Typography, spacing (a 4 px grid in rem, so that it follows zoomed text), shape, motion and stacking. */
export const scale: Scale = {
  font: {
    ui: '-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,system-ui,sans-serif',
    // Typefaces with lining figures only. `titleAdjust` evens out their x-heights, so that a title has the same
    // height on every system.
    title: '"Iowan Old Style","Sitka Heading","Palatino Linotype",Palatino,P052,"Noto Serif",Cambria,ui-serif,serif',
    titleAdjust: '0.46',
  },
  text: { 12: '.75rem', 13: '.8125rem', 14: '.875rem', 16: '1rem', 20: '1.25rem', 26: '1.625rem', 32: '2rem' },
  leading: { tight: '1.2', ui: '1.4286', text: '1.5' },
  weight: { normal: '400', medium: '500', bold: '650' },
  space: {
    0: '0',
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    16: '4rem',
  },
  size: {
    row: '2.25rem',
    rowDense: '2rem',
    control: '2.25rem',
    primary: '2.75rem',
    target: '1.5rem',
    sidebar: '13.5rem',
    sidebarCollapsed: '50px',
    dialog: '26rem',
    password: '500px',
    form: '58rem',
    measure: '65ch',
  },
  radius: { 1: '2px', 2: '4px', 3: '6px' },
  line: { hair: '1px', thick: '2px', mark: '3px', focus: '2px', gap: '2px' },
  motion: { fast: '90ms', ease: 'cubic-bezier(.2,0,.2,1)' },
  shadow: {
    2: `0 4px 16px ${shade.mid},0 0 0 1px ${shade.midRim}`,
    3: `0 16px 48px ${shade.high},0 0 0 1px ${shade.highRim}`,
  },
  z: {
    sticky: '10',
    sidebar: '20',
    selection: '30',
    popover: '40',
    // Beneath a dialog or the drawer, which make the notices inert: a press would reach what lies under them.
    toast: '45',
    scrim: '50',
    loader: '80',
    skip: '90',
  },
}
