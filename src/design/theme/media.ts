/** The two widths at which the layout changes. In rem, so that zoomed text narrows the page too (WCAG 1.4.10). */
export const media = {
  narrow: '(max-width: 48rem)',
  wide: '(min-width: 48.01rem)',
  medium: '(max-width: 64rem)',
  forced: '(forced-colors: active)',
  stillness: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const
