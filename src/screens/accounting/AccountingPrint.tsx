import type { CurrencyReport, CurrencyTrial } from '../../api/contract/accounting.ts'
import { PrintSheet } from '../../design/print/PrintSheet.tsx'
import { PrintNotes, PrintTable } from '../../design/print/PrintTable.tsx'
import { askedFor, dayText, rangeText } from '../../machines/accounting/accounting-words.rules.ts'
import type { ReportAnswer } from '../../machines/accounting/question.rules.ts'
import { usePrinting } from '../calendar/usePrinting.ts'
import { checkOf } from './accounting-text.ts'
import { reportColumns, reportRows, trialColumns, trialRows } from './print-rows.ts'
import { useAccounting } from './useAccounting.ts'

/** The report in view on paper, while it is being printed. */
export function AccountingPrint({ answer }: { answer: ReportAnswer }) {
  return usePrinting() ? <Sheet answer={answer} /> : null
}

const notesOf = ({ checks, currency }: CurrencyReport | CurrencyTrial) =>
  checks.map((check) => {
    const { text, sums, holds } = checkOf(check, currency)
    return `${holds ? 'Holds' : 'Does not hold'}: ${text} ${sums}`
  })

function Sheet({ answer }: { answer: ReportAnswer }) {
  const { property, search } = useAccounting()
  const { today, period, compared } = answer.kind === 'trial' ? { ...answer.trial, compared: null } : answer.report
  const facts = askedFor(search, { period, compared }).map(([label, value]) => `${label}: ${value}`)
  const captionOf = (currency: string) => `${rangeText(period)}, amounts in ${currency}`
  return (
    <PrintSheet
      title={`Accounting Report, ${property.name}`}
      facts={[...facts, `Printed ${dayText(today)}`]}
      isUpright={answer.kind === 'trial'}
    >
      {answer.kind === 'trial'
        ? answer.trial.currencies.map((books) => (
            <div key={books.currency}>
              <PrintTable caption={captionOf(books.currency)} columns={trialColumns} rows={trialRows(books)} />
              <PrintNotes notes={notesOf(books)} />
            </div>
          ))
        : answer.report.currencies.map((books) => (
            <div key={books.currency}>
              <PrintTable
                caption={captionOf(books.currency)}
                columns={reportColumns(answer.report)}
                rows={reportRows(books, answer.report, search.sort)}
              />
              <PrintNotes notes={notesOf(books)} />
            </div>
          ))}
    </PrintSheet>
  )
}
