import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'

interface CountTextProps {
  /** The text to see: "2". */
  label: string
  /** What it counts, for screen readers and as a tooltip: "2 open problems, 1 urgent". */
  name?: string | undefined
}

/** A short text such as a count beside an icon, with a name that says what it counts. */
export const CountText = ({ label, name }: CountTextProps) =>
  name === undefined ? (
    label
  ) : (
    <>
      <span aria-hidden title={name}>
        {label}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
