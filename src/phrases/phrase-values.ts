// Made by `npm run phrases` from src/phrases/en/*.json.

/** The values that each phrase takes. */
export interface PhraseValues {
  'accessibility.checked': { date: string | number }
  'accessibility.holds': null
  'accessibility.holdsColour': null
  'accessibility.holdsKeyboard': null
  'accessibility.holdsSpoken': null
  'accessibility.holdsTime': null
  'accessibility.holdsZoom': null
  'accessibility.intro': null
  'accessibility.limits': null
  'accessibility.limitsEngines': null
  'accessibility.limitsFiles': null
  'accessibility.limitsReader': null
  'accessibility.limitsWide': null
  'accessibility.report': null
  'accessibility.reportHow': null
  'accessibility.title': null
  'accounting.account': null
  'accounting.accountingReport': null
  'accounting.allOfLedger': { ledger: string }
  'accounting.amount': null
  'accounting.asOf': { time: string | number }
  'accounting.atMostDays': { max: number }
  'accounting.backToDays': null
  'accounting.backToMonths': null
  'accounting.balanceChecks': { currency: string | number }
  'accounting.bankTransfer': null
  'accounting.basis': null
  'accounting.belongsTo': null
  'accounting.bothDaysIncluded': null
  'accounting.businessDate': null
  'accounting.businessDates': null
  'accounting.businessDatesHint': null
  'accounting.businessDatesTable': null
  'accounting.cancel': null
  'accounting.captionInCurrency': { title: string | number; currency: string | number }
  'accounting.card': null
  'accounting.cash': null
  'accounting.changeInPercent': null
  'accounting.changeOfMonth': null
  'accounting.chartTitle': { tab: string; group: string }
  'accounting.checkArrivals': { count: number }
  'accounting.checkDepartures': { count: number }
  'accounting.checkDiscrepancies': { count: number }
  'accounting.checkRoomCharges': { count: number }
  'accounting.checksOfMonth': null
  'accounting.chooseBothDays': null
  'accounting.cityLedger': null
  'accounting.classification': null
  'accounting.closeDay': { day: string | number }
  'accounting.closedWithMonth': { month: string | number }
  'accounting.closeMonth': { month: string | number }
  'accounting.closeShort': null
  'accounting.closesWithIt': { count: number; months: string | number }
  'accounting.closing': null
  'accounting.closingEffect': null
  'accounting.closingMonth': null
  'accounting.code': null
  'accounting.comparedBefore': null
  'accounting.comparedColumn': null
  'accounting.comparedWith': null
  'accounting.comparedWithNothing': null
  'accounting.comparedWithPeriod': { period: string | number }
  'accounting.compareWith': null
  'accounting.counterPosting': { postingId: string | number; day: string | number }
  'accounting.countsOn': null
  'accounting.credit': null
  'accounting.currency': null
  'accounting.customPeriod': null
  'accounting.date': null
  'accounting.datesReopen': { count: number; range: string | number }
  'accounting.datesReopenedNotice': { count: number; day: string | number }
  'accounting.datesReopeningEffect': null
  'accounting.dayClosedNotice': { day: string | number }
  'accounting.dayClosesWithIt': { count: number }
  'accounting.dayClosingEffect': null
  'accounting.dayIsOver': null
  'accounting.dayReopenedNotice': { day: string | number }
  'accounting.dayReopeningEffect': null
  'accounting.debit': null
  'accounting.debitIsCredit': null
  'accounting.debitIsNotCredit': null
  'accounting.deposits': null
  'accounting.difference': null
  'accounting.directBill': null
  'accounting.entriesAddUpTo': { count: number; sum: string | number }
  'accounting.entriesAddUpToOther': { count: number; sum: string | number; reported: string | number }
  'accounting.entriesBehindFigure': null
  'accounting.entriesCaption': { count: number; currency: string | number }
  'accounting.entriesLoaded': { count: number }
  'accounting.entriesLoadedOfAll': { shown: string | number; count: number }
  'accounting.entriesMissing': null
  'accounting.entriesOfFigure': { figure: string | number }
  'accounting.entriesOfMonth': null
  'accounting.facilityType': null
  'accounting.figureBefore': { row: string | number }
  'accounting.fileDays': { from: string | number; to: string | number }
  'accounting.fileName': { property: string | number; tab: string; days: string | number }
  'accounting.filterTheReport': null
  'accounting.firstOfRows': { title: string | number; shown: string | number; count: string | number }
  'accounting.fromFirstEntry': null
  'accounting.fromTo': null
  'accounting.gross': null
  'accounting.groupBy': null
  'accounting.groupedBy': null
  'accounting.guestLedger': null
  'accounting.guestsOwe': null
  'accounting.guestsOweAtEnd': { amounts: string | number }
  'accounting.guestsOweAtEndOfDay': { amounts: string | number }
  'accounting.inCurrency': { title: string | number; currency: string | number }
  'accounting.lastDayBeforeFirst': null
  'accounting.lastMonth': null
  'accounting.lastQuarter': null
  'accounting.lastWeek': null
  'accounting.lastYear': null
  'accounting.latePostings': null
  'accounting.latePostingsHint': null
  'accounting.latePostingsTable': null
  'accounting.ledger': null
  'accounting.ledgerAndAccount': null
  'accounting.loading': null
  'accounting.loadingEntries': null
  'accounting.loadingMonths': null
  'accounting.loadingReport': null
  'accounting.method': null
  'accounting.month': null
  'accounting.monthClosed': null
  'accounting.monthClosedBy': {
    name: string | number
    day: string | number
    time: string | number
    city: string | number
  }
  'accounting.monthClosedNotice': { month: string | number }
  'accounting.monthIsOver': null
  'accounting.monthOpen': null
  'accounting.monthReopenedBy': {
    name: string | number
    day: string | number
    time: string | number
    city: string | number
    reason: string | number
  }
  'accounting.monthReopenedNotice': { month: string | number }
  'accounting.monthRunning': null
  'accounting.monthsLoaded': { count: number }
  'accounting.monthsMissing': null
  'accounting.monthsOfTheBooks': null
  'accounting.monthsReopen': { count: number; months: string | number }
  'accounting.monthsTable': null
  'accounting.monthStatus': null
  'accounting.monthToDate': null
  'accounting.moreEntries': null
  'accounting.mustBeABasis': null
  'accounting.mustBeAComparison': null
  'accounting.mustBeACurrency': null
  'accounting.mustBeAGrouping': null
  'accounting.mustBeALedger': null
  'accounting.mustBeAMonth': null
  'accounting.mustBeAReport': null
  'accounting.mustNotBeBeforeFirstDay': null
  'accounting.name': null
  'accounting.net': null
  'accounting.noEntriesBehindFigure': null
  'accounting.noEntriesFromTo': { from: string | number; to: string | number }
  'accounting.noEntriesOn': { day: string | number }
  'accounting.noLatePostings': null
  'accounting.noMonths': null
  'accounting.noMonthsHint': null
  'accounting.noteOfBalanced': { check: string | number }
  'accounting.noteOfUnbalanced': { check: string | number }
  'accounting.nothingPosted': null
  'accounting.offlineAsOf': { time: string | number }
  'accounting.okayThanks': null
  'accounting.opening': null
  'accounting.openItems': null
  'accounting.openReversal': null
  'accounting.openReversalOfPosting': { postingId: string | number }
  'accounting.paymentMethod': null
  'accounting.payments': null
  'accounting.period': null
  'accounting.periodBefore': null
  'accounting.periodByBusinessDate': { period: string | number }
  'accounting.periodByPostingDate': { period: string | number }
  'accounting.periodInCurrency': { period: string | number; currency: string | number }
  'accounting.periodOutOfRange': null
  'accounting.periods': null
  'accounting.posting': null
  'accounting.postingDate': null
  'accounting.postingReversedNotice': null
  'accounting.postingWasReversed': { postingId: string | number }
  'accounting.previousPeriod': null
  'accounting.previousYear': null
  'accounting.print': null
  'accounting.printCaption': { period: string | number; currency: string | number }
  'accounting.printedOn': { day: string | number }
  'accounting.printTitle': { property: string | number }
  'accounting.properties': null
  'accounting.property': null
  'accounting.quantity': null
  'accounting.reason': null
  'accounting.reasonDescription': null
  'accounting.reasonOfReopening': null
  'accounting.reasonOfReopeningDay': null
  'accounting.reasonTooShort': null
  'accounting.reference': null
  'accounting.reopenDay': { day: string | number }
  'accounting.reopenFromDay': { day: string | number }
  'accounting.reopenFromMonth': { month: string | number }
  'accounting.reopeningEffect': null
  'accounting.reopeningMonth': null
  'accounting.reopenMonth': { month: string | number }
  'accounting.reopenShort': null
  'accounting.report': null
  'accounting.reportCaption': {
    title: string | number
    period: string | number
    currency: string | number
    count: number
  }
  'accounting.reportLoadedBalanced': { report: string | number; period: string | number; count: number }
  'accounting.reportLoadedUnbalanced': { report: string | number; period: string | number; count: number }
  'accounting.reportMissing': null
  'accounting.reports': null
  'accounting.reportTitle': { tab: string; group: string }
  'accounting.revenue': null
  'accounting.revenueTaxIsNotTaxLedger': null
  'accounting.revenueTaxIsTaxLedger': null
  'accounting.reversalEffect': { name: string | number; reference: string | number; day: string | number }
  'accounting.reverse': null
  'accounting.reversedByPosting': { postingId: string | number }
  'accounting.reversePosting': { postingId: string | number }
  'accounting.reversesPosting': { postingId: string | number }
  'accounting.reversing': null
  'accounting.room': null
  'accounting.rowsAreNotTotal': null
  'accounting.rowsAreTotal': null
  'accounting.schedules': null
  'accounting.showLastMonth': null
  'accounting.showLastYear': null
  'accounting.staleEntries': null
  'accounting.staleMonths': null
  'accounting.staleReport': null
  'accounting.sumsDiffer': { left: string | number; right: string | number; difference: string | number }
  'accounting.tableRegion': { title: string | number; currency: string | number }
  'accounting.tax': null
  'accounting.taxes': null
  'accounting.taxRate': null
  'accounting.thisMonth': null
  'accounting.thisQuarter': null
  'accounting.thisWeek': null
  'accounting.thisYear': null
  'accounting.today': null
  'accounting.total': null
  'accounting.totalOfLedger': { ledger: string }
  'accounting.trialBalance': null
  'accounting.trialCaption': { title: string | number; currency: string | number }
  'accounting.tryAgain': null
  'accounting.untilDayInCurrency': { day: string | number; currency: string | number }
  'accounting.yearBefore': null
  'accounting.yearToDate': null
  'accounting.yesterday': null
  'activity-log.accountDeactivated': null
  'activity-log.accounting': null
  'activity-log.accountLog': null
  'activity-log.accountLogFile': null
  'activity-log.accounts': null
  'activity-log.activityLogs': null
  'activity-log.addOns': null
  'activity-log.addOnTypes': null
  'activity-log.address': null
  'activity-log.after': null
  'activity-log.afterTheUndo': null
  'activity-log.amenities': null
  'activity-log.anonymousActor': null
  'activity-log.anybody': null
  'activity-log.anyEvent': null
  'activity-log.anyModule': null
  'activity-log.anyTime': null
  'activity-log.asOf': { time: string | number }
  'activity-log.authenticatorAdded': { who: string | number }
  'activity-log.authenticatorRemoved': { who: string | number }
  'activity-log.before': null
  'activity-log.blocked': { who: string | number; name: string | number }
  'activity-log.blockingCancelled': { who: string | number; name: string | number }
  'activity-log.blockingChanged': { who: string | number; name: string | number }
  'activity-log.blockingEnded': { who: string | number; name: string | number }
  'activity-log.blockingHasEnded': null
  'activity-log.blockingMoved': { who: string | number; name: string | number }
  'activity-log.blockings': null
  'activity-log.bookableDatesChanged': { kind: string; who: string | number; name: string | number }
  'activity-log.cancelExport': null
  'activity-log.change': { field: string | number; before: string | number; after: string | number }
  'activity-log.changed': { kind: string; who: string | number; name: string | number }
  'activity-log.changes': null
  'activity-log.changesAndMore': { count: number; changes: string | number }
  'activity-log.changesOfEntry': { entry: string | number }
  'activity-log.changeToUndo': { entry: string | number }
  'activity-log.clearFilters': null
  'activity-log.close': null
  'activity-log.conditionChanged': { who: string | number; name: string | number }
  'activity-log.confirmationFailed': { who: string | number }
  'activity-log.copied': { name: string | number }
  'activity-log.copyFailed': { name: string | number }
  'activity-log.copyRequestId': null
  'activity-log.copyText': null
  'activity-log.created': { kind: string; who: string | number; name: string | number }
  'activity-log.csv': null
  'activity-log.dayClosed': { who: string | number; name: string | number }
  'activity-log.dayReopened': { who: string | number; name: string | number }
  'activity-log.days': null
  'activity-log.daysClosed': { who: string | number; first: string | number; name: string | number }
  'activity-log.daysField': null
  'activity-log.daysReopened': { who: string | number; name: string | number; last: string | number }
  'activity-log.deactivated': null
  'activity-log.deleted': { kind: string; who: string | number; name: string | number }
  'activity-log.deletedById': { kind: string; id: string | number }
  'activity-log.deletedRecord': { record: string | number }
  'activity-log.details': null
  'activity-log.detailsOf': { entry: string | number; time: string | number }
  'activity-log.entries': null
  'activity-log.entry': null
  'activity-log.entryNumber': { id: string | number }
  'activity-log.entryWithChanges': { entry: string | number; changes: string | number }
  'activity-log.event': null
  'activity-log.eventName': { event: string; words: string | number }
  'activity-log.eventsSelected': { count: number }
  'activity-log.excelXlsx': null
  'activity-log.export': null
  'activity-log.exportCancelled': null
  'activity-log.exportCut': { count: string | number }
  'activity-log.exported': { kind: string; who: string | number; name: string | number }
  'activity-log.exportFailed': { reason: string | number }
  'activity-log.exportFinished': { count: number }
  'activity-log.exporting': null
  'activity-log.exportProgress': { count: number }
  'activity-log.facilities': null
  'activity-log.facilityCategories': null
  'activity-log.facilityTypes': null
  'activity-log.field': null
  'activity-log.fileNotWritten': null
  'activity-log.filterOfExport': { field: string | number; value: string | number }
  'activity-log.filtersTooNarrow': null
  'activity-log.filterTheLog': null
  'activity-log.from': null
  'activity-log.guestSlept': null
  'activity-log.historyFilter': null
  'activity-log.historyOf': { name: string | number }
  'activity-log.housekeeping': null
  'activity-log.housekeepingChanged': { who: string | number; name: string | number }
  'activity-log.identityConfirmed': { who: string | number }
  'activity-log.includeDeactivatedPeople': null
  'activity-log.isNotACursor': null
  'activity-log.isUndone': null
  'activity-log.keyword': null
  'activity-log.keywordPlaceholder': null
  'activity-log.kindHeading': null
  'activity-log.kindOfRecord': { kind: string; words: string | number }
  'activity-log.last7Days': null
  'activity-log.loading': null
  'activity-log.loadTheNames': null
  'activity-log.log': null
  'activity-log.logEndsHere': null
  'activity-log.logFile': null
  'activity-log.loggedField': { field: string; words: string | number }
  'activity-log.logMissing': null
  'activity-log.module': null
  'activity-log.modulesSelected': { count: number }
  'activity-log.monthClosed': { who: string | number; name: string | number }
  'activity-log.monthReopened': { who: string | number; name: string | number }
  'activity-log.moreFilters': null
  'activity-log.moved': { who: string | number; name: string | number }
  'activity-log.mustBeAModule': null
  'activity-log.mustBeAName': null
  'activity-log.mustBeAScope': null
  'activity-log.namedRecord': { kind: string | number; name: string | number }
  'activity-log.namesNotLoaded': null
  'activity-log.newDay': null
  'activity-log.newer': null
  'activity-log.newerEntries': null
  'activity-log.newerEntriesNotice': null
  'activity-log.newestEntries': null
  'activity-log.noActivityDescription': null
  'activity-log.noActivityYet': null
  'activity-log.nobodyMatches': null
  'activity-log.noEntries': null
  'activity-log.noEntriesMatch': null
  'activity-log.noFieldWasChanged': null
  'activity-log.noMoreEntries': null
  'activity-log.none': null
  'activity-log.nothingWasChanged': null
  'activity-log.now': null
  'activity-log.offlineAsOf': { time: string | number }
  'activity-log.older': null
  'activity-log.openRecord': { name: string | number }
  'activity-log.openUndo': null
  'activity-log.otherDays': null
  'activity-log.otherEvent': { who: string | number; event: string | number; name: string | number }
  'activity-log.ownPasswordChanged': { who: string | number }
  'activity-log.pagesOfTheLog': null
  'activity-log.pageSpan': { count: number; last: string | number; first: string | number }
  'activity-log.passkeyAdded': { who: string | number }
  'activity-log.passkeyRemoved': { who: string | number }
  'activity-log.passwordChanged': { who: string | number; name: string | number }
  'activity-log.peopleSelected': { count: number }
  'activity-log.peopleShown': { count: string | number; total: string | number }
  'activity-log.period': null
  'activity-log.permissionsChanged': { kind: string; who: string | number; name: string | number }
  'activity-log.placeOfFacilityTypeChanged': { who: string | number; name: string | number }
  'activity-log.postingCorrected': { who: string | number; name: string | number }
  'activity-log.postingName': { id: string | number; reference: string | number }
  'activity-log.problemChanged': { who: string | number; name: string | number }
  'activity-log.problemReopened': { who: string | number; name: string | number }
  'activity-log.problemReported': { who: string | number; name: string | number }
  'activity-log.problems': null
  'activity-log.problemSolved': { who: string | number; name: string | number }
  'activity-log.problemStarted': { who: string | number; name: string | number }
  'activity-log.properties': null
  'activity-log.property': null
  'activity-log.propertyLog': null
  'activity-log.propertyTypes': null
  'activity-log.reason': null
  'activity-log.reasonNote': { reason: string | number }
  'activity-log.record': null
  'activity-log.recordById': { kind: string; id: string | number }
  'activity-log.recordFilter': { kind: string; name: string | number }
  'activity-log.recordFilterOfKind': { kind: string | number; name: string | number }
  'activity-log.recordNumber': { kind: string | number; id: string | number }
  'activity-log.recoveryCodesMade': { who: string | number }
  'activity-log.recoveryCodeUsed': { who: string | number }
  'activity-log.refresh': null
  'activity-log.renamed': { kind: string; who: string | number; name: string | number }
  'activity-log.request': null
  'activity-log.requestId': null
  'activity-log.restoredValues': null
  'activity-log.retry': null
  'activity-log.rolesChanged': { who: string | number; name: string | number }
  'activity-log.roomName': { number: string | number }
  'activity-log.secondStepReset': { who: string | number; name: string | number }
  'activity-log.sessionsEnded': { who: string | number }
  'activity-log.signedIn': { who: string | number }
  'activity-log.signedOut': { who: string | number }
  'activity-log.signIn': null
  'activity-log.signInFailed': { name: string | number }
  'activity-log.signInToUnknownFailed': null
  'activity-log.staleEntries': null
  'activity-log.statusChanged': { kind: string; who: string | number; name: string | number }
  'activity-log.systemActor': null
  'activity-log.thisMonth': null
  'activity-log.thisProperty': null
  'activity-log.timeZone': null
  'activity-log.title': null
  'activity-log.to': null
  'activity-log.today': null
  'activity-log.todayHeading': { day: string | number }
  'activity-log.tryAgain': null
  'activity-log.undid': { kind: string; who: string | number; name: string | number }
  'activity-log.undo': null
  'activity-log.undoes': null
  'activity-log.undoesEntry': null
  'activity-log.undoing': null
  'activity-log.undoKeepsBoth': null
  'activity-log.undone': { entry: string | number }
  'activity-log.undoneBy': null
  'activity-log.undoneByEntry': null
  'activity-log.undoneByWho': { who: string | number }
  'activity-log.undoNotPossible': { reason: string | number }
  'activity-log.undoQuestion': null
  'activity-log.undoRefused': null
  'activity-log.unknownAccount': null
  'activity-log.unnamedRecord': { kind: string | number }
  'activity-log.userCreated': { who: string | number; name: string | number }
  'activity-log.valueActive': null
  'activity-log.valueChanged': null
  'activity-log.valueDeactivated': null
  'activity-log.valueDeclined': null
  'activity-log.valueDnd': null
  'activity-log.valueHidden': null
  'activity-log.valueMakeUp': null
  'activity-log.valueNo': null
  'activity-log.valueNone': null
  'activity-log.valueNoRush': null
  'activity-log.valueRush': null
  'activity-log.valueUnassigned': null
  'activity-log.valueYes': null
  'activity-log.what': null
  'activity-log.when': null
  'activity-log.who': null
  'activity-log.writingTheFile': null
  'activity-log.wrongCredentials': null
  'activity-log.wrongSecondStep': null
  'activity-log.yesterday': null
  'activity-log.userChanged': { who: string | number; name: string | number }
  'activity-log.userDeactivated': { who: string | number; name: string | number }
  'activity-log.userReactivated': { who: string | number; name: string | number }
  'activity-log.passwordLinkCreated': { who: string | number; name: string | number }
  'activity-log.passwordSet': { who: string | number }
  'addon-types.addOns': null
  'addon-types.addOnsOf': { count: number; name: string | number }
  'addon-types.byAddOns': { count: number }
  'addon-types.count': { count: number }
  'addon-types.createButton': null
  'addon-types.deleteButton': { count: number; name: string | number }
  'addon-types.deleteQuestion': { count: number; name: string | number }
  'addon-types.deleted': { count: number }
  'addon-types.found': { count: number }
  'addon-types.name': null
  'addon-types.newAddOnType': null
  'addon-types.newAppearHere': null
  'addon-types.noTypes': null
  'addon-types.noneMatch': null
  'addon-types.noneYet': null
  'addon-types.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'addon-types.rename': null
  'addon-types.required': null
  'addon-types.selected': null
  'addon-types.usedBy': null
  'addon-types.usedCannotBeDeleted': null
  'addons.activateAction': null
  'addons.activateButton': { count: number; name: string | number }
  'addons.activateExplanation': null
  'addons.activateQuestion': { count: number; name: string | number }
  'addons.active': null
  'addons.activeAgain': { count: number }
  'addons.addOn': null
  'addons.addOnTypes': null
  'addons.addOns': null
  'addons.alreadyActive': null
  'addons.alreadyDeactivated': null
  'addons.any': null
  'addons.anyType': null
  'addons.bookable': null
  'addons.bookableBetween': null
  'addons.bookableFrom': null
  'addons.bookableTo': null
  'addons.changeButton': { count: number }
  'addons.changeQuestion': { count: number }
  'addons.changed': { count: number }
  'addons.changedMeanwhile': { by: string }
  'addons.changedOf': { done: string | number; count: number }
  'addons.charging': null
  'addons.copyName': { name: string | number }
  'addons.copyPictures': null
  'addons.couldNotBeOpened': null
  'addons.count': { count: number }
  'addons.createButton': null
  'addons.currency': null
  'addons.datesAction': null
  'addons.datesChanged': { count: number }
  'addons.datesExplanation': null
  'addons.datesPartlyChanged': { done: string | number; count: number; refused: string | number }
  'addons.datesRestored': { count: number }
  'addons.datesTitle': { count: number; name: string | number }
  'addons.deactivateAction': null
  'addons.deactivateButton': { count: number; name: string | number }
  'addons.deactivateExplanation': null
  'addons.deactivateQuestion': { count: number; name: string | number }
  'addons.deactivated': null
  'addons.deactivatedAgain': { count: number }
  'addons.deleteAction': null
  'addons.deleteButton': { count: number; name: string | number }
  'addons.deleteExplanation': { count: number }
  'addons.deleteQuestion': { count: number; name: string | number }
  'addons.deleted': { count: number }
  'addons.description': null
  'addons.duplicate': null
  'addons.edit': null
  'addons.editAction': null
  'addons.editMany': { count: number }
  'addons.editTitle': null
  'addons.found': { count: number }
  'addons.giveIdOrIds': null
  'addons.identity': null
  'addons.identityHint': null
  'addons.images': null
  'addons.import': null
  'addons.inCurrency': { currency: string | number }
  'addons.lastNight': null
  'addons.leaveEmptyForNoLimit': null
  'addons.moreFilters': null
  'addons.mustBeACharging': null
  'addons.name': null
  'addons.nameOrSku': null
  'addons.newAddOn': null
  'addons.newAppearHere': null
  'addons.newFor': { count: number }
  'addons.noAddOns': null
  'addons.noLimit': null
  'addons.noTypesYet': null
  'addons.noneMatch': null
  'addons.noneYet': null
  'addons.notFound': null
  'addons.offer': null
  'addons.offerHint': null
  'addons.once': null
  'addons.onlyOneAddOn': null
  'addons.partlyActivated': { done: string | number; count: number; refused: string | number }
  'addons.partlyChanged': { done: string | number; count: number; refused: string | number }
  'addons.partlyDeactivated': { done: string | number; count: number; refused: string | number }
  'addons.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'addons.perNight': null
  'addons.perPerson': null
  'addons.perPersonPerNight': null
  'addons.pictureCount': { count: number }
  'addons.pictures': null
  'addons.picturesHint': null
  'addons.picturesOfTheOriginal': null
  'addons.price': null
  'addons.priceAndStock': null
  'addons.priceHint': null
  'addons.required': null
  'addons.saveDates': null
  'addons.selected': null
  'addons.skuCharacters': null
  'addons.status': null
  'addons.stock': null
  'addons.type': null
  'addons.typesSelected': { count: number }
  'addons.updated': null
  'addons.updatedBetween': null
  'addons.wereActivated': { count: number }
  'addons.wereDeactivated': { count: number }
  'amenities.allGroups': null
  'amenities.byFacilities': { count: number }
  'amenities.code': null
  'amenities.codeCharacters': null
  'amenities.codeHint': null
  'amenities.count': { count: number }
  'amenities.createButton': null
  'amenities.deleteButton': { count: number; name: string | number }
  'amenities.deleteQuestion': { count: number; name: string | number }
  'amenities.deleted': { count: number }
  'amenities.facilities': null
  'amenities.facilityTypes': null
  'amenities.found': { count: number }
  'amenities.group': null
  'amenities.groupName': { group: string }
  'amenities.groupsSelected': { count: number }
  'amenities.mustBeAGroup': null
  'amenities.name': null
  'amenities.nameOrCode': null
  'amenities.newAmenity': null
  'amenities.newAppearHere': null
  'amenities.noAmenities': null
  'amenities.noneMatch': null
  'amenities.noneYet': null
  'amenities.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'amenities.required': null
  'amenities.selected': null
  'amenities.usedCannotBeDeleted': null
  'calendar.actions': null
  'calendar.actionsFor': { row: string | number }
  'calendar.afterDay': { day: string | number }
  'calendar.aGuest': null
  'calendar.allRooms': null
  'calendar.allRoomsTaken': null
  'calendar.anyCondition': null
  'calendar.anyFloor': null
  'calendar.anyStatus': null
  'calendar.anyType': null
  'calendar.atMostDays': { max: number }
  'calendar.atMostNights': { max: number }
  'calendar.barIsThere': { bar: string | number }
  'calendar.barOfRoom': { kind: string | number; room: string | number }
  'calendar.barWithFixedFirstNight': { bar: string | number }
  'calendar.beforeDay': { day: string | number }
  'calendar.begunFirstNightStays': null
  'calendar.begunPastNightsStay': null
  'calendar.begunPastNightsStayInRoom': null
  'calendar.blockingChanged': { kind: string; room: string | number; nights: string | number }
  'calendar.blockingChangedFrom': {
    kind: string
    room: string | number
    nights: string | number
    before: string | number
  }
  'calendar.blockingHasEnded': null
  'calendar.blockingHasOneNight': null
  'calendar.blockingIsNow': null
  'calendar.blockingNotChanged': null
  'calendar.blockingsInTheWay': { blockings: number }
  'calendar.blockRooms': null
  'calendar.blockRoomsWithDialog': null
  'calendar.blockWithDialog': null
  'calendar.calendarNotLoaded': null
  'calendar.cancel': null
  'calendar.cellFree': { row: string | number; day: string | number }
  'calendar.cellLoading': { row: string | number; day: string | number }
  'calendar.cellNotKnown': { row: string | number; day: string | number }
  'calendar.cellOfType': { type: string | number; day: string | number; free: number }
  'calendar.changeBlocking': { action: string }
  'calendar.changeBlockingOfRoom': { action: string; room: string | number }
  'calendar.changeRefused': null
  'calendar.changeStaysInBookings': null
  'calendar.chart': null
  'calendar.checkingNights': null
  'calendar.chooseOtherNights': null
  'calendar.chooseTheNights': null
  'calendar.clearFilters': null
  'calendar.clockAndBusinessDate': { clock: string | number; day: string | number }
  'calendar.clockAsOf': { clock: string | number; time: string | number }
  'calendar.close': null
  'calendar.condition': null
  'calendar.conditionAfterwards': null
  'calendar.conditionsSelected': { count: number }
  'calendar.conflicts': null
  'calendar.contentOnItsWay': null
  'calendar.dayIsToday': { day: string | number }
  'calendar.dayNumber': { number: string | number }
  'calendar.days': { days: number }
  'calendar.daysInView': null
  'calendar.departed': null
  'calendar.departure': null
  'calendar.details': null
  'calendar.discardMyChange': null
  'calendar.dropOutsideDays': { room: string | number; nights: number }
  'calendar.dropTarget': { room: string | number; day: string | number; nights: number }
  'calendar.editTheCurrentBlocking': null
  'calendar.editWithDialog': null
  'calendar.effectAvailable': null
  'calendar.effectHold': null
  'calendar.effectInactive': null
  'calendar.effectOutOfInventory': null
  'calendar.effectOutOfOrder': null
  'calendar.effectOutOfService': null
  'calendar.endMustBeAfterStart': null
  'calendar.endNowWithDialog': null
  'calendar.extendWithDialog': null
  'calendar.filterRooms': null
  'calendar.firstDay': null
  'calendar.firstNight': null
  'calendar.firstNightIsOver': null
  'calendar.floor': null
  'calendar.floorInSentence': { floor: string | number }
  'calendar.floorsSelected': { count: number }
  'calendar.forAllNightsInView': null
  'calendar.free': null
  'calendar.freeAgain': null
  'calendar.freeAgainOn': { day: string | number }
  'calendar.freeForAllNights': null
  'calendar.freeOfRooms': { free: string | number; rooms: string | number }
  'calendar.fromTo': null
  'calendar.fullStop': { sentence: string | number }
  'calendar.goToTheRooms': null
  'calendar.guest': null
  'calendar.guestOrReason': null
  'calendar.hold': null
  'calendar.holdWithDialog': null
  'calendar.hotelCalendar': null
  'calendar.hotelCalendarOf': { property: string | number }
  'calendar.inactive': null
  'calendar.inHouse': null
  'calendar.insteadOfKind': { kind: string }
  'calendar.internalUse': null
  'calendar.keys': null
  'calendar.keysArrows': null
  'calendar.keysBlock': { key: string | number }
  'calendar.keysEnter': null
  'calendar.keysEscape': null
  'calendar.keysMove': { key: string | number }
  'calendar.keysResize': { key: string | number }
  'calendar.keysSelect': null
  'calendar.keyword': null
  'calendar.kind': null
  'calendar.kindAndLabel': { kind: string | number; label: string | number }
  'calendar.kindInSentence': { kind: string }
  'calendar.lastNightIsOver': null
  'calendar.legend': null
  'calendar.list': null
  'calendar.loadAgain': null
  'calendar.loadingCancelled': null
  'calendar.loadingNightsCancelled': { range: string | number }
  'calendar.loadingTheRooms': null
  'calendar.lookingForBookings': null
  'calendar.moreFilters': null
  'calendar.moveWithDialog': null
  'calendar.movingInstructions': { bar: string | number }
  'calendar.mustBeAfterFirstNight': null
  'calendar.nextDays': { days: number }
  'calendar.nextRooms': null
  'calendar.nightCount': { nights: number }
  'calendar.nightOfBar': { bar: string | number; night: string | number; nights: string | number }
  'calendar.nights': null
  'calendar.nightsInView': null
  'calendar.nightsNotChecked': { message: string | number }
  'calendar.nightsNotLoaded': { range: string | number; message: string | number }
  'calendar.noBookingsAffected': { change: string | number }
  'calendar.noNightsSelected': null
  'calendar.noResultFromServer': null
  'calendar.noRoomMatches': null
  'calendar.noRoomsMatch': null
  'calendar.noRoomsYet': null
  'calendar.nothingMoved': null
  'calendar.nothingMovedReason': { reason: string | number }
  'calendar.now': null
  'calendar.nowLine': null
  'calendar.number': null
  'calendar.occupancy': null
  'calendar.occupancyNotKnown': { day: string | number }
  'calendar.occupancyOfDay': { day: string | number; percent: string | number }
  'calendar.outOfInventory': null
  'calendar.outOfOrder': null
  'calendar.outOfService': null
  'calendar.pages': null
  'calendar.pastNightsNotSelectable': null
  'calendar.percent': { percent: string | number }
  'calendar.previousDays': { days: number }
  'calendar.previousRooms': null
  'calendar.print': null
  'calendar.printedFilter': { label: string | number; value: string | number }
  'calendar.printedFilters': { filters: string | number }
  'calendar.printedOn': { day: string | number }
  'calendar.properties': null
  'calendar.readOnlyHere': null
  'calendar.reason': null
  'calendar.releaseWithDialog': null
  'calendar.remarks': null
  'calendar.removeAFilter': null
  'calendar.requestNumber': { id: string | number }
  'calendar.required': null
  'calendar.reservation': null
  'calendar.resizingInstructions': { bar: string | number }
  'calendar.retry': null
  'calendar.room': null
  'calendar.roomAsBefore': { room: string | number; nights: string | number }
  'calendar.roomCount': { rooms: number }
  'calendar.roomFree': { room: string | number; range: string | number }
  'calendar.roomInSentence': { room: string | number }
  'calendar.roomNamed': { room: string | number }
  'calendar.rooms': null
  'calendar.roomsAndNights': null
  'calendar.roomsAndNightsOfPage': {
    range: string | number
    rooms: number
    page: string | number
    pages: string | number
  }
  'calendar.roomsAndNightsShown': { rooms: number; nights: number; range: string | number }
  'calendar.roomsAndNightsTable': null
  'calendar.roomsAppearHere': null
  'calendar.roomsByDate': { range: string | number }
  'calendar.roomsDescription': null
  'calendar.roomSelected': { room: string | number; range: string | number; nights: number }
  'calendar.roomsOfAll': { first: string | number; last: string | number; rooms: number }
  'calendar.roomsPage': { rooms: number; page: string | number; pages: string | number }
  'calendar.roomsSelected': { rooms: number; range: string | number; nights: number }
  'calendar.roomTaken': { room: string | number; kind: string | number; range: string | number }
  'calendar.selectedNights': null
  'calendar.shortenWithDialog': null
  'calendar.shownAs': null
  'calendar.showOnTheChart': null
  'calendar.state': null
  'calendar.stateInSentence': { state: string }
  'calendar.stateNow': null
  'calendar.stateOver': null
  'calendar.stateReleased': null
  'calendar.stateToCome': null
  'calendar.status': null
  'calendar.statusesSelected': { count: number }
  'calendar.staysAndBlockingsInTheWay': { stays: number; blockings: number }
  'calendar.staysInTheWay': { stays: number }
  'calendar.takingLonger': null
  'calendar.today': null
  'calendar.type': null
  'calendar.typesSelected': { count: number }
  'calendar.undo': null
  'calendar.weekend': null
  'calendar.what': null
  'calendar.working': null
  'clock.timeInCity': { time: string | number; city: string | number }
  'dashboard.allActivity': null
  'dashboard.allArrivals': { count: number }
  'dashboard.amount': null
  'dashboard.arrivals': null
  'dashboard.arrivalsAndDepartures': null
  'dashboard.arrivedNote': null
  'dashboard.asOf': { time: string | number }
  'dashboard.available': null
  'dashboard.barLabel': { label: string | number }
  'dashboard.blockingsEnd': { blockings: number }
  'dashboard.blockingsOfDay': null
  'dashboard.blockingsStart': { blockings: number }
  'dashboard.businessDate': null
  'dashboard.cleanedNote': null
  'dashboard.condition': null
  'dashboard.counts': null
  'dashboard.dashboard': null
  'dashboard.dayWithOccupancy': { day: string | number; occupancy: string | number }
  'dashboard.dayWithoutRooms': { day: string | number }
  'dashboard.departedNote': null
  'dashboard.departures': null
  'dashboard.detailsOf': { time: string | number; entry: string | number }
  'dashboard.doneHeading': { figure: string }
  'dashboard.doneOfAll': { done: string | number; all: string | number }
  'dashboard.endsWithNights': { nights: string | number }
  'dashboard.expectedHeading': { figure: string }
  'dashboard.figure': null
  'dashboard.figureAnnouncement': { figure: string | number; rows: string | number }
  'dashboard.figureHasNoRows': null
  'dashboard.figureLabel': { figure: string }
  'dashboard.figuresAreStale': null
  'dashboard.formula': { figure: string }
  'dashboard.hotelCalendar': null
  'dashboard.housekeepingNow': null
  'dashboard.housekeepingThen': null
  'dashboard.keyFigures': null
  'dashboard.kindAndReason': { kind: string | number; reason: string | number }
  'dashboard.latestActivity': null
  'dashboard.loading': null
  'dashboard.loadingRows': null
  'dashboard.moreArrivals': { count: number }
  'dashboard.mustBeFigure': null
  'dashboard.nextDay': null
  'dashboard.nextPage': null
  'dashboard.night': null
  'dashboard.nights': null
  'dashboard.noActivityYet': null
  'dashboard.noArrivals': null
  'dashboard.noBlockingsOfDay': null
  'dashboard.noReportingOnServer': null
  'dashboard.noRows': null
  'dashboard.noRowsOnServer': null
  'dashboard.notCalculated': { figure: string }
  'dashboard.occupancyByNight': null
  'dashboard.occupancyPercent': null
  'dashboard.occupancyTable': null
  'dashboard.offline': null
  'dashboard.onTheCalendar': { room: string | number }
  'dashboard.outOfOrder': null
  'dashboard.outlook': null
  'dashboard.outlookFormula': null
  'dashboard.pageIsBeyondRows': { rows: number }
  'dashboard.partHeading': { figure: string }
  'dashboard.partOfFormula': { figure: string; amount: string | number }
  'dashboard.percent': { amount: string | number }
  'dashboard.percentUnit': null
  'dashboard.previousDay': null
  'dashboard.previousPage': null
  'dashboard.progress': { figure: string; done: string | number; total: string | number }
  'dashboard.properties': null
  'dashboard.room': null
  'dashboard.roomCount': { rooms: number }
  'dashboard.roomUnit': { rooms: number }
  'dashboard.roomsByCondition': null
  'dashboard.rowCount': { rows: number }
  'dashboard.rowsAreStale': null
  'dashboard.rowsOf': { figure: string | number }
  'dashboard.rowsOfAll': { first: string | number; last: string | number; total: string | number }
  'dashboard.rowsOfFigure': null
  'dashboard.rowsOfPage': { rows: number; page: string | number; pages: string | number }
  'dashboard.shortLabel': { figure: string }
  'dashboard.showInRoomList': null
  'dashboard.sold': null
  'dashboard.startsWithNights': { nights: string | number }
  'dashboard.stayOrBlocking': null
  'dashboard.stayState': { state: string }
  'dashboard.stayUnit': { stays: number }
  'dashboard.today': null
  'dashboard.total': null
  'dashboard.type': null
  'design.actions': null
  'design.breadcrumb': null
  'design.cancel': null
  'design.caseOfLabelsInSentences': null
  'design.changedRow': null
  'design.changeField': { label: string | number }
  'design.choose': null
  'design.chooseFiles': null
  'design.chosenTags': { label: string | number }
  'design.clearSearch': { label: string | number }
  'design.clearSelection': null
  'design.close': { name: string | number }
  'design.completeTheTime': null
  'design.countInUse': { count: string | number }
  'design.done': null
  'design.dropHere': { label: string | number }
  'design.enterAmountLike': { label: string | number; example: string | number }
  'design.enterWholeNumberLike': { example: string | number }
  'design.enterYearInFourDigits': null
  'design.errorDescription': null
  'design.errorHeading': null
  'design.errorTitle': null
  'design.facts': { first: string | number; next: string | number }
  'design.field': null
  'design.fieldsNeedAttention': { count: number }
  'design.filters': null
  'design.filtersInUse': null
  'design.hideText': { label: string | number }
  'design.hotelManagement': null
  'design.imageOf': { position: string | number; count: string | number }
  'design.imagePosition': { position: string | number; count: string | number }
  'design.more': null
  'design.moveEarlier': { name: string | number }
  'design.moveLater': { name: string | number }
  'design.mustBeAtLeast': { min: string | number }
  'design.mustBeAtMost': { max: string | number }
  'design.name': null
  'design.newRow': null
  'design.nextPage': null
  'design.noPage': { label: string | number }
  'design.notChanged': null
  'design.nothingMatches': null
  'design.nothingToChoose': null
  'design.optional': null
  'design.page': { page: string | number }
  'design.pages': null
  'design.previousPage': null
  'design.refused': null
  'design.removeFilter': { label: string | number; value: string | number }
  'design.removeImage': { name: string | number }
  'design.removeTag': { name: string | number }
  'design.result': null
  'design.rows': null
  'design.searching': null
  'design.showAsTable': null
  'design.showText': { label: string | number }
  'design.skipToContent': null
  'design.statements': { first: string | number; next: string | number }
  'design.successDescription': null
  'design.successHeading': null
  'design.successTitle': null
  'design.takePhoto': null
  'design.todayOfCalendar': { day: string | number }
  'design.unchanged': null
  'design.waiting': null
  'design.working': null
  'exports.about': null
  'exports.browserCouldNotWrite': null
  'exports.cancelExport': null
  'exports.cancelled': null
  'exports.commaSeparated': null
  'exports.dismiss': null
  'exports.excelWorkbook': null
  'exports.export': null
  'exports.exportAgain': null
  'exports.failed': { message: string | number }
  'exports.failedWithRequest': { message: string | number; requestId: string | number }
  'exports.sheet': null
  'exports.takingLonger': null
  'exports.tookTooLong': null
  'exports.wasSaved': { name: string | number; format: string | number }
  'exports.writingTheFile': null
  'facilities.aGuest': null
  'facilities.aGuestIsInHouse': null
  'facilities.accessible': null
  'facilities.accessibleChoice': null
  'facilities.activeBlocking': { reason: string | number; day: string | number }
  'facilities.affectsBlockings': { blockings: number; nights: number }
  'facilities.affectsBookings': { bookings: number; nights: number }
  'facilities.affectsBoth': { bookings: number; blockings: number; nights: number }
  'facilities.alreadyAvailable': null
  'facilities.alreadyInactive': null
  'facilities.amenities': null
  'facilities.amenitiesHint': null
  'facilities.amenitiesReplaceHint': null
  'facilities.andMoreProblems': { count: number; message: string | number }
  'facilities.anyCategory': null
  'facilities.anyCondition': null
  'facilities.anyFloor': null
  'facilities.anyStatus': null
  'facilities.anyType': null
  'facilities.arrivalToday': null
  'facilities.atMostNights': { max: number }
  'facilities.available': null
  'facilities.availableBetween': null
  'facilities.becameAvailable': { kind: string; count: number }
  'facilities.bedSetup': null
  'facilities.bedSetupExample': null
  'facilities.beginsEarlier': null
  'facilities.blockingWithReason': { status: string | number; reason: string | number }
  'facilities.blockingsEnded': { count: number }
  'facilities.blockingsPartlyEnded': { done: string | number; count: number; refused: string | number }
  'facilities.blockingsPartlyReleased': { done: string | number; count: number; refused: string | number }
  'facilities.blockingsReleased': { count: number }
  'facilities.bookable': null
  'facilities.bookableDates': null
  'facilities.bookableFrom': null
  'facilities.bookableTo': null
  'facilities.booked': null
  'facilities.bookedBetween': null
  'facilities.booking': null
  'facilities.bookingHint': null
  'facilities.bothDaysIncluded': null
  'facilities.building': null
  'facilities.cancel': null
  'facilities.capacity': null
  'facilities.categoriesSelected': { count: number }
  'facilities.category': null
  'facilities.changeButton': { kind: string; count: number }
  'facilities.changeQuestion': { kind: string; count: number }
  'facilities.changed': { kind: string; count: number }
  'facilities.changedMeanwhile': { kind: string; by: string }
  'facilities.changedOf': { kind: string; done: string | number; count: number }
  'facilities.checkingTheseNights': null
  'facilities.chooseBothDates': null
  'facilities.close': null
  'facilities.closedForTheSeason': null
  'facilities.condition': null
  'facilities.conditionAction': null
  'facilities.conditionAfterwards': null
  'facilities.conditionChanged': null
  'facilities.conditionChangedBetween': null
  'facilities.conditionInSentence': { condition: string }
  'facilities.conditionOf': { kind: string; count: number; name: string | number }
  'facilities.conditionsSelected': { count: number }
  'facilities.connectingRooms': null
  'facilities.copiedPictures': null
  'facilities.copyPictures': { count: number }
  'facilities.couldNotBeOpened': { kind: string }
  'facilities.count': { kind: string; count: number }
  'facilities.createButton': { kind: string }
  'facilities.createMany': { kind: string; count: number }
  'facilities.created': null
  'facilities.createdCount': { kind: string; count: number }
  'facilities.createdOf': { kind: string; done: string | number; count: number }
  'facilities.createdOne': { name: string | number }
  'facilities.createdOthersStay': { created: string | number }
  'facilities.datesAction': null
  'facilities.datesChanged': { kind: string; count: number }
  'facilities.datesPartlyChanged': { kind: string; done: string | number; count: number; refused: string | number }
  'facilities.datesTitle': { kind: string; count: number; name: string | number }
  'facilities.deepCleaning': null
  'facilities.deleteAction': null
  'facilities.deleteButton': { kind: string; count: number; name: string | number }
  'facilities.deleteExplanation': { count: number }
  'facilities.deleteQuestion': { kind: string; count: number; name: string | number }
  'facilities.deleted': { kind: string; count: number }
  'facilities.deniedByBookings': { reason: string | number; bookings: string | number }
  'facilities.departed': null
  'facilities.details': null
  'facilities.doNotDisturb': null
  'facilities.dueOut': null
  'facilities.duplicate': null
  'facilities.edit': null
  'facilities.editAction': null
  'facilities.editMany': { kind: string; count: number }
  'facilities.editTitle': { kind: string }
  'facilities.endBlockingAction': null
  'facilities.endButton': null
  'facilities.endQuestion': { name: string | number }
  'facilities.endsBlocking': { status: string | number; reason: string | number; nights: string | number }
  'facilities.endsLater': null
  'facilities.eventForSome': { event: string | number; facilities: string | number }
  'facilities.facilities': null
  'facilities.facilityType': null
  'facilities.firstNight': null
  'facilities.firstNightIsOver': null
  'facilities.firstNightMorningAfter': null
  'facilities.floor': null
  'facilities.floorsSelected': { count: number }
  'facilities.forTheStaffOnly': null
  'facilities.found': { kind: string; count: number }
  'facilities.freeAgainHint': null
  'facilities.freeForAllNights': null
  'facilities.fromDay': { day: string | number }
  'facilities.fromTheNames': null
  'facilities.giveIdOrIds': null
  'facilities.heldForAGuest': null
  'facilities.hold': null
  'facilities.housekeeping': null
  'facilities.images': null
  'facilities.import': null
  'facilities.inactive': null
  'facilities.inactiveFirst': null
  'facilities.internalUse': null
  'facilities.keep': null
  'facilities.kind': null
  'facilities.kindHeading': { kind: string }
  'facilities.lastNight': null
  'facilities.leakOrWaterDamage': null
  'facilities.leaveEmptyToClear': null
  'facilities.loadingTheFilters': null
  'facilities.lookingForBookings': null
  'facilities.mainPicture': { kind: string }
  'facilities.maintenance': null
  'facilities.makeAvailableAction': null
  'facilities.makeAvailableButton': null
  'facilities.makeAvailableQuestion': { name: string | number }
  'facilities.makeUpRoom': null
  'facilities.maxOccupancy': null
  'facilities.maxOccupancyField': null
  'facilities.moreBookings': { count: number }
  'facilities.moreFilters': null
  'facilities.moreNames': { count: number }
  'facilities.mustBeABlockingKind': null
  'facilities.mustBeAReason': null
  'facilities.mustBeAfterFirstNight': null
  'facilities.mustBeFacilityStatus': null
  'facilities.mustBeRoomsOrAssets': null
  'facilities.mustBeStatusCategory': null
  'facilities.name': null
  'facilities.nameOrNumber': null
  'facilities.nameTooLong': { max: number }
  'facilities.namedTwice': null
  'facilities.names': null
  'facilities.namesHint': null
  'facilities.namesLabel': { kind: string }
  'facilities.namesRefused': { count: number }
  'facilities.newAppearHere': { kind: string }
  'facilities.newFacilityType': null
  'facilities.newFor': { kind: string; count: number }
  'facilities.newRecord': { kind: string }
  'facilities.nightOf': { day: string | number }
  'facilities.nights': { count: number }
  'facilities.nightsUnchecked': { message: string | number }
  'facilities.no': null
  'facilities.noAmenitiesYet': null
  'facilities.noBookingsAffected': null
  'facilities.noFacilities': { kind: string }
  'facilities.noRoomMatches': null
  'facilities.noStatusExcluded': null
  'facilities.noTypesYet': { kind: string }
  'facilities.none': null
  'facilities.noneMatch': { kind: string }
  'facilities.noneYet': { kind: string }
  'facilities.notCleaned': null
  'facilities.notEverythingWasDone': null
  'facilities.notFound': null
  'facilities.note': null
  'facilities.occupancy': null
  'facilities.occupied': null
  'facilities.onlyOneBlocking': null
  'facilities.onlyOneFacility': null
  'facilities.other': null
  'facilities.outOfInventory': null
  'facilities.outOfOrder': null
  'facilities.outOfService': null
  'facilities.partlyBecameAvailable': { kind: string; done: string | number; count: number; refused: string | number }
  'facilities.partlyChanged': { kind: string; done: string | number; count: number; refused: string | number }
  'facilities.partlyDeleted': { kind: string; done: string | number; count: number; refused: string | number }
  'facilities.pestControl': null
  'facilities.pictureCount': { count: number }
  'facilities.pictures': null
  'facilities.picturesOfNew': { kind: string }
  'facilities.place': null
  'facilities.rangeEndsTooEarly': null
  'facilities.reason': null
  'facilities.refused': null
  'facilities.refusedByConflicts': { reason: string | number; conflicts: string | number }
  'facilities.releaseBlockingAction': null
  'facilities.releaseButton': null
  'facilities.releaseQuestion': { name: string | number }
  'facilities.releasesBlocking': { status: string | number; reason: string | number; nights: string | number }
  'facilities.remarks': null
  'facilities.renovation': null
  'facilities.required': null
  'facilities.restored': { kind: string; count: number }
  'facilities.retry': null
  'facilities.reworkHint': null
  'facilities.roomOnFloor': { name: string | number; floor: string | number }
  'facilities.safetyOrFireCheck': null
  'facilities.saveDates': null
  'facilities.scheduledBlocking': { status: string | number; day: string | number }
  'facilities.searchFailed': null
  'facilities.section': null
  'facilities.selected': { kind: string }
  'facilities.serviceDeclined': null
  'facilities.setMany': { kind: string; count: number; status: string | number }
  'facilities.setStatus': { status: string | number }
  'facilities.showRoom': null
  'facilities.smoking': null
  'facilities.smokingAllowed': null
  'facilities.someTaken': { kind: string; count: number; taken: string | number }
  'facilities.staffUse': null
  'facilities.status': null
  'facilities.statusAction': null
  'facilities.statusChanged': { kind: string; count: number; status: string | number }
  'facilities.statusEffect': { category: string; inventory: string; house: string; assignment: string }
  'facilities.statusInSentence': { status: string }
  'facilities.statusOf': { kind: string; count: number; name: string | number }
  'facilities.statusPartlyChanged': {
    kind: string
    done: string | number
    count: number
    status: string | number
    refused: string | number
  }
  'facilities.statusesSelected': { count: number }
  'facilities.stayedInOnOneNight': null
  'facilities.stayover': null
  'facilities.taken': null
  'facilities.tooManyNames': { count: number; max: string | number }
  'facilities.tryAgain': null
  'facilities.type': null
  'facilities.typeAndName': null
  'facilities.typeAndNameHint': null
  'facilities.typePartOfTheName': null
  'facilities.typesSelected': { count: number }
  'facilities.unprintableCharacter': null
  'facilities.untilDay': { day: string | number }
  'facilities.updated': null
  'facilities.updatedBetween': null
  'facilities.vacant': null
  'facilities.whatHappens': null
  'facilities.whatWasDone': null
  'facilities.whatWillBeDone': null
  'facilities.willBeDone': null
  'facilities.willChange': { kind: string; allowed: string | number; count: number }
  'facilities.without': null
  'facilities.withoutStatus': null
  'facilities.working': null
  'facilities.wrongRange': null
  'facilities.yes': null
  'facility-categories.all': null
  'facility-categories.asset': null
  'facility-categories.assets': null
  'facility-categories.count': { count: number }
  'facility-categories.createButton': null
  'facility-categories.deleteButton': { count: number; name: string | number }
  'facility-categories.deleteQuestion': { count: number; name: string | number }
  'facility-categories.deleted': { count: number }
  'facility-categories.facilityTypes': null
  'facility-categories.facilityTypesOf': { count: number; name: string | number }
  'facility-categories.found': { count: number }
  'facility-categories.kind': null
  'facility-categories.kindHint': null
  'facility-categories.mustBeRoomOrAsset': null
  'facility-categories.name': null
  'facility-categories.newAppearHere': null
  'facility-categories.newCategory': null
  'facility-categories.noCategories': null
  'facility-categories.noneMatch': null
  'facility-categories.noneYet': null
  'facility-categories.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'facility-categories.required': null
  'facility-categories.room': null
  'facility-categories.rooms': null
  'facility-categories.selected': null
  'facility-categories.usedCannotBeDeleted': null
  'facility-types.adultCount': { count: number }
  'facility-types.adults': null
  'facility-types.allCategories': null
  'facility-types.amenities': null
  'facility-types.amenitiesHint': null
  'facility-types.cancel': null
  'facility-types.capacity': null
  'facility-types.capacityHint': null
  'facility-types.categoriesSelected': { count: number }
  'facility-types.category': null
  'facility-types.categoryWithKind': { kind: string; name: string | number }
  'facility-types.changedMeanwhile': { by: string }
  'facility-types.changesApplyToAll': { kind: string; count: number }
  'facility-types.childCount': { count: number }
  'facility-types.children': null
  'facility-types.cleaning': null
  'facility-types.clearFiltersSentence': null
  'facility-types.code': null
  'facility-types.codeCharacters': null
  'facility-types.couldNotBeOpened': null
  'facility-types.count': { count: number }
  'facility-types.createButton': null
  'facility-types.deleteButton': { count: number; name: string | number }
  'facility-types.deleteQuestion': { count: number; name: string | number }
  'facility-types.deleted': { count: number }
  'facility-types.description': null
  'facility-types.details': null
  'facility-types.detailsHint': null
  'facility-types.dropTarget': { side: string; name: string | number; other: string | number }
  'facility-types.duplicate': null
  'facility-types.edit': null
  'facility-types.editTitle': null
  'facility-types.extraBedCount': { count: number }
  'facility-types.extraBeds': null
  'facility-types.facilitiesOf': { kind: string; count: number; name: string | number }
  'facility-types.facilitiesOfThisType': { kind: string }
  'facility-types.facilityCategories': null
  'facility-types.facilityTypes': null
  'facility-types.found': { count: number }
  'facility-types.images': null
  'facility-types.inMinutes': null
  'facility-types.inSquareMetres': null
  'facility-types.inUse': null
  'facility-types.itIsTheFirst': null
  'facility-types.itIsTheLast': null
  'facility-types.itIsTheOnlyOne': null
  'facility-types.minutes': { count: number }
  'facility-types.move': null
  'facility-types.moveDown': null
  'facility-types.moveHandle': { name: string | number }
  'facility-types.moveTitle': { name: string | number }
  'facility-types.moveTo': null
  'facility-types.moveUp': null
  'facility-types.moved': { name: string | number; place: string | number; total: string | number }
  'facility-types.name': null
  'facility-types.nameOrCode': null
  'facility-types.newAppearHere': null
  'facility-types.newFacilityType': null
  'facility-types.noAmenitiesYet': null
  'facility-types.noCategoriesYet': null
  'facility-types.noTypes': null
  'facility-types.none': null
  'facility-types.noneMatch': null
  'facility-types.noneOfThisType': { kind: string }
  'facility-types.noneYet': null
  'facility-types.occupancy': null
  'facility-types.occupancyTooLarge': null
  'facility-types.occupancyTooSmall': null
  'facility-types.order': null
  'facility-types.orderIsFiltered': null
  'facility-types.orderIsSorted': null
  'facility-types.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'facility-types.perNight': null
  'facility-types.pictureCount': { count: number }
  'facility-types.pictures': null
  'facility-types.picturesHint': null
  'facility-types.place': null
  'facility-types.placeHint': { total: string | number; place: string | number }
  'facility-types.price': null
  'facility-types.priceAndUpkeep': null
  'facility-types.priceHint': { currency: string | number }
  'facility-types.required': null
  'facility-types.selected': null
  'facility-types.showAll': { kind: string }
  'facility-types.size': null
  'facility-types.squareMetres': { size: string | number }
  'facility-types.together': { count: number }
  'facility-types.type': null
  'facility-types.usedCannotBeDeleted': null
  'facility-types.wasNotMoved': { name: string | number; message: string | number }
  'facility-types.wrongPlace': { total: string | number }
  'forms.allHave': { value: string | number }
  'forms.back': null
  'forms.backTo': { list: string | number }
  'forms.backToTheForm': null
  'forms.bookableFrom': null
  'forms.bookableTo': null
  'forms.cancel': null
  'forms.changed': null
  'forms.changesWillBeLost': null
  'forms.close': null
  'forms.conflictToDecide': { by: string }
  'forms.conflictWithoutChoice': { by: string }
  'forms.created': { name: string | number }
  'forms.discardChanges': null
  'forms.done': null
  'forms.editCrumb': null
  'forms.editNamed': { name: string | number }
  'forms.errorWithRequest': { message: string | number; requestId: string | number }
  'forms.fieldsThatDiffer': null
  'forms.firstNight': null
  'forms.hasNow': { value: string | number }
  'forms.history': null
  'forms.isRenamed': { before: string | number; after: string | number }
  'forms.keep': { theirs: string | number }
  'forms.keepEditing': null
  'forms.keepMineForAll': { by: string }
  'forms.lastNight': null
  'forms.leaveQuestion': null
  'forms.loading': null
  'forms.loadingDates': null
  'forms.mixedValues': { count: number }
  'forms.mustBeAfterBookableFrom': null
  'forms.name': null
  'forms.newCrumb': null
  'forms.newValuesForEach': null
  'forms.noChange': null
  'forms.notAPicture': { name: string | number }
  'forms.notEverythingWasChanged': null
  'forms.notEverythingWasDone': null
  'forms.notTried': null
  'forms.nothingIsSavedYet': null
  'forms.onlyTheyChangedIt': { by: string }
  'forms.onlyYouChangedIt': { by: string }
  'forms.pictureLimits': null
  'forms.pictureTooLarge': { name: string | number; max: string | number }
  'forms.refused': null
  'forms.refusedNotSavedYet': null
  'forms.refusedStaySelected': null
  'forms.rename': null
  'forms.renameIt': { mine: string | number }
  'forms.renameTitle': { name: string | number }
  'forms.renamedMeanwhile': { by: string; theirs: string | number }
  'forms.retry': null
  'forms.reviewChanges': null
  'forms.sameNameMeanwhile': { by: string; theirs: string | number }
  'forms.saveChanges': null
  'forms.saveTheseValues': null
  'forms.saved': { name: string | number }
  'forms.savedMeanwhile': null
  'forms.savedOnPress': null
  'forms.saving': null
  'forms.takeTheirsForAll': { by: string }
  'forms.tickFields': null
  'forms.tickOneField': null
  'forms.tryAgain': null
  'forms.unchanged': { name: string | number }
  'forms.willBeDone': null
  'forms.working': null
  'forms.yours': { by: string }
  'group.changeDown': { when: string; difference: string | number }
  'group.changeSame': { when: string }
  'group.changeUnknown': { when: string }
  'group.changeUp': { when: string; difference: string | number }
  'group.changeWhen': { when: string }
  'group.checkInFrom': { time: string | number }
  'group.compared': null
  'group.comparedWithWeek': null
  'group.days': { count: number }
  'group.figuresByProperty': null
  'group.firstProperties': { count: string | number; total: string | number }
  'group.groupFigures': null
  'group.loaded': { count: number }
  'group.lookCount': { name: string | number; count: string | number }
  'group.lookRule': { kind: string }
  'group.lookTitle': { kind: string }
  'group.moreLooks': { count: number }
  'group.mustBeSort': null
  'group.needsALook': null
  'group.noGroupFiguresOnServer': null
  'group.noProperties': null
  'group.nothingNeedsALook': null
  'group.points': { difference: string | number }
  'group.property': null
  'group.todayAtEach': null
  'group.totalOf': { currency: string | number; properties: number }
  'group.trend': { first: string | number; last: string | number; lowest: string | number; highest: string | number }
  'housekeeping.actions': null
  'housekeeping.actionsFor': { room: string | number }
  'housekeeping.allChangesHeldBack': null
  'housekeeping.allRooms': null
  'housekeeping.allRoomsDone': { done: string | number; rooms: number }
  'housekeeping.anybody': null
  'housekeeping.anyFloor': null
  'housekeeping.anyPriority': null
  'housekeeping.anyRequest': null
  'housekeeping.anyStay': null
  'housekeeping.anyType': null
  'housekeeping.arrival': null
  'housekeeping.arrivalAt': { time: string | number }
  'housekeeping.arrivals': null
  'housekeeping.assign': null
  'housekeeping.assignEvenly': { rooms: number }
  'housekeeping.assignEvenlyWithDialog': null
  'housekeeping.assignRoom': { room: string | number }
  'housekeeping.assignRooms': { rooms: number }
  'housekeeping.assignRoomsToAttendants': { rooms: number; attendants: number }
  'housekeeping.assignRoomsWithDialog': null
  'housekeeping.assignTo': { name: string | number }
  'housekeeping.assignToWithDialog': null
  'housekeeping.assignWithDialog': null
  'housekeeping.attendant': null
  'housekeeping.attendantNamed': { name: string | number }
  'housekeeping.attendantsSelected': { count: number }
  'housekeeping.attendantsToday': null
  'housekeeping.attendantsTodayTable': null
  'housekeeping.backToTheRooms': null
  'housekeeping.board': null
  'housekeeping.bothDaysIncluded': null
  'housekeeping.cancel': null
  'housekeeping.change': null
  'housekeeping.changedAt': null
  'housekeeping.changedBetween': null
  'housekeeping.changedWhileYoursWaited': { rooms: number }
  'housekeeping.changeOfRooms': { change: string | number; rooms: string | number }
  'housekeeping.changesCameTooLate': null
  'housekeeping.changesHeading': null
  'housekeeping.changesHeldBack': { changes: number }
  'housekeeping.changesInOrder': null
  'housekeeping.changesNotStored': null
  'housekeeping.changesWaitForConnection': { changes: number }
  'housekeeping.changesWaiting': { changes: number }
  'housekeeping.changesWaitingToBeSent': null
  'housekeeping.checkingForChanges': null
  'housekeeping.chooseChangeToKeep': null
  'housekeeping.clean': null
  'housekeeping.cleanedByYou': null
  'housekeeping.cleaning': null
  'housekeeping.clearFilters': null
  'housekeeping.close': null
  'housekeeping.confirm': null
  'housekeeping.confirmRoom': { room: string | number }
  'housekeeping.connecting': null
  'housekeeping.countOfAll': { count: string | number; total: string | number }
  'housekeeping.decideLater': null
  'housekeeping.decideWithDialog': null
  'housekeeping.departed': null
  'housekeeping.departedAndArrival': { time: string | number }
  'housekeeping.dirty': null
  'housekeeping.discrepancies': null
  'housekeeping.discrepanciesTable': null
  'housekeeping.discrepanciesWithDialog': null
  'housekeeping.discrepancy': null
  'housekeeping.discrepancyFound': { code: string | number; meaning: string | number }
  'housekeeping.done': null
  'housekeeping.doNotDisturb': null
  'housekeeping.dueOut': null
  'housekeeping.dueOutAndArrival': { departsAt: string | number; arrivesAt: string | number }
  'housekeeping.dueOutAt': { time: string | number }
  'housekeeping.eventNeedsOtherStatus': { event: string | number; allowed: string | number; status: string }
  'housekeeping.eventOnRoom': { event: string; room: string | number }
  'housekeeping.eventWithReason': { event: string | number; reason: string | number }
  'housekeeping.failInspection': null
  'housekeeping.failInspectionOf': { room: string | number }
  'housekeeping.failInspectionOfRooms': { rooms: number }
  'housekeeping.failWithDialog': null
  'housekeeping.fieldChanged': { field: string | number; before: string | number; after: string | number }
  'housekeeping.filterRooms': null
  'housekeeping.finish': null
  'housekeeping.finishCleaning': null
  'housekeeping.floor': null
  'housekeeping.floorNamed': { floor: string | number }
  'housekeeping.floorsSelected': { count: number }
  'housekeeping.found': { occupancy: string }
  'housekeeping.foundOccupancy': null
  'housekeeping.fullStop': { sentence: string | number }
  'housekeeping.goToTheRooms': null
  'housekeeping.groupBy': null
  'housekeeping.guestAskedNotToBeDisturbed': null
  'housekeeping.guestDeclinedService': null
  'housekeeping.history': null
  'housekeeping.historyNotLoaded': null
  'housekeeping.historyOf': { room: string | number }
  'housekeeping.historyOfARoom': null
  'housekeeping.historyTable': null
  'housekeeping.housekeeping': null
  'housekeeping.housekeepingHistory': null
  'housekeeping.inspected': null
  'housekeeping.instantOutOfReach': null
  'housekeeping.keepMine': null
  'housekeeping.keepMineFor': { room: string | number }
  'housekeeping.keyword': null
  'housekeeping.labelWithDialog': { label: string | number }
  'housekeeping.live': null
  'housekeeping.loadAgain': null
  'housekeeping.loading': null
  'housekeeping.loadingTheHistory': null
  'housekeeping.makeUpRoom': null
  'housekeeping.marks': null
  'housekeeping.minutes': null
  'housekeeping.minutesAgainstShift': { shift: string | number }
  'housekeeping.minutesOfShift': { before: string | number; after: string | number; shift: string | number }
  'housekeeping.minutesOver': { minutes: string | number; over: string | number }
  'housekeeping.minutesSharedEvenly': { minutes: number }
  'housekeeping.minutesShort': { minutes: string | number }
  'housekeeping.more': { count: string | number }
  'housekeeping.moreActions': null
  'housekeeping.moreFilters': null
  'housekeeping.moreInLane': { count: string | number; lane: string | number }
  'housekeeping.mustBeDiscrepancy': null
  'housekeeping.mustBeService': null
  'housekeeping.mustBeStatus': null
  'housekeeping.mustBeStay': null
  'housekeeping.mustBeVacantOrOccupied': null
  'housekeeping.myRooms': null
  'housekeeping.needsATouchUp': null
  'housekeeping.never': null
  'housekeeping.newest': null
  'housekeeping.next': null
  'housekeeping.noAttendant': null
  'housekeeping.noAttendantsAskManager': null
  'housekeeping.noAttendantsGiveRole': null
  'housekeeping.noAttendantSpoken': null
  'housekeeping.noChangesInThisPeriod': null
  'housekeeping.noConflictsLeft': null
  'housekeeping.noDiscrepancies': null
  'housekeeping.noDiscrepancy': null
  'housekeeping.noFloor': null
  'housekeeping.noHistoryOnServer': null
  'housekeeping.none': null
  'housekeeping.noneBeforeOrAfter': null
  'housekeeping.noReport': null
  'housekeeping.noRequest': null
  'housekeeping.noRoom': null
  'housekeeping.noRoomSelected': null
  'housekeeping.noRoomsMatch': null
  'housekeeping.noRoomsNeedCleaning': null
  'housekeeping.noRoomsOfMine': null
  'housekeeping.noRoomsOfMineHint': null
  'housekeeping.noRoomsToAssign': null
  'housekeeping.noRoomsYet': null
  'housekeeping.noRush': null
  'housekeeping.noShownRoomNeedsCleaning': null
  'housekeeping.noStay': null
  'housekeeping.noStayToday': null
  'housekeeping.notAllRoomsShown': null
  'housekeeping.note': null
  'housekeeping.notEverythingDone': null
  'housekeeping.nothingToChange': null
  'housekeeping.nothingToDecide': null
  'housekeeping.now': null
  'housekeeping.occupied': null
  'housekeeping.offline': null
  'housekeeping.offsetMissing': null
  'housekeeping.ofSelected': { selected: number; shown: string | number }
  'housekeeping.older': null
  'housekeeping.oneForAllOrPerId': null
  'housekeeping.onShift': null
  'housekeeping.otherStepsNeedOtherStatus': { status: string }
  'housekeeping.pass': null
  'housekeeping.passInspection': null
  'housekeeping.paused': null
  'housekeeping.pauseUpdates': null
  'housekeeping.personIsOnShift': { name: string | number }
  'housekeeping.pickup': null
  'housekeeping.print': null
  'housekeeping.priority': null
  'housekeeping.problem': null
  'housekeeping.problemOnSheet': { problem: string | number; text: string | number }
  'housekeeping.problems': null
  'housekeeping.properties': null
  'housekeeping.reason': null
  'housekeeping.reasonDescription': null
  'housekeeping.reasonGiven': { reason: string | number }
  'housekeeping.removeAFilter': null
  'housekeeping.removeTheAttendant': null
  'housekeeping.reportOccupied': null
  'housekeeping.reportProblemIn': { room: string | number }
  'housekeeping.reportProblemWithDialog': null
  'housekeeping.reportVacant': null
  'housekeeping.request': null
  'housekeeping.requestNumber': { id: string | number }
  'housekeeping.requestsSelected': { count: number }
  'housekeeping.required': null
  'housekeeping.resumeUpdates': null
  'housekeeping.retry': null
  'housekeeping.room': null
  'housekeeping.roomAssigned': { room: string | number; name: string | number }
  'housekeeping.roomChangedBack': { room: string | number }
  'housekeeping.roomChangedBackTo': { status: string; room: string | number }
  'housekeeping.roomCount': { rooms: number }
  'housekeeping.roomCounts': null
  'housekeeping.roomMarkedAsRush': { room: string | number }
  'housekeeping.roomMessage': { room: string | number; message: string | number }
  'housekeeping.roomNoLongerReported': { room: string | number }
  'housekeeping.roomNoLongerRush': { room: string | number }
  'housekeeping.roomNotChanged': { room: string | number }
  'housekeeping.roomOrAttendant': null
  'housekeeping.roomReported': { occupancy: string; room: string | number }
  'housekeeping.roomRequestSet': { room: string | number; request: string | number }
  'housekeeping.rooms': null
  'housekeeping.roomsAndChanged': { rooms: string | number; held: string | number }
  'housekeeping.roomsAppearHere': null
  'housekeeping.roomsAsOf': { time: string | number }
  'housekeeping.roomsAssigned': { refused: number; rooms: number; name: string | number; done: string | number }
  'housekeeping.roomsChangedBack': { refused: number; rooms: number; done: string | number }
  'housekeeping.roomsChangedBackTo': { status: string; refused: number; rooms: number; done: string | number }
  'housekeeping.roomsChangedByOthers': { rooms: number }
  'housekeeping.roomsChangedMeanwhile': null
  'housekeeping.roomSetTo': { status: string; room: string | number }
  'housekeeping.roomSharedOut': { room: string | number; attendants: number }
  'housekeeping.roomsMarkedAsRush': { refused: number; rooms: number; done: string | number }
  'housekeeping.roomsNoLongerReported': { refused: number; rooms: number; done: string | number }
  'housekeeping.roomsNoLongerRush': { refused: number; rooms: number; done: string | number }
  'housekeeping.roomsNotLoaded': null
  'housekeeping.roomsNotRefreshed': null
  'housekeeping.roomsOf': { name: string | number }
  'housekeeping.roomsOfTable': { name: string | number }
  'housekeeping.roomsPerAttendant': null
  'housekeeping.roomsPerAttendantTable': null
  'housekeeping.roomsReported': { occupancy: string; refused: number; rooms: number; done: string | number }
  'housekeeping.roomsRequestSet': { refused: number; rooms: number; request: string | number; done: string | number }
  'housekeeping.roomsSetTo': { status: string; refused: number; rooms: number; done: string | number }
  'housekeeping.roomsSharedOut': { refused: number; rooms: number; attendants: number; done: string | number }
  'housekeeping.roomsTable': null
  'housekeeping.roomsTakenOver': { count: number }
  'housekeeping.roomsToDo': { rooms: number; toDo: string | number; city: string | number }
  'housekeeping.roomsUnassigned': { refused: number; rooms: number; done: string | number }
  'housekeeping.roomUnassigned': { room: string | number }
  'housekeeping.rush': null
  'housekeeping.selectAll': { count: string | number }
  'housekeeping.selectedBehindFilters': { here: number; count: string | number }
  'housekeeping.selectedRooms': null
  'housekeeping.selectRoom': { room: string | number }
  'housekeeping.sending': null
  'housekeeping.sendNow': null
  'housekeeping.sentOnceOnline': null
  'housekeeping.serviceDeclined': null
  'housekeeping.show': null
  'housekeeping.showChanges': { changes: number }
  'housekeeping.shownAs': null
  'housekeeping.skip': null
  'housekeeping.skipMeaning': null
  'housekeeping.sleep': null
  'housekeeping.sleepMeaning': null
  'housekeeping.someRoomsDone': { done: string | number; rooms: number; minutes: string | number }
  'housekeeping.start': null
  'housekeeping.startCleaning': null
  'housekeeping.stateWaiting': null
  'housekeeping.status': null
  'housekeeping.statusAndRoom': { status: string | number; room: string | number }
  'housekeeping.statusAsOf': null
  'housekeeping.statusAsOfTable': { time: string | number }
  'housekeeping.statusAsOfTime': { time: string | number }
  'housekeeping.statusOfRooms': { status: string }
  'housekeeping.stay': null
  'housekeeping.stayover': null
  'housekeeping.stayovers': null
  'housekeeping.staysSelected': { count: number }
  'housekeeping.supervisorInspects': null
  'housekeeping.table': null
  'housekeeping.takeTheirs': null
  'housekeeping.takeTheirsFor': { room: string | number }
  'housekeeping.takingLonger': null
  'housekeeping.taskSheets': null
  'housekeeping.theirs': null
  'housekeeping.theSystem': null
  'housekeeping.time': null
  'housekeeping.timeSkipped': null
  'housekeeping.timeTwice': null
  'housekeeping.toBeDecided': null
  'housekeeping.today': null
  'housekeeping.total': null
  'housekeeping.touchUp': null
  'housekeeping.type': null
  'housekeeping.typesSelected': { count: number }
  'housekeeping.unassigned': null
  'housekeeping.unassignedRooms': null
  'housekeeping.unassignedRoomsTable': null
  'housekeeping.undo': null
  'housekeeping.undoBackTo': { status: string }
  'housekeeping.undoesOnlyCondition': null
  'housekeeping.undoRoomBackTo': { status: string; room: string | number }
  'housekeeping.usersManagement': null
  'housekeeping.vacant': null
  'housekeeping.waitingToBeSent': null
  'housekeeping.what': null
  'housekeeping.whatToDo': null
  'housekeeping.whatWasDone': null
  'housekeeping.when': null
  'housekeeping.who': null
  'housekeeping.withdrawReport': null
  'housekeeping.withdrawReportOf': { room: string | number }
  'housekeeping.workOfAttendant': { name: string | number; rooms: number; minutes: string | number }
  'housekeeping.workOnSheet': { rooms: number; left: string | number; minutes: string | number }
  'housekeeping.yourChangeCannotBeKept': { reason: string | number }
  'housekeeping.yours': null
  'imports.alsoInRow': { row: string | number }
  'imports.answeredOf': { answered: string | number; count: string | number }
  'imports.asset': null
  'imports.backToList': { tab: string }
  'imports.becomes': null
  'imports.browserCouldNotOpen': null
  'imports.cancel': null
  'imports.changeButton': { changed: string | number }
  'imports.changed': null
  'imports.changedCount': { count: number }
  'imports.changedMeanwhile': { by: string }
  'imports.checkingEveryRow': null
  'imports.chooseAFile': null
  'imports.chooseAnotherButton': null
  'imports.chooseAnotherFile': null
  'imports.chooseButton': null
  'imports.cleaningMinutes': null
  'imports.couldNotBeOpened': null
  'imports.createAndChangeButton': { created: string | number; changed: string | number }
  'imports.createButton': { created: string | number }
  'imports.created': null
  'imports.createdCount': { count: number }
  'imports.details': null
  'imports.difference': {
    label: string | number
    before: string | number
    becomes: string | number
    after: string | number
  }
  'imports.downloadCurrent': { tab: string }
  'imports.downloadTheRefusedRows': null
  'imports.downloading': null
  'imports.dropWorkbookHere': null
  'imports.empty': null
  'imports.fileIsEmpty': null
  'imports.hasAFormula': null
  'imports.hasATimeOfDay': null
  'imports.hasMacros': null
  'imports.hasNoRows': null
  'imports.hasNoSheet': null
  'imports.howTo': { tab: string }
  'imports.import': null
  'imports.importAnotherFile': null
  'imports.importEverything': null
  'imports.importFinished': null
  'imports.importStopped': null
  'imports.imported': { tab: string; count: number }
  'imports.importedRowsStay': null
  'imports.importing': null
  'imports.inventoryFileName': null
  'imports.isADate': null
  'imports.isAPercentage': null
  'imports.isAnError': { text: string | number }
  'imports.isBinaryWorkbook': null
  'imports.isDamaged': null
  'imports.isNoWorkbook': null
  'imports.isOldExcel': null
  'imports.isProtected': null
  'imports.isText': null
  'imports.isWebPage': null
  'imports.isZip': null
  'imports.missing': { columns: string | number }
  'imports.moreThanOnce': { columns: string | number }
  'imports.mustBeADateLike': null
  'imports.mustBeANumberLike': { example: string | number }
  'imports.mustBeAnId': null
  'imports.mustBeOneOf': { words: string | number }
  'imports.mustBeYesOrNo': null
  'imports.name': null
  'imports.neededRowRefused': null
  'imports.new': null
  'imports.newValue': { label: string | number; value: string | number }
  'imports.no': null
  'imports.noDecimals': { currency: string | number }
  'imports.noKnownSheet': { names: string | number }
  'imports.noSuchAddonType': { name: string | number }
  'imports.noSuchAmenity': { codes: string | number }
  'imports.noSuchCategory': { name: string | number }
  'imports.noSuchFacilityType': { code: string | number }
  'imports.noSuchRecord': { tab: string; id: string | number }
  'imports.notConfirmed': { message: string | number }
  'imports.notImported': { column: string | number }
  'imports.notImportedStays': { column: string | number; value: string | number }
  'imports.notTried': null
  'imports.nothingChangedYet': null
  'imports.nothingChangedYetSomeRefused': null
  'imports.nothingToImport': { tab: string }
  'imports.openingTheFile': null
  'imports.otherCurrency': { currency: string | number }
  'imports.outcome': null
  'imports.passedStep': null
  'imports.preview': null
  'imports.previewOf': { count: number; file: string | number }
  'imports.range': { first: string | number; last: string | number; total: string | number }
  'imports.reasonOfColumn': { column: string | number; reason: string | number }
  'imports.refused': null
  'imports.refusedCount': { count: number }
  'imports.refusedFileName': { tab: string }
  'imports.required': null
  'imports.results': null
  'imports.room': null
  'imports.row': null
  'imports.rows': null
  'imports.rowsOfSheets': null
  'imports.rowsShown': { range: string | number }
  'imports.sameRecord': { tab: string; row: string | number }
  'imports.sheet': null
  'imports.sheetIsEmpty': null
  'imports.sheetProblem': { sheet: string | number; problem: string | number }
  'imports.stepOf': { label: string | number; step: string | number; count: string | number; name: string | number }
  'imports.stopping': null
  'imports.summary': { facts: string | number }
  'imports.table': { caption: string | number }
  'imports.takenBy': { tab: string; id: string | number }
  'imports.title': { tab: string }
  'imports.tooLarge': null
  'imports.tooManyDecimals': { digits: number; currency: string | number }
  'imports.tooManyRecords': { max: string | number }
  'imports.tooManyRows': { max: string | number }
  'imports.tookTooLong': null
  'imports.tryTheRest': { count: string | number }
  'imports.typeOfOtherKind': { kind: string; code: string | number }
  'imports.unchanged': null
  'imports.unchangedCount': { count: number }
  'imports.unknown': { columns: string | number }
  'imports.unpacksTooLarge': null
  'imports.untriedCount': { count: number }
  'imports.whyRefused': null
  'imports.withoutHeading': { columns: string | number }
  'imports.workbook': null
  'imports.workbookLimits': null
  'imports.writingTheFile': null
  'imports.wrongColumns': { errors: string | number }
  'imports.yes': null
  'inbox.allRead': null
  'inbox.arrived': { count: number }
  'inbox.dayClosed': { by: string | number; day: string | number }
  'inbox.dayReopened': { by: string | number; day: string | number; reason: string | number }
  'inbox.daysClosed': { by: string | number; count: number; day: string | number }
  'inbox.daysReopened': { by: string | number; count: number; day: string | number; reason: string | number }
  'inbox.empty': null
  'inbox.emptyHint': null
  'inbox.exportFinished': { list: string | number; format: string }
  'inbox.importRefused': { refused: number; list: string; count: number }
  'inbox.inbox': null
  'inbox.inboxWithUnread': { count: string | number }
  'inbox.latePosting': { by: string | number; day: string | number; booked: string | number }
  'inbox.monthClosed': { by: string | number; month: string | number }
  'inbox.monthReopened': { by: string | number; month: string | number; reason: string | number }
  'inbox.monthsClosed': { by: string | number; count: number; month: string | number }
  'inbox.monthsReopened': { by: string | number; count: number; month: string | number; reason: string | number }
  'inbox.more': { count: number }
  'inbox.new': null
  'inbox.offline': null
  'inbox.problemDone': { by: string | number; room: string | number }
  'inbox.reportReady': { report: string | number; period: string | number }
  'inbox.roomsAssigned': { by: string | number; count: number; rooms: string | number }
  'inbox.showMore': null
  'list.cancelDownload': null
  'list.clearFilters': null
  'list.download': null
  'list.downloadFailed': { message: string | number }
  'list.downloadFinished': null
  'list.downloading': null
  'list.firstHiddenByFilters': { count: string | number; name: string | number }
  'list.firstOnPage': { count: string | number; name: string | number; page: string | number }
  'list.hiddenByFilters': { saved: string | number }
  'list.loading': null
  'list.missingHint': null
  'list.notAmongTheRows': { name: string | number; link: string | number }
  'list.nowOnPage': { saved: string | number; page: string | number }
  'list.pageOf': { count: string | number; currentPage: string | number; lastPage: string | number }
  'list.range': { first: string | number; last: string | number; total: string | number }
  'list.removeFilters': null
  'list.rowsAndSelection': { rows: string | number; selection: string | number }
  'list.rowsAreStale': null
  'list.selectedOfAll': { count: string | number; total: string | number }
  'list.selectedOverPages': { here: number; count: string | number }
  'list.selectRows': null
  'list.showCreated': { name: string | number }
  'list.view': null
  'palette.actions': null
  'palette.deactivated': null
  'palette.field': null
  'palette.goTo': null
  'palette.people': null
  'palette.recent': null
  'palette.roomsAndAssets': null
  'password.confirmationRequired': null
  'password.mismatch': null
  'password.mustMeetEveryRule': null
  'password.required': null
  'password.ruleLength': null
  'password.ruleLowercase': null
  'password.ruleNumber': null
  'password.ruleSymbol': null
  'password.ruleUppercase': null
  'password.tooLong': null
  'people.access': null
  'people.accessHint': null
  'people.actions': null
  'people.actionsFor': { name: string | number }
  'people.allProperties': null
  'people.allPropertiesOption': { label: string | number }
  'people.anyDepartment': null
  'people.anyRole': null
  'people.anyStatus': null
  'people.askForLink': null
  'people.beyondOwnRights': null
  'people.changedMeanwhile': { by: string }
  'people.checkingLink': null
  'people.choicesFailed': null
  'people.copied': null
  'people.copyFailed': null
  'people.copyLink': null
  'people.count': { count: number }
  'people.createButton': null
  'people.deactivate': null
  'people.deactivateButton': null
  'people.deactivateQuestion': { name: string | number }
  'people.deactivateText': null
  'people.deactivated': { name: string | number }
  'people.departments': null
  'people.departmentsSelected': { count: number }
  'people.done': null
  'people.edit': null
  'people.editTitle': null
  'people.email': null
  'people.emailHint': null
  'people.emailInvalid': null
  'people.filterPeople': null
  'people.firstName': null
  'people.forAccount': { name: string | number }
  'people.goToSignIn': null
  'people.language': null
  'people.languageOfBrowser': null
  'people.lastName': null
  'people.link': null
  'people.linkButton': null
  'people.linkOver': null
  'people.linkQuestion': { name: string | number }
  'people.linkQuestionText': null
  'people.linkText': { name: string | number; moment: string | number }
  'people.linkTitle': { name: string | number }
  'people.makeLink': null
  'people.name': null
  'people.nameOrEmail': null
  'people.newAppearHere': null
  'people.newPerson': null
  'people.no': null
  'people.none': null
  'people.noneMatch': null
  'people.notOpened': null
  'people.passwordIsSet': null
  'people.passwordNotSet': null
  'people.people': null
  'people.peopleTable': null
  'people.person': null
  'people.personHint': null
  'people.position': null
  'people.properties': null
  'people.propertyCount': { count: number }
  'people.propertyRequired': null
  'people.reactivate': null
  'people.reactivateButton': null
  'people.reactivateQuestion': { name: string | number }
  'people.reactivateText': null
  'people.reactivated': { name: string | number }
  'people.retry': null
  'people.role': null
  'people.roleRequired': null
  'people.roles': null
  'people.rolesSelected': { count: number }
  'people.search': null
  'people.setPassword': null
  'people.setPasswordButton': null
  'people.settingPassword': null
  'people.status': null
  'people.yes': null
  'problems.aFormerColleague': null
  'problems.actions': null
  'problems.anyKind': null
  'problems.anyPriority': null
  'problems.anyRoom': null
  'problems.atMostPhotos': { max: number }
  'problems.backToTheRooms': null
  'problems.blockRoomForProblem': { problem: string | number }
  'problems.blockRoomWithDialog': null
  'problems.blockedUntil': { kind: string | number; day: string | number }
  'problems.blockedUntilDate': null
  'problems.blocking': null
  'problems.byRoom': null
  'problems.cancel': null
  'problems.changedMeanwhile': { by: string }
  'problems.cityTime': { city: string | number }
  'problems.cleaning': null
  'problems.contentOnItsWay': null
  'problems.count': { count: number }
  'problems.countAndCityTime': { problems: number; city: string | number }
  'problems.discard': null
  'problems.discardReportOf': { room: string | number }
  'problems.done': null
  'problems.doneAt': null
  'problems.doneBy': { who: string | number }
  'problems.doneByPerson': null
  'problems.editProblem': { problem: string | number }
  'problems.editProblemIn': { room: string | number }
  'problems.editReportOf': { room: string | number }
  'problems.editUndone': { problem: string | number }
  'problems.editWithDialog': null
  'problems.electrical': null
  'problems.equipment': null
  'problems.filterProblems': null
  'problems.finishProblem': { problem: string | number }
  'problems.furniture': null
  'problems.heatingOrAirConditioning': null
  'problems.housekeeping': null
  'problems.inProgress': null
  'problems.keyword': null
  'problems.kind': null
  'problems.kindsSelected': { count: number }
  'problems.lostAndFound': null
  'problems.low': null
  'problems.mustBeKind': null
  'problems.mustBePriority': null
  'problems.mustBeStatus': null
  'problems.newAppearHere': null
  'problems.newestFirst': null
  'problems.noLongerBlocked': { kind: string }
  'problems.noProblems': null
  'problems.noneMatch': null
  'problems.noneYet': null
  'problems.normal': null
  'problems.notChanged': { problem: string | number; message: string | number }
  'problems.notDone': null
  'problems.notFound': null
  'problems.notOpened': { message: string | number }
  'problems.notReportedInRoom': { room: string | number; message: string | number }
  'problems.note': null
  'problems.oldestFirst': null
  'problems.open': null
  'problems.openAndUrgent': { open: number; urgent: number }
  'problems.openCount': { open: number }
  'problems.order': null
  'problems.photoCount': { count: number }
  'problems.photoOf': { problem: string | number; number: string | number; count: string | number }
  'problems.photoRejections': { first: string | number; next: string | number }
  'problems.photos': null
  'problems.photosDescription': { max: number }
  'problems.plumbing': null
  'problems.preparingPhotos': null
  'problems.prioritiesSelected': { count: number }
  'problems.priority': null
  'problems.problem': null
  'problems.problemInRoom': { kind: string; room: string | number }
  'problems.problems': null
  'problems.problemsTable': null
  'problems.properties': null
  'problems.reopen': null
  'problems.reopenProblem': { problem: string | number }
  'problems.report': { room: string | number; kind: string | number }
  'problems.reportProblem': null
  'problems.reportProblemIn': { room: string | number }
  'problems.reportProblemWithDialog': null
  'problems.reportRefused': { report: string | number; reason: string | number }
  'problems.reportWaits': null
  'problems.reportWithPhotos': { room: string | number; kind: string | number; photos: number }
  'problems.reported': null
  'problems.reportedBy': null
  'problems.reportedInRoom': { room: string | number }
  'problems.reporting': null
  'problems.reportsNotStored': null
  'problems.reportsWaitToBeSent': { reports: number }
  'problems.required': null
  'problems.room': null
  'problems.roomBlocked': { kind: string; room: string | number }
  'problems.roomBlockedButNotLinked': { room: string | number; message: string | number }
  'problems.roomCannotBeBlocked': { room: string | number; message: string | number }
  'problems.roomsSelected': { count: number }
  'problems.saved': { problem: string | number }
  'problems.sendNow': null
  'problems.sentOnceOnline': null
  'problems.start': null
  'problems.startProblem': { problem: string | number }
  'problems.status': null
  'problems.statusChanged': { status: string; problem: string | number }
  'problems.statusRestored': { status: string; problem: string | number }
  'problems.statusesSelected': { count: number }
  'problems.textOrRoom': null
  'problems.urgent': null
  'problems.urgentFirst': null
  'problems.whatIsWrong': null
  'products.actions': null
  'products.actionsOf': { name: string | number }
  'products.addOnTypes': null
  'products.addOns': null
  'products.amenities': null
  'products.andMore': { names: string | number; count: string | number }
  'products.assets': null
  'products.backToTheField': null
  'products.byFacilityTypes': { count: number }
  'products.catalogueFailed': { message: string | number }
  'products.catalogueFailedWithRequest': { message: string | number; requestId: string | number }
  'products.countAndTime': { count: string | number; city: string | number }
  'products.delete': null
  'products.editField': { field: string }
  'products.editFieldOf': { field: string; name: string | number }
  'products.facilityCategories': null
  'products.facilityTypes': null
  'products.fieldOf': { field: string; name: string | number }
  'products.filters': null
  'products.history': null
  'products.importWillBeLost': null
  'products.inUseBy': { uses: string | number }
  'products.keyword': null
  'products.loading': null
  'products.otherField': { field: string | number; message: string | number }
  'products.products': null
  'products.properties': null
  'products.retry': null
  'products.rooms': null
  'products.saveField': null
  'products.select': { name: string | number }
  'products.selectAllOnThisPage': { count: number }
  'products.table': { caption: string | number }
  'products.time': { city: string | number }
  'products.undo': null
  'products.useWithNames': { use: string | number; names: string | number }
  'properties.actions': null
  'properties.actionsFor': { name: string | number }
  'properties.activateButton': { count: number; name: string | number }
  'properties.activateExplanation': null
  'properties.activateQuestion': { count: number; name: string | number }
  'properties.active': null
  'properties.address': null
  'properties.all': null
  'properties.alreadyActive': null
  'properties.alreadyDeactivated': null
  'properties.any': null
  'properties.anyType': null
  'properties.assets': null
  'properties.auditTime': null
  'properties.auditTimeDescription': null
  'properties.bookable': null
  'properties.bookableBetween': null
  'properties.bookableDatesExplanation': null
  'properties.bookableFrom': null
  'properties.bookableStatus': null
  'properties.bookableTo': null
  'properties.booking': null
  'properties.bookingDescription': null
  'properties.changedMeanwhile': { by: string }
  'properties.checkIn': null
  'properties.checkOut': null
  'properties.couldNotBeOpened': null
  'properties.count': { count: number }
  'properties.createButton': null
  'properties.currency': null
  'properties.dates': null
  'properties.datesChanged': { count: number }
  'properties.datesPartlyChanged': { done: string | number; count: number; refused: string | number }
  'properties.datesTitle': { count: number; name: string | number }
  'properties.deactivateButton': { count: number; name: string | number }
  'properties.deactivated': null
  'properties.deactivateExplanation': null
  'properties.deactivateQuestion': { count: number; name: string | number }
  'properties.deleteButton': { count: number; name: string | number }
  'properties.deleted': { count: number }
  'properties.deleteExplanation': { count: number }
  'properties.deleteQuestion': { count: number; name: string | number }
  'properties.deleteTypesExplanation': null
  'properties.edit': null
  'properties.editTitle': null
  'properties.email': null
  'properties.figures': null
  'properties.filters': null
  'properties.found': { count: number }
  'properties.hideDates': null
  'properties.history': null
  'properties.identity': null
  'properties.identityDescription': null
  'properties.images': null
  'properties.keyword': null
  'properties.mustBeAuditTime': null
  'properties.mustBeBookableStatus': null
  'properties.mustBeCurrencyCode': null
  'properties.mustBeEmail': null
  'properties.mustBePhone': null
  'properties.mustBePrefix': null
  'properties.name': null
  'properties.nameOrAddress': null
  'properties.newAppearHere': null
  'properties.newProperty': null
  'properties.noneMatch': null
  'properties.noneYet': null
  'properties.noProperties': null
  'properties.noPropertyTypes': null
  'properties.openActivate': null
  'properties.openBookableDates': null
  'properties.openDeactivate': null
  'properties.openDelete': null
  'properties.opensOnceOnline': null
  'properties.pageNotLoaded': null
  'properties.partlyActivated': { done: string | number; count: number; refused: string | number }
  'properties.partlyDeactivated': { done: string | number; count: number; refused: string | number }
  'properties.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'properties.phone': null
  'properties.pictureCount': { count: number }
  'properties.pictures': null
  'properties.picturesDescription': null
  'properties.placeAndContact': null
  'properties.placeDescription': null
  'properties.prefix': null
  'properties.prefixDescription': null
  'properties.prefixSuggested': null
  'properties.prefixTooLong': null
  'properties.properties': null
  'properties.propertiesTable': null
  'properties.property': null
  'properties.propertyNotOpened': null
  'properties.propertyNotSet': null
  'properties.propertyTypeField': null
  'properties.propertyTypes': null
  'properties.required': null
  'properties.retry': null
  'properties.rooms': null
  'properties.saveDates': null
  'properties.select': { name: string | number }
  'properties.selectedProperties': null
  'properties.selectPage': { count: string | number }
  'properties.status': null
  'properties.timeZone': null
  'properties.tooManyPerPage': null
  'properties.type': null
  'properties.typesSelected': { count: number }
  'properties.unbookable': null
  'properties.unknownTimeZone': null
  'properties.updatedInLocalTime': null
  'properties.wereActivated': { count: number }
  'properties.wereDeactivated': { count: number }
  'properties.window': null
  'properties.yourProperties': null
  'properties.yourPropertiesDescription': null
  'property-types.actions': null
  'property-types.tooManyPerPage': null
  'property-types.count': { count: number }
  'property-types.countReadOnly': { count: string | number; reason: string | number }
  'property-types.createButton': null
  'property-types.delete': null
  'property-types.deleteButton': { count: number; name: string | number }
  'property-types.deleteQuestion': { count: number; name: string | number }
  'property-types.deleted': { count: number }
  'property-types.filterPropertyTypes': null
  'property-types.inUseBy': { count: number }
  'property-types.keyword': null
  'property-types.name': null
  'property-types.newAppearHere': null
  'property-types.newPropertyType': null
  'property-types.noTypes': null
  'property-types.noneMatch': null
  'property-types.noneYet': null
  'property-types.partlyDeleted': { done: string | number; count: number; refused: string | number }
  'property-types.properties': null
  'property-types.propertyTypes': null
  'property-types.propertyTypesTable': null
  'property-types.readOnlyReason': null
  'property-types.rename': { name: string | number }
  'property-types.required': null
  'property-types.select': { name: string | number }
  'property-types.selectAllOnThisPage': { count: number }
  'property-types.selectedPropertyTypes': null
  'requests.downloadCutOff': null
  'requests.errorOfRequest': { message: string | number; requestId: string | number }
  'requests.replyUnreadable': null
  'requests.serverError': { status: string | number }
  'requests.serverTooSlow': null
  'requests.serverUnreachable': null
  'schedules.actionOf': { action: string | number; schedule: string | number }
  'schedules.backToSchedules': null
  'schedules.byEmail': null
  'schedules.byOwner': { name: string | number }
  'schedules.change': null
  'schedules.changedNotice': null
  'schedules.changeSchedule': null
  'schedules.choosePeople': null
  'schedules.createdNotice': { when: string | number }
  'schedules.daily': null
  'schedules.dayOfMonth': null
  'schedules.dayOfMonthHint': null
  'schedules.daysOfReport': null
  'schedules.delete': null
  'schedules.deletedNotice': null
  'schedules.deleteSchedule': null
  'schedules.deleteWarning': null
  'schedules.deleting': null
  'schedules.download': { name: string | number }
  'schedules.downloadFailed': { name: string | number; message: string | number }
  'schedules.empty': null
  'schedules.emptyHint': null
  'schedules.enterTime': null
  'schedules.fileAbout': { size: string | number; day: string | number }
  'schedules.files': null
  'schedules.fileSaved': { name: string | number }
  'schedules.format': null
  'schedules.forWhom': null
  'schedules.howOften': null
  'schedules.lastRun': null
  'schedules.loadingSchedules': null
  'schedules.mailAttached': { report: string | number; property: string | number; period: string | number }
  'schedules.mailGreeting': { name: string | number }
  'schedules.mailLinked': { report: string | number; property: string | number; period: string | number }
  'schedules.mailsFailed': { count: number }
  'schedules.mailsSent': { count: number }
  'schedules.mailSubject': { report: string | number; period: string | number; property: string | number }
  'schedules.mailsWaiting': { count: number }
  'schedules.mailWhy': null
  'schedules.missing': null
  'schedules.monthly': null
  'schedules.mustBeAFormat': null
  'schedules.mustBeAFrequency': null
  'schedules.mustBeAPeriod': null
  'schedules.mustBeBetween': { min: string | number; max: string | number }
  'schedules.mustHaveRecipients': null
  'schedules.neverRan': null
  'schedules.nextRun': null
  'schedules.noFiles': null
  'schedules.onWeekday': null
  'schedules.outcomeFailed': null
  'schedules.outcomeMade': null
  'schedules.outcomeNoRecipients': null
  'schedules.pause': null
  'schedules.paused': null
  'schedules.pausedNotice': null
  'schedules.pauseSchedule': null
  'schedules.peopleSelected': { count: number }
  'schedules.resume': null
  'schedules.resumedNotice': { when: string | number }
  'schedules.resumeSchedule': null
  'schedules.saveChanges': null
  'schedules.saving': null
  'schedules.schedule': null
  'schedules.scheduleReport': null
  'schedules.schedules': null
  'schedules.showAllFiles': { count: number }
  'schedules.staleSchedules': null
  'schedules.time': null
  'schedules.timeIn': { city: string | number }
  'schedules.weekday': { day: string }
  'schedules.weekly': null
  'schedules.when': null
  'schedules.whenDaily': { time: string | number }
  'schedules.whenMonthly': { day: string | number; time: string | number }
  'schedules.whenWeekly': { day: string | number; time: string | number }
  'schedules.you': { name: string | number }
  'second-step.addPasskey': null
  'second-step.app': null
  'second-step.appAdded': null
  'second-step.appIsOff': null
  'second-step.appIsOn': null
  'second-step.appRemoved': null
  'second-step.back': null
  'second-step.cancel': null
  'second-step.choosePasskey': null
  'second-step.chooseRecoveryCode': null
  'second-step.chooseTotp': null
  'second-step.codeHint': null
  'second-step.codeLabel': null
  'second-step.codes': null
  'second-step.codesHint': null
  'second-step.codesLeft': { count: number }
  'second-step.codesSaved': null
  'second-step.confirm': null
  'second-step.confirmHint': null
  'second-step.confirmTitle': null
  'second-step.confirming': null
  'second-step.isOff': null
  'second-step.isOn': null
  'second-step.key': null
  'second-step.loading': null
  'second-step.newCodes': null
  'second-step.noPasskeys': null
  'second-step.open': null
  'second-step.openInApp': null
  'second-step.otherWays': null
  'second-step.passkeyAdded': { moment: string | number }
  'second-step.passkeyAddedNote': null
  'second-step.passkeyFailed': null
  'second-step.passkeyHint': null
  'second-step.passkeyName': null
  'second-step.passkeyNameHint': null
  'second-step.passkeyRemoved': { name: string | number }
  'second-step.passkeyRenamed': { name: string | number }
  'second-step.passkeyUsed': { moment: string | number }
  'second-step.passkeys': null
  'second-step.password': null
  'second-step.passwordHint': null
  'second-step.proceed': null
  'second-step.qrCode': null
  'second-step.recoveryHint': null
  'second-step.recoveryLabel': null
  'second-step.remove': null
  'second-step.removeApp': null
  'second-step.removeOf': { name: string | number }
  'second-step.rename': null
  'second-step.renameOf': { name: string | number }
  'second-step.replaceApp': null
  'second-step.retry': null
  'second-step.save': null
  'second-step.scan': null
  'second-step.setUpApp': null
  'second-step.setUpTitle': null
  'second-step.title': null
  'second-step.unavailable': null
  'second-step.usePasskey': null
  'server.accountDeactivated': null
  'server.actorOnlyUndo': { name: string | number }
  'server.alreadyReversed': null
  'server.alreadyUndone': null
  'server.amenityCodeTaken': null
  'server.atMostNights': { max: string | number }
  'server.atMostPictures': { max: string | number }
  'server.atMostStreams': { max: string | number }
  'server.blockedUntil': { status: string | number; date: string | number }
  'server.blockingBegan': { day: string | number }
  'server.blockingChanged': { who: string; room: string | number; what: string | number; name: string | number }
  'server.blockingEnded': null
  'server.blockingOver': { who: string; name: string | number }
  'server.bookableToTooEarly': null
  'server.busy': { work: string }
  'server.cannotBeUndone': null
  'server.categoryNameTaken': null
  'server.changedMeanwhile': { by: string; name: string | number; time: string | number }
  'server.changedSince': null
  'server.changedSinceBy': { name: string | number }
  'server.changedSinceByYou': null
  'server.conditionNotUndone': { minutes: string | number }
  'server.confirmationRequired': null
  'server.connectsItself': null
  'server.dayAfterMonthClosed': null
  'server.dayAlreadyClosed': null
  'server.dayInClosedMonth': null
  'server.dayNotBalanced': null
  'server.dayNotClosed': null
  'server.dayNotLastClosed': null
  'server.dayNotOver': null
  'server.deactivateFirst': null
  'server.deleted': { name: string | number }
  'server.enterCurrentPassword': null
  'server.facilityNameTaken': null
  'server.fault': { requestId: string | number }
  'server.fieldNameNotAllowed': null
  'server.fieldsNeedAttention': null
  'server.firstNightOver': null
  'server.forbidden': null
  'server.givenTwice': null
  'server.guestInHouse': null
  'server.guestsInHouse': { count: number }
  'server.inUseBy': { uses: string | number }
  'server.itemInactive': null
  'server.itemNotFound': null
  'server.keyOfNothing': null
  'server.keyOfOtherGrouping': null
  'server.keyReused': null
  'server.keyUnusable': null
  'server.lastNightOver': null
  'server.loggedOut': null
  'server.mayNotDeleteProperties': null
  'server.monthAlreadyClosed': null
  'server.monthNotBalanced': null
  'server.monthNotClosed': null
  'server.monthNotLastClosed': null
  'server.monthNotOver': null
  'server.mustBeFile': null
  'server.namedTwice': null
  'server.nameTaken': { kind: string }
  'server.noEmail': null
  'server.noSecondStep': null
  'server.noSuchRecord': { record: string }
  'server.notAPicture': { file: string | number }
  'server.notFirstSignIn': null
  'server.notFound': { record: string }
  'server.nothingHere': null
  'server.nothingToUndo': null
  'server.notPermitted': null
  'server.notValid': null
  'server.ofOneAddonOnly': null
  'server.ofOneFacilityOnly': null
  'server.oldValuesRefused': { reasons: string | number }
  'server.onlyRoomsConnect': null
  'server.otherDateLastClosed': null
  'server.ownPasswordOnly': null
  'server.passkeyKnown': null
  'server.passwordChanged': null
  'server.passwordChangeRequired': null
  'server.passwordHasName': null
  'server.passwordIsCommon': null
  'server.passwordMustDiffer': null
  'server.pastStays': { count: number }
  'server.pictureNamedTwice': null
  'server.pictureNotThere': null
  'server.pictureTooLarge': { file: string | number; size: string | number }
  'server.prefixTaken': null
  'server.queryTooCostly': { cost: string | number; max: string | number }
  'server.queryTooDeep': { max: string | number }
  'server.queryTooManyAliases': { max: string | number }
  'server.recipientWithoutReport': null
  'server.recordGone': null
  'server.refused': null
  'server.required': null
  'server.reversalOf': { posting: string | number }
  'server.roomChanged': { who: string; status: string | number; name: string | number }
  'server.scheduleOfColleague': null
  'server.secondStepExpired': null
  'server.secondStepRequired': null
  'server.sentence': { text: string | number }
  'server.sessionEnded': null
  'server.sharedPropertyTypes': null
  'server.singleValue': null
  'server.skuTaken': null
  'server.stalled': { seconds: string | number }
  'server.staysBooked': { count: number }
  'server.switchesKind': { kind: string }
  'server.tooLarge': { size: string | number }
  'server.tooManyAttempts': { unit: string; count: number }
  'server.tooManyFields': { max: string | number }
  'server.tooManyFiles': { max: string | number }
  'server.tooManyJobs': { work: string }
  'server.tooManyPasskeys': { max: string | number }
  'server.tooManyRows': null
  'server.typeCodeTaken': null
  'server.typeInUse': { kind: string; inUse: string | number }
  'server.typeNameTaken': null
  'server.unauthenticated': null
  'server.unavailable': null
  'server.undoWindow': { minutes: string | number }
  'server.unknownField': null
  'server.unnamedFile': null
  'server.unreadable': { what: string }
  'server.unreadablePicture': { file: string | number }
  'server.unsupportedMediaType': { types: string | number }
  'server.use': { record: string; count: number }
  'server.useMethods': { methods: string | number }
  'server.viewNameTaken': null
  'server.viewOfColleague': null
  'server.wrongAppContext': null
  'server.wrongCredentials': null
  'server.wrongPassword': null
  'server.ownAccount': null
  'server.accountBeyondOwn': null
  'server.roleBeyondOwn': null
  'server.propertiesBeyondOwn': null
  'server.linkInvalid': null
  'server.deactivatedNoLink': null
  'server.emailTaken': null
  'server.wrongSecondStep': null
  'sessions.browserOn': { browser: string | number; system: string | number }
  'sessions.current': null
  'sessions.end': null
  'sessions.ended': { device: string | number }
  'sessions.endOf': { device: string | number }
  'sessions.endOthers': null
  'sessions.hint': null
  'sessions.lastUsed': { moment: string | number }
  'sessions.loading': null
  'sessions.open': null
  'sessions.othersEnded': { count: number }
  'sessions.signedIn': { moment: string | number }
  'sessions.title': null
  'sessions.unavailable': null
  'sessions.unknownDevice': null
  'set-up.addAddOn': null
  'set-up.addCategory': null
  'set-up.added': null
  'set-up.addOns': null
  'set-up.addOnsCount': { count: number }
  'set-up.addOnsHint': null
  'set-up.addRooms': null
  'set-up.addType': null
  'set-up.allDone': { name: string | number }
  'set-up.attendants': null
  'set-up.attendantsCount': { count: number }
  'set-up.attendantsHint': null
  'set-up.backToSetUp': null
  'set-up.categories': null
  'set-up.categoriesCount': { count: number }
  'set-up.categoriesHint': null
  'set-up.checkOpening': null
  'set-up.choosePart': null
  'set-up.copied': { count: number; source: string | number; existing: number }
  'set-up.copiedList': { list: string }
  'set-up.copyCounts': { added: string | number; existing: string | number; unmatched: string | number }
  'set-up.copyFrom': null
  'set-up.copyFromHint': null
  'set-up.copyHint': { name: string | number }
  'set-up.copying': null
  'set-up.copyInventory': null
  'set-up.copyMenu': null
  'set-up.copyPreview': null
  'set-up.copyStale': null
  'set-up.copyTo': { name: string | number }
  'set-up.countOf': { count: string | number; names: string | number }
  'set-up.details': null
  'set-up.detailsHint': null
  'set-up.done': null
  'set-up.duplicate': null
  'set-up.duplicateHint': null
  'set-up.duplicateMenu': null
  'set-up.duplicateOf': { name: string | number }
  'set-up.duplicated': { name: string | number; source: string | number }
  'set-up.editDetails': null
  'set-up.existing': null
  'set-up.inventoryToCopy': null
  'set-up.leftOut': null
  'set-up.leftOutHint': null
  'set-up.more': { count: string | number }
  'set-up.mustBeOther': null
  'set-up.mustBePart': null
  'set-up.next': null
  'set-up.noCopy': null
  'set-up.noOtherProperty': null
  'set-up.noSetUp': null
  'set-up.nothingToCopy': null
  'set-up.nothingToCopyWithoutPrices': null
  'set-up.open': null
  'set-up.opening': null
  'set-up.openingHint': null
  'set-up.optional': null
  'set-up.otherCurrency': null
  'set-up.part': { part: string }
  'set-up.partsHint': null
  'set-up.property': null
  'set-up.records': null
  'set-up.rooms': null
  'set-up.roomsCount': { count: number }
  'set-up.roomsHint': null
  'set-up.setUp': null
  'set-up.setUpOf': { name: string | number }
  'set-up.showRoomBoard': null
  'set-up.stale': null
  'set-up.steps': null
  'set-up.stepsDone': { done: string | number; count: string | number }
  'set-up.types': null
  'set-up.typesCount': { count: number }
  'set-up.typesHint': null
  'set-up.whatIsCopied': null
  'shell.accessNotChecked': null
  'shell.accessNotCheckedTitle': null
  'shell.accessPass': null
  'shell.account': null
  'shell.accountingReport': null
  'shell.activityLogs': null
  'shell.autogate': null
  'shell.bookings': null
  'shell.cancel': null
  'shell.changePassword': null
  'shell.changesApplied': null
  'shell.close': null
  'shell.closeMenu': null
  'shell.collapseMenu': null
  'shell.comfortable': null
  'shell.compact': null
  'shell.confirmPassword': null
  'shell.contrast': null
  'shell.currentPassword': null
  'shell.dark': null
  'shell.dashboard': null
  'shell.datesAndNumbers': null
  'shell.densityOfTables': null
  'shell.dismiss': { text: string | number }
  'shell.done': null
  'shell.expandMenu': null
  'shell.extraLarge': null
  'shell.firstSignIn': null
  'shell.formatsOfBrowser': null
  'shell.found': { count: number }
  'shell.golf': null
  'shell.home': null
  'shell.hotel': null
  'shell.hotelCalendar': null
  'shell.hotelManagement': null
  'shell.housekeeping': null
  'shell.keptOnDevice': null
  'shell.language': null
  'shell.large': null
  'shell.light': null
  'shell.loggingOut': null
  'shell.loggingOutItem': null
  'shell.logout': null
  'shell.menu': null
  'shell.met': null
  'shell.moreContrast': null
  'shell.newPassword': null
  'shell.noAccess': null
  'shell.notConnected': null
  'shell.notLoaded': null
  'shell.notYet': null
  'shell.nothingMatches': null
  'shell.notices': null
  'shell.offline': null
  'shell.offlineInHousekeeping': null
  'shell.okayThanks': null
  'shell.openNow': null
  'shell.passwordRules': null
  'shell.passwordsMatch': null
  'shell.passwordUpdated': null
  'shell.payments': null
  'shell.preferences': null
  'shell.preferencesNotSaved': { reason: string | number }
  'shell.products': null
  'shell.productsSection': null
  'shell.properties': null
  'shell.requestFailed': null
  'shell.retry': null
  'shell.rulesMet': { label: string | number; count: string | number; total: string | number }
  'shell.saved': null
  'shell.search': null
  'shell.searching': null
  'shell.services': null
  'shell.setYourPassword': null
  'shell.sideMenu': null
  'shell.small': null
  'shell.standard': null
  'shell.switchProperty': null
  'shell.system': null
  'shell.textSize': null
  'shell.theme': null
  'shell.transportation': null
  'shell.update': null
  'shell.updating': null
  'shell.usersManagement': null
  'shell.version': { version: string | number }
  'shell.welcome': { firstName: string | number }
  'shell.welcomeWithoutName': null
  'shortcuts.areOn': null
  'shortcuts.block': null
  'shortcuts.escape': null
  'shortcuts.escapeKey': null
  'shortcuts.everywhere': null
  'shortcuts.filter': null
  'shortcuts.list': null
  'shortcuts.move': null
  'shortcuts.notices': null
  'shortcuts.off': null
  'shortcuts.open': null
  'shortcuts.reset': null
  'shortcuts.resize': null
  'shortcuts.searchKeys': null
  'shortcuts.singleKeys': null
  'shortcuts.singleKeysHint': null
  'shortcuts.taken': { action: string | number }
  'shortcuts.title': null
  'sign-in.accountDeactivated': null
  'sign-in.email': null
  'sign-in.invalidCredentials': null
  'sign-in.loggedOut': null
  'sign-in.logoutFailed': null
  'sign-in.noUserToLogout': null
  'sign-in.password': null
  'sign-in.required': null
  'sign-in.sessionEnded': null
  'sign-in.sessionNotStored': null
  'sign-in.signIn': null
  'sign-in.signedOutElsewhere': null
  'sign-in.signingIn': null
  'sign-in.tooManyPerPage': null
  'sign-in.version': { version: string | number }
  'states.active': null
  'states.anyTime': null
  'states.backToTheStart': null
  'states.cancel': null
  'states.copyright': { year: string | number; product: string | number }
  'states.deactivated': null
  'states.error': null
  'states.errorTitle': { title: string | number }
  'states.fromDay': { day: string | number }
  'states.hotelManagement': null
  'states.loading': null
  'states.loadingCancelled': null
  'states.logout': null
  'states.noAccess': null
  'states.noAccessDescription': null
  'states.noAccessHeading': null
  'states.pageDoesNotExist': null
  'states.pageNotFound': null
  'states.pageNotFoundHeading': null
  'states.pageNotReady': null
  'states.retry': null
  'states.screenBroke': null
  'states.slowRequest': null
  'states.todayAt': { time: string | number }
  'states.tryAgain': null
  'states.underConstruction': null
  'states.unexpectedApplicationError': null
  'states.untilDay': { day: string | number }
  'states.version': { version: string | number }
  'undo.notUndone': { message: string | number }
  'undo.refused': { reason: string | number }
  'undo.refusedWithoutReason': null
  'undo.undone': null
  'validation.mustBeADate': null
  'validation.mustBeANumber': null
  'validation.mustBeAWholeNumber': null
  'validation.mustBeAfterBookableFrom': null
  'validation.mustBeAnInstant': null
  'validation.mustBeAtMost': { max: string | number }
  'validation.mustBeExistingDate': null
  'validation.mustBeExistingInstant': null
  'validation.mustBePositive': null
  'validation.mustBeSingleLine': null
  'validation.mustBeTime': null
  'validation.mustBeZeroOrOne': null
  'validation.mustNotBeNegative': null
  'validation.notACursor': null
  'validation.notAnAddress': null
  'validation.operationNameTooLong': null
  'validation.pageTooLarge': null
  'validation.queryTooLong': null
  'validation.required': null
  'validation.tooFarAhead': null
  'validation.tooLarge': null
  'validation.tooLong': { max: number }
  'validation.tooLongAgo': null
  'validation.tooManyAtOnce': { max: string | number }
  'validation.tooMuch': null
  'validation.unstorableCharacters': null
  'views.cancel': null
  'views.changed': { name: string | number }
  'views.close': null
  'views.columns': null
  'views.columnsHint': null
  'views.columnsTitle': null
  'views.defaultColumns': null
  'views.deleted': { name: string | number }
  'views.deleteOf': { name: string | number }
  'views.loading': null
  'views.manage': null
  'views.manageTitle': { list: string | number }
  'views.menu': { list: string | number }
  'views.moveDown': { column: string | number }
  'views.movedTo': { column: string | number; place: string | number; count: string | number }
  'views.moveUp': { column: string | number }
  'views.name': null
  'views.none': null
  'views.notLoaded': null
  'views.notStored': null
  'views.opensWithIt': null
  'views.openWithIt': null
  'views.rename': null
  'views.renameOf': { name: string | number }
  'views.restored': { name: string | number }
  'views.save': null
  'views.saveButton': null
  'views.saved': { name: string | number }
  'views.saveTitle': null
  'views.saving': null
  'views.share': null
  'views.shared': null
  'views.sharedBy': { name: string | number }
  'views.showColumns': null
  'views.undo': null
  'views.whatIsSaved': null
}
