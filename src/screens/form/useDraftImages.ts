import { useEffect, useMemo } from 'react'
import type { DraftImage } from '../../machines/form/form.rules.ts'

/** Addresses to show the form's pictures by: the server's, or one made for a file and given back when it leaves. */
export function useDraftImages(images: DraftImage[]) {
  const shown = useMemo(
    () =>
      images.map(({ key, url, file }) => ({
        id: key,
        src: url ?? (file ? URL.createObjectURL(file) : ''),
        isOwn: url === undefined,
      })),
    [images],
  )
  useEffect(
    () => () => {
      for (const image of shown) if (image.isOwn) URL.revokeObjectURL(image.src)
    },
    [shown],
  )
  return shown
}
