import type { Config } from '../config.ts'

/** An e-mail of plain text to one person. */
export interface Message {
  /** Same for each attempt, so that a mailbox can tell a repeat. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  /** Language of the text. */
  language: string
  attachment: { filename: string; content: Buffer; contentType: string } | null
}

export interface Mailer {
  /** Resolves once the mail server has taken the message. */
  send: (message: Message) => Promise<void>
  close: () => void
}

/** Milliseconds until a mail server that doesn't answer counts as failed. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Codes of a failed attempt, without the texts of the mail server. */
export function failureOf(error: unknown): { code: unknown; responseCode: unknown } {
  const { code = null, responseCode = null } =
    error instanceof Error ? (error as { code?: unknown; responseCode?: unknown }) : {}
  return { code, responseCode }
}

/** Sends e-mail through the configured server. The library loads with the first message, because most servers send none. */
export function createMailer({ smtpUrl, from, appUrl }: NonNullable<Config['mail']>): Mailer {
  const opening = { transport: null as null | ReturnType<typeof open> }
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...timeouts })
  }
  return {
    send: async ({ id, to, subject, text, language, attachment }) => {
      const transport = await (opening.transport ??= open())
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${new URL(appUrl).hostname}>`,
        // Replies of a machine are not wanted (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        attachments: attachment ? [attachment] : [],
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => void opening.transport?.then((transport) => transport.close()),
  }
}
