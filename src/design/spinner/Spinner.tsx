import { spinner } from './Spinner.css.ts'

/** Work in progress. With a label it is a progress bar by role; without one it accompanies text that says so. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className={spinner} {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })} />
)
