// Lucide's own types name only the default component; the data beside it is what icons.css.ts reads.
// Every `lucide-react/icons/*` shares one declaration file, so one augmentation covers them all.
import type {} from 'lucide-react/icons/house'

declare module 'lucide-react/icons/house' {
  export const __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}
