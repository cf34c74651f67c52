import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a field when it appears, and selects what was refused, so that it can be typed again. */
export function useFieldFocus(error: unknown): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    if (error) field.current?.select()
  }, [error])
  return field
}
