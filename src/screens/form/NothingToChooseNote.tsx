import { Link } from '../../design/text/Link.tsx'

interface NothingToChooseNoteProps {
  /** For example "This property has no room types yet." */
  children: string
  href: string
  /** Link text, the target or the action: "New facility type". */
  link: string
}

/** Note under a field without options: what is missing, with a link to create it. */
export const NothingToChooseNote = ({ children, href, link }: NothingToChooseNoteProps) => (
  <>
    {children} <Link href={href}>{link}</Link>
  </>
)
