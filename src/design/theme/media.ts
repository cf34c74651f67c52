/** The layout breakpoints. In rem, so that zoomed text also narrows the layout (WCAG 1.4.10). */
export const media = {
  narrow: '(max-width: 48rem)',
  wide: '(min-width: 48.01rem)',
  medium: '(max-width: 64rem)',
  /** The smallest phones, and a window at 400 %. */
  smallest: '(max-width: 22rem)',
  forcedColors: '(forced-colors: active)',
  chosenColors: '(forced-colors: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const
