import { useSyncExternalStore } from 'react'
import { watchAttributes } from './watch-attributes.ts'

const subscribe = watchAttributes(['data-formats'])

/** The chosen formats of dates and numbers. Renders again when they change, also by another tab. */
export const useFormats = () => useSyncExternalStore(subscribe, () => document.documentElement.dataset.formats)
