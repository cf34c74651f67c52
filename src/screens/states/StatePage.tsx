import type { ReactNode } from 'react'
import { Page } from '../../design/layout/Page.tsx'

/** The page around a full-page state, with or without the layout. */
export const StatePage = ({ children }: { children: ReactNode }) => <Page>{children}</Page>
