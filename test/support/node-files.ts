import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

/*
 * In a screen test the global Blob, File and FormData are jsdom's, while fetch and Request are Node's. Vitest's adaptation loses the
 * contents of files with jsdom 29: each arrives as the text "undefined". With Node's own classes, uploads arrive complete, with
 * their names. PGlite recognises bytes by Node's Uint8Array, the base class of Buffer.
 */
if (typeof document === 'object') {
  const sample = await new Response(new URLSearchParams({ a: '' })).formData()
  const NodeFormData = sample.constructor as typeof FormData
  const FormDataOfPage = globalThis.FormData
  /** Reads a form element, which Node's own FormData can't. */
  class FormDataOfForm extends NodeFormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value)
    }
  }
  const Uint8Array: unknown = Object.getPrototypeOf(Buffer)
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfForm, Uint8Array })
}
