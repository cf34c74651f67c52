// Lucide's types declare only the default component; icons.css.ts reads the icon data. All `lucide-react/icons/*`
// share one declaration file, so one augmentation covers them.
import type {} from 'lucide-react/icons/house'

declare module 'lucide-react/icons/house' {
  export const __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}
