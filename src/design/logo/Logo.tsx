import { logo } from './Logo.css.ts'

/** The product's logo: the tag of a room key. Decorative, as the name stands beside it. */
export const Logo = () => (
  <svg className={logo} viewBox="0 0 18 22" aria-hidden="true">
    <path d="M5.5 1h7L15 4.2V20a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4.200zM7.500 5.600a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M6.200 11.500h5.600M6.200 15.500h5.600" />
  </svg>
)
