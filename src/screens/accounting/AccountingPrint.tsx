import type { CurrencyReport, CurrencyTrial } from '../../api/contract/accounting.ts'
import { PrintSheet } from '../../design/print/PrintSheet.tsx'
import { PrintNotes, PrintTable } from './PrintTable.tsx'
import { aboutRows, dayText, rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import type { ReportData } from '../../machines/accounting/query.rules.ts'
import { usePrinting } from '../usePrinting.ts'
import { balanceCheckItem } from './accounting-texts.ts'
import { reportColumns, reportRows, trialColumns, trialRows } from './print-rows.ts'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The current report as a print sheet; rendered only while printing. */
export function AccountingPrint({ answer }: { answer: ReportData }) {
  return usePrinting() ? <Sheet answer={answer} /> : null
}

const checkNotesOf = ({ checks, currency }: CurrencyReport | CurrencyTrial) =>
  checks.map((check) => {
    const { text, sums, isMet } = balanceCheckItem(check, currency)
    return isMet
      ? phrase('accounting.noteOfBalanced', { check: `${text} ${sums}` })
      : phrase('accounting.noteOfUnbalanced', { check: `${text} ${sums}` })
  })

function Sheet({ answer }: { answer: ReportData }) {
  const { property, search } = useAccounting()
  const { today, period, compared } = answer.kind === 'trial' ? { ...answer.trial, compared: null } : answer.report
  const facts = aboutRows(search, { period, compared }).map(([label, value]) => `${label}: ${value}`)
  const captionOf = (currency: string) => phrase('accounting.printCaption', { period: rangeText(period), currency })
  return (
    <PrintSheet
      title={phrase('accounting.printTitle', { property: property.name })}
      facts={[...facts, phrase('accounting.printedOn', { day: dayText(today) })]}
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
