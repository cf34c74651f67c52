import { type ComponentProps, createContext, createElement, type ElementType, useContext } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

const AnchorContext = createContext<ElementType<AnchorProps>>('a')

/** Hands in what draws the app's links, as react-aria's `RouterProvider` does for its own; the platform's `<a>` otherwise. */
export const AnchorProvider = AnchorContext.Provider

/** The `<a>` of every link that may lead to another page of the app. */
export const Anchor = (props: AnchorProps) => createElement(useContext(AnchorContext), props)
