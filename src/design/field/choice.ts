/** An option of any control that offers a choice. */
export interface Choice<Value extends string | number = string> {
  id: Value
  label: string
  /** Language of the label, if it is not that of the page. */
  language?: string | undefined
}
