import { type RefObject, useEffect, useRef } from 'react'

/** Spec, Layout. */
export const version = '1.0.0-alpha'
export const product = 'Hotel Management'
export const copyright = `© ${new Date().getFullYear()} ${product}. All rights reserved.`

/** "Page – Property – Hotel Management"; "Error: " before it while a form is wrong (quality.md, Titles and Forms). */
export function usePageTitle(page: string, property?: string | null, hasErrors = false) {
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${[page, property, product].filter(Boolean).join(' – ')}`
  }, [page, property, hasErrors])
}

let isFirst = true

/** The page's h1 takes the focus when its screen replaces another one, so it is read out once (WCAG 2.4.3). */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first page of a visit is read by the browser from its top.
    if (!isFirst) title.current?.focus()
    isFirst = false
  }, [])
  return title
}
