import { Link } from '../../design/text/Link.tsx'

interface NothingToChooseNoteProps {
  /** "This property has no room types yet." */
  children: string
  href: string
  /** Where the link leads, or what it begins: "New facility type". */
  link: string
}

/** Under a field with nothing to choose from: what is missing, and the way to it. */
export const NothingToChooseNote = ({ children, href, link }: NothingToChooseNoteProps) => (
  <>
    {children} <Link href={href}>{link}</Link>
  </>
)
