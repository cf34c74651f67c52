import * as routes from '../../routes/products.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { type AddonFormRef, addonFormMachine } from '../addons/addon-form.machine.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { type FacilityFormRef, facilityFormMachine } from '../facilities/facility-form.machine.ts'
import { type FacilityLookupRef, facilityLookupMachine } from '../facilities/facility-lookup.machine.ts'
import { type FacilityTypeFormRef, facilityTypeFormMachine } from '../facility-types/facility-type-form.machine.ts'
import { createUnsavedChangesGuard } from '../form/unsaved-changes-guard.machine.ts'
import type { FormSaved } from '../form/form.machine.ts'
import { type ImportRef, importMachine } from '../import/import.machine.ts'
import { startImportThread } from '../import/import-thread.ts'
import { type ImportSubject, isImportTab } from '../import/plan.ts'

/** Event of an inventory form after saving. */
export type ProductSaved = FormSaved<{ id: number; name: string }>

/** The open form of the inventory. */
export type OpenForm =
  | { name: 'facility'; form: FacilityFormRef; lookup: FacilityLookupRef; tab: 'rooms' | 'assets' }
  | { name: 'addon'; form: AddonFormRef }
  | { name: 'facilityType'; form: FacilityTypeFormRef }
  | { name: 'import'; form: ImportRef }

/** Opens the inventory forms that URLs select, and guards their unsaved changes. */
export const productFormGuardMachine = createUnsavedChangesGuard({
  id: 'productFormGuard',
  savesMany: true,
  open: (
    start,
    { pathname, search },
    { scope, http, newKey, currency, saveFile }: InventoryTabInput,
  ): OpenForm | null => {
    const view = routes.parseView(search)
    if (!isSectionUrl(scope.prefix, 'products', pathname) || view.name === 'list') return null
    const tab = routes.parseTab(search)
    if (view.name === 'import' || view.name === 'import-all') {
      const subject: ImportSubject | null = view.name === 'import-all' ? 'everything' : isImportTab(tab) ? tab : null
      if (subject === null) return null
      const capability = { scope, currency, tab: subject, saveFile, newKey, startThread: startImportThread }
      return { name: 'import', form: start(importMachine, { id: 'form', input: capability }) }
    }
    const source = view.name === 'edit' ? { key: view.id, copyOf: null } : { key: null, copyOf: view.copyOf }
    const input = { scope, http, newKey, ...source }
    switch (tab) {
      case 'rooms':
      case 'assets':
        return {
          name: 'facility',
          form: start(facilityFormMachine, { id: 'form', input: { ...input, tab } }),
          lookup: start(facilityLookupMachine, { id: 'companion', input: { ...input, tab } }),
          tab,
        }
      case 'add-ons':
        return { name: 'addon', form: start(addonFormMachine, { id: 'form', input: { ...input, currency } }) }
      case 'facility-types':
        return { name: 'facilityType', form: start(facilityTypeFormMachine, { id: 'form', input }) }
      default:
        return null
    }
  },
})
