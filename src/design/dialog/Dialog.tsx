import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { actions as actionsStyle, content, title as titleStyle } from './Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'
import { ResultContent, type ResultContentProps } from './ResultContent.tsx'

export interface DialogProps extends Omit<DialogFrameProps, 'name'> {
  title: string
  /** Buttons at the end. Inside a form, use `DialogActions` in the form instead. */
  actions?: ReactNode
  /** If present, replaces the dialog's content: the form is done and its result shows. */
  result?: ResultContentProps | null | undefined
}

/** A modal dialog with a title. A press outside doesn't close it, so that no input is lost by accident. */
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

/** The row of buttons at the end of a form in a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={actionsStyle}>{children}</div>
