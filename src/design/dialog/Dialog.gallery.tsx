import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { Inline } from '../layout/Inline.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ResultDialog } from './ResultDialog.tsx'

function Openers() {
  const [open, setOpen] = useState<'confirm' | 'success' | 'error' | null>(null)
  const close = () => setOpen(null)
  return (
    <Inline>
      <Button tone="critical" onPress={() => setOpen('confirm')}>
        Delete property…
      </Button>
      <Button onPress={() => setOpen('success')}>Success dialog</Button>
      <Button onPress={() => setOpen('error')}>Error dialog</Button>
      <ConfirmDialog
        title="Delete Pinewood Lodge?"
        confirmLabel="Delete"
        isOpen={open === 'confirm'}
        onConfirm={close}
        onClose={close}
      >
        Its rooms, assets and images go with it. This cannot be undone.
      </ConfirmDialog>
      <ResultDialog kind="success" isOpen={open === 'success'} onClose={close} />
      <ResultDialog kind="error" isOpen={open === 'error'} onClose={close} />
    </Inline>
  )
}

export const gallery: Gallery = { title: 'Dialog', examples: { 'Press to open': Openers } }
