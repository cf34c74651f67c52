import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

/*
 * In a screen test the global Blob, File and FormData are jsdom's, while fetch and Request are Node's. What
 * vitest does to bring them together loses the contents of files with jsdom 29 (each arrives as the text
 * "undefined"). With Node's own classes in their place uploads arrive whole, with their names. PGlite, for
 * its part, knows bytes by Node's Uint8Array, of which Buffer is made.
 */
if (typeof document === 'object') {
  const sample = await new Response(new URLSearchParams({ a: '' })).formData()
  const NodeFormData = sample.constructor as typeof FormData
  const FormDataOfPage = globalThis.FormData
  /** Reads a form of the page, which Node's own does not know. */
  class FormDataOfForm extends NodeFormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value)
    }
  }
  const Uint8Array: unknown = Object.getPrototypeOf(Buffer)
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfForm, Uint8Array })
}
