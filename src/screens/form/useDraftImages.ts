import { useEffect, useMemo } from 'react'
import type { DraftImage } from '../../machines/form/form.rules.ts'

/**
 * URLs of the form's pictures: the server's, or an object URL for a new file, which is revoked when the file is
 * removed.
 */
export function useDraftImages(images: readonly DraftImage[]) {
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
