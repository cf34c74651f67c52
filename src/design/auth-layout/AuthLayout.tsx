import type { ReactNode } from 'react'
import { Footer } from '../layout/Page.tsx'
import { Heading } from '../text/Heading.tsx'
import { Logo } from '../logo/Logo.tsx'
import { cover, form, main, name, twoPanes, picture } from './AuthLayout.css.ts'
import lakeHotel from './lake-hotel.svg'
import { phrase } from '../../phrases/phrase.ts'

export interface AuthLayoutProps {
  /** Text of the `h1`. */
  title: string
  brand?: string
  copyright: string
  version: string
  /** The alert and the form. */
  children: ReactNode
}

/** The sign-in page: cover on the left, form on the right. On a phone the cover shows only the brand name. */
export const AuthLayout = ({
  title,
  brand = phrase('design.hotelManagement'),
  copyright,
  version,
  children,
}: AuthLayoutProps) => (
  <div className={twoPanes}>
    <header className={cover}>
      <p className={name}>
        <Logo />
        {brand}
      </p>
      <img className={picture} src={lakeHotel} alt="" width={420} height={250} />
    </header>
    <div className={main}>
      <main id="main" tabIndex={-1} className={form}>
        <Heading level={1}>{title}</Heading>
        {children}
      </main>
      <Footer isFlush copyright={copyright} version={version} />
    </div>
  </div>
)
