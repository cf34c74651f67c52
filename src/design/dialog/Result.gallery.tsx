import type { Gallery } from '../gallery/gallery.ts'
import { Dialog } from './Dialog.tsx'

export const gallery: Gallery = {
  title: 'Page: result dialog',
  isPage: true,
  examples: {
    Result: () => (
      <Dialog
        title="Change Password"
        width="password"
        isOpen
        onClose={() => undefined}
        result={{
          kind: 'success',
          title: 'User Password Updated',
          subtitle: 'Successfully Applied Changes!',
          actionLabel: 'Okay, thanks!',
        }}
      >
        {null}
      </Dialog>
    ),
  },
}
