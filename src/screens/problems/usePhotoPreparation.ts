import { useState } from 'react'
import { type ChosenPhotos, splitPhotos } from '../../machines/problems/photo.rules.ts'

/** Prepares chosen photos, which takes a moment on a phone. The dialog sends nothing before they are ready. */
export function usePhotoPreparation(onReady: (photos: ChosenPhotos) => void) {
  const [running, setRunning] = useState(0)
  const prepare = async (chosen: readonly File[]) => {
    setRunning((count) => count + 1)
    try {
      onReady(await splitPhotos(chosen))
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isPreparing: running > 0, prepare: (chosen: readonly File[]) => void prepare(chosen) }
}
