import { globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css'

// Declaration order is cascade order: a later layer overrides an earlier one.
export const reset = globalLayer('reset')
export const components = globalLayer('components')
export const screens = globalLayer('screens')

type LayerRule = NonNullable<StyleRule['@layer']>[string]

export const inReset = (rule: LayerRule): StyleRule => ({ '@layer': { [reset]: rule } })
export const inComponents = (rule: LayerRule): StyleRule => ({ '@layer': { [components]: rule } })

/**
 * A rule for elements that a component doesn't render itself: `within(`${box} > svg`, …)`. Use direct children only.
 */
export const within = (selector: string, rule: LayerRule) => globalStyle(selector, inComponents(rule))
