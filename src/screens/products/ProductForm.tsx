import type { OpenForm } from '../../machines/products/product-editor.machine.ts'

/** The form of whatever the address asks for; each is a chunk of its own. */
export function ProductForm({ opened }: { opened: OpenForm }) {
  switch (opened.name) {
    case 'none':
      return null
  }
}
