import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { actions as actionsStyle, content, title as titleStyle } from './Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'
import { ResultContent, type ResultContentProps } from './ResultContent.tsx'

export interface DialogProps extends Omit<DialogFrameProps, 'name'> {
  title: string
  /** Buttons at the end; inside a form keep them in the form instead. */
  actions?: ReactNode
  /** Once there is one, it takes the place of everything else: a form that has become its result. */
  result?: ResultContentProps | null | undefined
}

/** A titled sheet over the page. Does not close by a press outside: nothing typed is lost by a slip. */
export const Dialog = ({ title, actions, result, children, ...frame }: DialogProps) => (
  <DialogFrame {...frame} name={result?.title ?? title} isDismissable={frame.isDismissable ?? true}>
    {result ? (
      <ResultContent isReplacing {...result} />
    ) : (
      <>
        <Heading slot="title" className={titleStyle}>
          {title}
        </Heading>
        <div className={content}>{children}</div>
        {actions ? <div className={actionsStyle}>{actions}</div> : null}
      </>
    )}
  </DialogFrame>
)

/** The row of buttons at the end of a form within a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={actionsStyle}>{children}</div>
