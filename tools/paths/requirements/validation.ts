import type { Section, Sentence } from './sentence.ts'

/** Each rule is a line of the checklist beneath the new password. */
const rule = (id: string, words: string): Sentence => ({
  id: `5.password.${id}`,
  text: `New password rules with a live checklist: ${words}.`,
  measuredBy: 'test/unit/password-rules.test.ts',
})

/** Spec section 5. Rules of other forms are not shown. */
export const validation: Section = {
  title: '5. Validation rules',
  sentences: [
    {
      id: '5.password.current',
      text: 'Current password required.',
    },
    {
      id: '5.password.current-absent',
      text: 'Current password absent in the first-time dialog.',
    },
    {
      id: '5.password.new',
      text: "New password required ('Required').",
    },
    {
      id: '5.password.confirm',
      text: "Confirm required and equal to the new password ('Passwords do not match!').",
    },
    rule('length', 'at least 8 characters'),
    rule('number', 'contains a number'),
    rule('lowercase', 'a lowercase letter'),
    rule('uppercase', 'an uppercase letter'),
    rule('symbol', 'a symbol'),
    {
      id: '5.password.update',
      text: 'The Update button is enabled only when all rules pass and the passwords match.',
    },
  ],
}
