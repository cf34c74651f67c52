import type { Section, Sentence } from './sentence.ts'

/** Each rule is a line of the checklist beneath the new password. */
const rule = (id: string, words: string, line: string): Sentence => ({
  id: `5.password.${id}`,
  text: `New password rules with a live checklist: ${words}.`,
  proof: ['password.editing on password.typed'],
  shows: { role: 'listitem', text: line },
  measuredBy: 'test/unit/password-rules.test.ts',
})

/** Spec section 5. Rules of other forms are not shown. */
export const validation: Section = {
  title: '5. Validation rules',
  sentences: [
    {
      id: '5.password.current',
      text: 'Current password required.',
      proof: ['password.editing on password.submitted [isCurrentMissing]'],
      shows: { role: 'dialog', name: 'Change Password', text: 'Required' },
    },
    {
      id: '5.password.current-absent',
      text: 'Current password absent in the first-time dialog.',
      proof: ['password.deciding on always [isFirstTime] → password.editing'],
    },
    {
      id: '5.password.new',
      text: "New password required ('Required').",
      proof: ['password.editing on password.submitted [isComplete] → password.submitting: no'],
    },
    {
      id: '5.password.confirm',
      text: "Confirm required and equal to the new password ('Passwords do not match!').",
      proof: ['password.editing on password.submitted [isComplete] → password.submitting: no'],
    },
    rule('length', 'at least 8 characters', 'At least 8 characters'),
    rule('number', 'contains a number', 'Contains a number'),
    rule('lowercase', 'a lowercase letter', 'A lowercase letter'),
    rule('uppercase', 'an uppercase letter', 'An uppercase letter'),
    rule('symbol', 'a symbol', 'A symbol'),
    {
      id: '5.password.update',
      text: 'The Update button is enabled only when all rules pass and the passwords match.',
      proof: [
        'password.editing on password.submitted [isComplete] → password.submitting',
        'password.editing on password.submitted [isComplete] → password.submitting: no',
      ],
    },
  ],
}
