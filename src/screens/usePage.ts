import { type RefObject, useEffect, useRef } from 'react'
import { product } from './product-info.ts'
import { phrase } from '../phrases/phrase.ts'

/**
 * Sets the title "Page – Property – Hotel Management", prefixed with "Error: " while a form has errors (quality Q4,
 * Q6).
 */
export function usePageTitle(page: string, property?: string | null, hasErrors = false) {
  useEffect(() => {
    const title = [page, property, product].filter(Boolean).join(' – ')
    document.title = hasErrors ? phrase('states.errorTitle', { title }) : title
  }, [page, property, hasErrors])
}

let isFirstPage = true

/** Focuses the heading when a screen replaces another, so that it is read aloud once (WCAG 2.4.3). */
export function usePageFocus<Target extends HTMLElement = HTMLHeadingElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    // On the first page of a visit the screen reader starts from the top by itself.
    if (!isFirstPage) target.current?.focus()
    isFirstPage = false
  }, [])
  return target
}
