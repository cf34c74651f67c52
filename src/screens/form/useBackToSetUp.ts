import { usePathname, useSearch } from 'wouter/use-browser-location'
import { phrase } from '../../phrases/phrase.ts'
import { setUpBefore } from '../../routes/set-up.ts'

/** The set-up that the page was opened from, to lead back to it; null if it was opened from elsewhere. */
export function useBackToSetUp(): { label: string; href: string } | null {
  const href = setUpBefore(usePathname(), useSearch())
  return href === null ? null : { label: phrase('set-up.setUp'), href }
}
