import type { CurrencyReport, CurrencyTrial } from '../../api/contract/accounting.ts'
import { PrintSheet } from '../../design/print/PrintSheet.tsx'
import { PrintNotes, PrintTable } from './PrintTable.tsx'
import { aboutRows, dayText, rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import type { ReportData } from '../../machines/accounting/query.rules.ts'
import { usePrinting } from '../calendar/usePrinting.ts'
import { balanceCheckItem } from './accounting-texts.ts'
import { reportColumns, reportRows, trialColumns, trialRows } from './print-rows.ts'
import { useAccounting } from './useAccounting.ts'

/** The current report as a print sheet; rendered only while printing. */
export function AccountingPrint({ answer }: { answer: ReportData }) {
  return usePrinting() ? <Sheet answer={answer} /> : null
}

const checkNotesOf = ({ checks, currency }: CurrencyReport | CurrencyTrial) =>
  checks.map((check) => {
    const { text, sums, isMet } = balanceCheckItem(check, currency)
    return `${isMet ? 'Balanced' : 'Not balanced'}: ${text} ${sums}`
  })

function Sheet({ answer }: { answer: ReportData }) {
  const { property, search } = useAccounting()
  const { today, period, compared } = answer.kind === 'trial' ? { ...answer.trial, compared: null } : answer.report
  const facts = aboutRows(search, { period, compared }).map(([label, value]) => `${label}: ${value}`)
  const captionOf = (currency: string) => `${rangeText(period)}, amounts in ${currency}`
  return (
    <PrintSheet
      title={`Accounting Report, ${property.name}`}
      facts={[...facts, `Printed ${dayText(today)}`]}
      isPortrait={answer.kind === 'trial'}
    >
      {answer.kind === 'trial'
        ? answer.trial.currencies.map((books) => (
            <div key={books.currency}>
              <PrintTable caption={captionOf(books.currency)} columns={trialColumns} rows={trialRows(books)} />
              <PrintNotes notes={checkNotesOf(books)} />
            </div>
          ))
        : answer.report.currencies.map((books) => (
            <div key={books.currency}>
              <PrintTable
                caption={captionOf(books.currency)}
                columns={reportColumns(answer.report)}
                rows={reportRows(books, answer.report, search.sort)}
              />
              <PrintNotes notes={checkNotesOf(books)} />
            </div>
          ))}
    </PrintSheet>
  )
}
