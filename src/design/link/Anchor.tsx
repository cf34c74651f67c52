import { type ComponentProps, createContext, createElement, type ElementType, useContext } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

const AnchorContext = createContext<ElementType<AnchorProps>>('a')

/** Provides the component that renders the app's links, like react-aria's `RouterProvider`. The default is `<a>`. */
export const AnchorProvider = AnchorContext.Provider

/** The `<a>` of every link that may lead to another page of the app. */
export const Anchor = (props: AnchorProps) => createElement(useContext(AnchorContext), props)
