import type { ReactNode } from 'react'
import { Footer } from '../layout/Page.tsx'
import { KeyTag } from '../spine/KeyTag.tsx'
import { cover, main, name, split } from './AuthLayout.css.ts'
import { LakeHotel } from './LakeHotel.tsx'

export interface AuthLayoutProps {
  brand: string
  copyright: string
  version: string
  /** Heading, alert, form. */
  children: ReactNode
}

/** The sign-in page: cover left, form right; on a phone the cover keeps only the name. */
export const AuthLayout = ({ brand, copyright, version, children }: AuthLayoutProps) => (
  <div className={split}>
    <header className={cover}>
      <p className={name}>
        <KeyTag />
        {brand}
      </p>
      <LakeHotel />
    </header>
    <div className={main}>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer isFlush copyright={copyright} version={version} />
    </div>
  </div>
)
