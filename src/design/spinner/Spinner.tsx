import { spinner } from './Spinner.css.ts'

/** Work in progress. With a label it has the role of a progress bar; without one it accompanies a text. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className={spinner} {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })} />
)
