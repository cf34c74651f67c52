/** What the build writes for a recipe: its classes. */
interface RecipeClasses {
  defaultClassName: string
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  defaultVariants: Readonly<Record<string, string>>
}
type Selected = Readonly<Record<string, string | boolean | undefined>>

/**
 * Stands for `@vanilla-extract/recipes/createRuntimeFn` in the app (vite.config.ts). That one brings helpers for old browsers to
 * every page, and compound variants, which no recipe here has.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: RecipeClasses) =>
  (selected: Selected = {}): string => {
    let classes = defaultClassName
    for (const name in variantClassNames) {
      const added = variantClassNames[name]?.[String(selected[name] ?? defaultVariants[name])]
      if (added) classes += ` ${added}`
    }
    return classes
  }
