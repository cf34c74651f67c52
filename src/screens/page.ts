import { type RefObject, useEffect, useRef } from 'react'

/** The version label (requirement 9.version). */
export const version = '1.0.0-alpha'
export const product = 'Hotel Management'
export const copyright = `© ${new Date().getFullYear()} ${product}. All rights reserved.`

/** "Page – Property – Hotel Management"; "Error: " before it while a form is wrong (quality Q4, Q6). */
export function usePageTitle(page: string, property?: string | null, hasErrors = false) {
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${[page, property, product].filter(Boolean).join(' – ')}`
  }, [page, property, hasErrors])
}

let isFirstPage = true

/** Takes the focus when its screen replaces another one: the h1, so that it is read out once (WCAG 2.4.3). */
export function usePageFocus<Target extends HTMLElement = HTMLHeadingElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    // The first page of a visit is read by the browser from its top.
    if (!isFirstPage) target.current?.focus()
    isFirstPage = false
  }, [])
  return target
}
