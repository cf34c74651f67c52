import { createGlobalThemeContract } from '@vanilla-extract/css'

const inkAndTint = { ink: null, tint: null }

/** Tokens that differ between light and dark. Names say the role, not the colour (`accent` is petrol today). */
const palette = {
  page: null, // the page
  surface: null, // fields, dialogs, popovers
  sunken: null, // table heads, group rows
  hover: null,
  ink: null, // body text, 7:1
  ink2: null, // secondary text, 7:1
  ink3: null, // captions, 4.5:1
  rule: null, // decorative hairlines
  rule2: null, // heavier hairlines
  edge: null, // borders of controls, 3:1
  focus: null,
  scrim: null,
  accent: { base: null, hover: null, pressed: null, on: null, tint: null, ink: null },
  sidebar: { base: null, active: null, hover: null, ink: null, ink2: null, rule: null, accent: null },
  ok: inkAndTint,
  warning: inkAndTint,
  // The ink is also the fill of a critical button, with `hover` over it and text in `on`.
  critical: { ...inkAndTint, hover: null, on: null },
  info: inkAndTint,
  onHold: inkAndTint,
  neutral: inkAndTint,
  raised: { base: null, hover: null, ink: null, edge: null },
  shade: { mid: null, midRim: null, high: null, highRim: null },
}

/** Tokens shared by both themes. */
const scale = {
  font: { ui: null, title: null, titleAdjust: null },
  text: { 12: null, 13: null, 14: null, 16: null, 20: null, 26: null, 32: null },
  leading: { tight: null, ui: null, text: null },
  weight: { normal: null, medium: null, bold: null },
  space: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 8: null, 10: null, 16: null },
  size: {
    row: null,
    rowDense: null,
    control: null,
    primary: null,
    target: null,
    sidebar: null,
    sidebarCollapsed: null,
    dialog: null,
    password: null,
    form: null,
    measure: null,
  },
  radius: { 1: null, 2: null, 3: null },
  line: { hair: null, thick: null, mark: null, focus: null, gap: null },
  motion: { fast: null, ease: null },
  shadow: { 2: null, 3: null },
  z: {
    sticky: null,
    sidebar: null,
    selection: null,
    popover: null,
    toast: null,
    scrim: null,
    loader: null,
    skip: null,
  },
}

export const variableName = (_: string | null, path: string[]) => path.join('-')

export const palettes = createGlobalThemeContract(palette, variableName)
export const scales = createGlobalThemeContract(scale, variableName)

/** Every design token, as `var(--…)`. */
export const vars = { color: palettes, ...scales }

type ThemeValues<T> = { readonly [K in keyof T]: T[K] extends string ? string : ThemeValues<T[K]> }

/** Type of a palette: a value for every token. */
export type Palette = ThemeValues<typeof palettes>
export type Scale = ThemeValues<typeof scales>
