import type { AnyActorRef } from 'xstate'
import * as paths from '../../paths/products.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createEditorMachine } from '../form/editor.machine.ts'
import type { FormSaved } from '../form/form.setup.ts'

/** What a form of the inventory tells once its record is saved. */
export type ProductSaved = FormSaved<{ id: number; name: string }>

/** The form that an address of the inventory asks for, by its name. */
export type OpenForm = { name: 'none'; form: AnyActorRef }

/** The forms of the inventory, at the addresses that ask for them, and the guard of what is unsaved in one. */
export const productEditorMachine = createEditorMachine({
  id: 'productEditor',
  open: (_start, { pathname, search }, { at }: AreaInput): OpenForm | null => {
    if (!paths.isProducts(at.prefix, pathname) || paths.parseView(search).name === 'list') return null
    return null
  },
})
