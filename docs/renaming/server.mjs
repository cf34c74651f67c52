// Plain names for server/ (not migrations), test/server, bench and the test support that serves server tests.
const symbols = {}
const in_ = (file, map) => {
  symbols[file] = { ...(symbols[file] ?? {}), ...map }
}
const each = (files, map) => files.forEach((file) => in_(file, map))
/** { 'a.x': 'y' } for several owners and the same member. */
const members = (owners, map) =>
  Object.fromEntries(owners.flatMap((o) => Object.entries(map).map(([m, n]) => [`${o}.${m}`, n])))

// ---------- access
in_('server/access/read.ts', {
  listed: 'propertyListPermission',
  mostProperties: 'maxProperties',
  'readAccess.held': 'userRoles',
})
in_('server/access/roles.ts', { housekeeping: 'housekeepingPermissions' })
// ---------- accounting
in_('server/accounting/correct.ts', { takenBack: 'alreadyCorrected', 'correct.isTaken': 'isCorrection' })
in_('server/accounting/post.ts', { linesAtOnce: 'linesPerBatch', 'postBatch.drawn': 'sequence' })
in_('server/accounting/posting.ts', {
  sided: 'debitOrCredit',
  mirrored: 'reversedLine',
  settlement: 'settlementLine',
  'settlement.more': 'extra',
  netOf: 'netAmount',
  charge: 'chargeLines',
  'taxLine.isOfRoom': 'isSameRoom',
  'charge.levied': 'levyLines',
  'charge.owed': 'amountDue',
})
// ---------- activity
in_('server/activity/record.ts', {
  Undoing: 'UndoTarget',
  'Undoing.otherSide': 'counterpartId',
  undoneOf: 'undoneEntryId',
  'undoneOf.isOfRecord': 'isSameRecord',
})
in_('server/activity/records.ts', { Current: 'CurrentRecord' })
in_('server/activity/refusals.ts', {
  undoneAlready: 'alreadyUndone',
  isGone: 'recordGone',
  demandAll: 'requireAllOk',
  'demandAll.answer': 'reply',
  asRefusal: 'toUndoError',
  'asRefusal.said': 'messages',
})
in_('server/activity/search-key.ts', {
  Searched: 'SearchableEntry',
  words: 'toWords',
  'searchKeyOf.said': 'entryWithChanges',
  'searchKeyOf.own': 'distinctParts',
})
in_('server/activity/undo.ts', {
  whoSince: 'changedSinceText',
  otherSideOf: 'findCounterpartId',
  'otherSideOf.twin': 'counterpart',
  'undo.otherSide': 'counterpartId',
  'undo.way': 'handler',
})
in_('server/activity/undoable.ts', {
  'Undoable.way': 'handler',
  'Undoable.record': 'recordId',
  'undoableOf.way': 'handler',
  'undoableOf.record': 'recordId',
  'undoRefusals.open': 'permitted',
})
in_('server/activity/ways-back.ts', {
  WayBack: 'RevertHandler',
  waysBack: 'revertHandlers',
  'WayBack.putBack': 'revert',
  'waysBack.putBack': 'revert',
  ofTypeItself: 'shortFormFields',
})
in_('server/activity/with-search-keys.ts', { inCurrency: 'hasAmounts' })
// ---------- add-ons, amenities, categories, types
in_('server/addon-types/create.ts', { addonTypeTaken: 'addonTypeTakenError' })
for (const [noun, fn] of [
  ['addon-types', 'removeAddonTypes'],
  ['amenities', 'removeAmenities'],
  ['facility-categories', 'removeCategories'],
  ['facility-types', 'removeFacilityTypes'],
  ['property-types', 'removePropertyTypes'],
])
  in_(`server/${noun}/remove.ts`, { among: 'byIds', [`${fn}.free`]: 'removableIds' })
in_('server/addons/create.ts', { copyFrom: 'copyPicturesFrom' })
in_('server/addons/export.ts', {
  atOnce: 'batchSize',
  'writeAddons.unasked': 'nonFilterFields',
  'exportAddons.turn': 'runJob',
})
in_('server/addons/filter.ts', {
  among: 'isAnyOf',
  'addonFilter.without': 'excludedIds',
  'addonOrder.several': 'propertyFirst',
})
in_('server/addons/list.ts', { 'listAddons.asked': 'filters', 'listAddons.most': 'limit' })
in_('server/addons/update-several.ts', {
  updateSeveral: 'bulkUpdateAddons',
  typesIn: 'findTypesByProperty',
  'typesIn.house': 'propertyId',
})
in_('server/addons/update.ts', {
  'updateAddon.own': 'singleOnlyFields',
  'updateOne.withPictures': 'arePicturesChanged',
})
in_('server/addons/write.ts', {
  touched: 'submittedColumns',
  orSkuTaken: 'rethrowSkuTaken',
  findTypeOf: 'findTypeInProperty',
  told: 'logValues',
  noSuchType: 'noSuchTypeMessage',
  isWindow: 'isValidWindow',
})
in_('server/facility-types/locked.ts', { Wish: 'RecordVersion' })
in_('server/facility-types/order.ts', { orderLock: 'orderLockKey', holdOrder: 'lockOrder', 'renumber.wish': 'target' })
in_('server/facility-types/remove.ts', {
  'lockTypes.houses': 'propertyRows',
  'removeFacilityTypes.houses': 'propertyRows',
  'lockTypes.use': 'usage',
  'removeFacilityTypes.use': 'usage',
})
in_('server/facility-types/write.ts', {
  told: 'logValues',
  Told: 'LogColumns',
  orCodeTaken: 'rethrowCodeTaken',
  codeTaken: 'codeTakenError',
  'setAmenities.gone': 'removedIds',
  'setAmenities.come': 'addedIds',
  'setAmenities.named': 'namesOf',
  'told.shown': 'logged',
})
in_('server/facility-types/update-details.ts', { 'updateFacilityTypeDetails.withPictures': 'arePicturesChanged' })
in_('server/property-types/create.ts', { nameTaken: 'nameTakenError', demandTypes: 'requirePropertyTypeAccess' })
in_('server/property-types/row.ts', { inUse: 'propertiesCount' })
// ---------- app, bulk, config, context, endpoints, errors
in_('server/app.ts', {
  'AppDeps.changes': 'roomChanges',
  'createApp.changes': 'roomChanges',
  'createApp.refusal': 'httpError',
})
in_('server/bulk.ts', { judgeEach: 'checkEach' })
in_('server/config.ts', {
  blankAsAbsent: 'emptyAsUndefined',
  flag: 'booleanFlag',
  whole: 'integerBetween',
  variableOf: 'variableName',
})
in_('server/context.ts', {
  inQueue: 'runInQueue',
  'inQueue.turn': 'runJob',
  'inQueue.person': 'userId',
  'Context.changes': 'roomChanges',
})
in_('server/endpoint.ts', {
  Gate: 'AccessRule',
  'permissionsOf.gate': 'rule',
  Row: 'EndpointOptions',
  'Row.refusals': 'errorStatuses',
  'Row.beforeFirstPassword': 'allowsInitialPassword',
  'Row.before': 'beforeBody',
  'Row.file': 'fileType',
  'endpoint.row': 'options',
  takesKey: 'takesIdempotencyKey',
})
in_('server/errors.ts', {
  Refusal: 'HttpError',
  Abandoned: 'RequestAbandoned',
  refused: 'ruleViolation',
  refusalOf: 'toHttpError',
  hasState: 'hasSqlState',
})
in_('server/idempotency.ts', {
  'Idempotency.kept': 'stored',
  findKept: 'findStoredReply',
  onceByKey: 'withIdempotency',
  keptMs: 'retentionMs',
  mismatch: 'mismatchError',
  ofKey: 'byKey',
  'findKept.asked': 'idempotency',
})
in_('server/in-use.ts', { Use: 'Usage' })
in_('server/listen.ts', { reasons: 'errorMessages' })
in_('server/paging.ts', { wholeMeta: 'unpagedMeta' })
in_('server/scope.ts', { demandAllProperties: 'requireAllProperties', lockedProperty: 'lockVisibleProperty' })
in_('server/start.ts', {
  tidyEveryMs: 'maintenanceIntervalMs',
  graceMs: 'shutdownTimeoutMs',
  'StartOptions.say': 'printLine',
  'closeServer.giveUp': 'timeout',
  accounts: 'demoAccountLines',
  'start.tidy': 'runMaintenance',
  'start.tidying': 'maintenance',
  'start.changes': 'roomChanges',
  'prepare.say': 'printLine',
  'start.say': 'printLine',
})
in_('server/text.ts', { counted: 'countText', naturalKey: 'naturalSortKey' })
in_('server/total.ts', {
  exactUpTo: 'exactLimit',
  mostKept: 'maxCached',
  Kept: 'CachedTotal',
  keptOf: 'caches',
  'countTotal.kept': 'cache',
  'countTotal.most': 'limit',
  'countTotal.known': 'cached',
})
in_('server/whole-or-page.ts', { wholeOrPage: 'listOrPage', mostWhole: 'maxUnpaged', Reads: 'ListReader' })
in_('server/work-queue.ts', {
  Client: 'JobOwner',
  'Client.person': 'userId',
  Turn: 'RunJob',
  'WorkQueue.turn': 'runJob',
  'WorkQueue.client': 'owner',
  Waiting: 'WaitingJob',
  'Waiting.person': 'userId',
  tally: 'createCounter',
  'tally.person': 'userId',
  'createWorkQueue.taken': 'accepted',
  'createWorkQueue.takenCount': 'acceptedCount',
  'createWorkQueue.myTurn': 'waitForSlot',
  'createWorkQueue.person': 'userId',
  'createWorkQueue.client': 'owner',
  'createWorkQueue.place': 'waitingJob',
  'QueueLimits.atOnce': 'concurrent',
  'QueueLimits.atOncePerPerson': 'concurrentPerUser',
  'QueueLimits.requestsPerPerson': 'requestsPerUser',
  tooMany: 'tooManyError',
  busy: 'busyError',
})
// ---------- blockings
in_('server/blockings/block.ts', {
  Blocking: 'BlockingInput',
  blockOne: 'blockFacility',
  blockEach: 'blockFacilities',
  'blockOne.refuse': 'failed',
  'blockOne.shown': 'logged',
})
in_('server/blockings/change-rules.ts', {
  isBegun: 'hasBegun',
  isSplit: 'mustSplit',
  planOf: 'planChange',
  'planOf.isApart': 'isSplit',
})
in_('server/blockings/change.ts', {
  isOf: 'byId',
  overtaken: 'staleResult',
  shownOf: 'logValuesOf',
  write: 'writeChange',
  tell: 'recordChange',
  'changeBlocking.inTheWay': 'conflicts',
  'write.kept': 'rest',
  'write.touched': 'versionColumns',
})
in_('server/blockings/conflicts.ts', {
  asNight: 'nightFormat',
  dayOf: 'toDate',
  conflictRefusal: 'conflictResult',
  'findConflicts.ofStays': 'stayRows',
  'findConflicts.ofBlockings': 'blockingRows',
})
in_('server/blockings/daily.ts', {
  'Span.whole': 'firstRowFields',
  'dailyRoomBlockings.whole': 'firstRowFields',
  'nightsOf.whole': 'firstRowFields',
  'dailyRoomBlockings.asked': 'requestedIds',
  'dailyRoomBlockings.isAsked': 'isRequested',
  'dailyRoomBlockings.ofStays': 'stayRows',
  'dailyRoomBlockings.ofBlockings': 'blockingRows',
})
in_('server/blockings/release.ts', {
  releaseEach: 'releaseFacilities',
  lockAsked: 'lockBlockingsById',
  lockCurrent: 'lockCurrentBlockings',
  'endBlocking.had': 'hasBegun',
  'releaseEach.asked': 'requestedIds',
})
in_('server/blockings/settle.ts', { atOnce: 'batchSize', settleSome: 'settleBatch' })
in_('server/blockings/update-status.ts', { toBlocking: 'toBlockingInput', change: 'changeStatus' })
// ---------- db
in_('server/db/away.ts', {
  noAnswer: 'noAnswerError',
  isDatabaseAway: 'isDatabaseUnavailable',
  isAnswer: 'isDatabaseAnswer',
  passingClasses: 'transientClasses',
  passingStates: 'transientStates',
  isPassing: 'isTransient',
  'isPassing.isOfConnection': 'isConnectionCall',
})
in_('server/db/close-soon.ts', { closeSoon: 'closeWithTimeout', goodbyeMs: 'closeTimeoutMs' })
in_('server/db/heartbeat.ts', { everyMs: 'intervalMs', silentMs: 'silentAfterMs', 'startHeartbeat.watch': 'check' })
in_('server/db/listen.ts', {
  Ears: 'ChannelListener',
  'Listen.ears': 'listener',
  shortestWaitMs: 'minDelayMs',
  longestWaitMs: 'maxDelayMs',
  patienceMs: 'connectTimeoutMs',
  askEveryMs: 'pingIntervalMs',
  'listenOnPostgres.asking': 'ping',
  'listenOnPostgres.again': 'reconnect',
  'listenOnPostgres.waitMs': 'delayMs',
})
in_('server/db/migrate.ts', { connectMs: 'connectTimeoutMs', day: 'dayText' })
in_('server/db/pool.ts', {
  queueMs: 'queueTimeoutMs',
  connectMs: 'connectTimeoutMs',
  statementMs: 'statementTimeoutMs',
  probeMs: 'probeTimeoutMs',
})
in_('server/db/prepared.ts', { kept: 'cache' })
in_('server/db/purge.ts', { purge: 'purgeExpired' })
// ---------- seed
in_('server/db/seed/accounting-house.ts', {
  Kind: 'RoomType',
  House: 'BookSource',
  'House.kinds': 'roomTypes',
  'House.at': 'instantAt',
  'House.dayOf': 'dateAt',
  houseOf: 'loadBookSource',
  aheadBy: 'utcOffsetMs',
  'houseOf.ahead': 'offsetMs',
  'houseOf.kinds': 'roomTypes',
  'houseOf.at': 'instantAt',
  'houseOf.dayOf': 'dateAt',
})
in_('server/db/seed/accounting-rates.ts', { table: 'ratesTable', taxes: 'ratesByTimezone' })
in_('server/db/seed/accounting-stays.ts', {
  paid: 'paymentAccounts',
  Method: 'PaymentMethod',
  payment: 'paymentLines',
  transfer: 'transferLines',
  owedIn: 'guestBalance',
  offsetOf: 'dayOffset',
  'transfer.more': 'extra',
  'transfer.owed': 'sides',
  'offsetOf.house': 'source',
  'stayPostings.house': 'source',
  'stayPostings.more': 'extra',
})
in_('server/db/seed/accounting-summaries.ts', {
  Sold: 'SoldNights',
  summary: 'summaryPostings',
  'summary.house': 'source',
  'summary.kinds': 'roomTypes',
  'summary.owed': 'amountDue',
  'summary.settled': 'settlementLines',
  'summary.at': 'header',
  'nightSummaries.house': 'source',
  'pastSummaries.house': 'source',
  'nightSummaries.kind': 'roomTypeId',
})
in_('server/db/seed/accounting.ts', {
  byStay: 'postsByStay',
  inDollars: 'dollarHotel',
  'dollarPostings.house': 'source',
  'dollarPostings.at': 'header',
  'corrections.house': 'source',
  'addBooks.house': 'source',
})
in_('server/db/seed/activity-mix.ts', {
  mixOf: 'sampleEntries',
  hour: 'hourMs',
  by: 'actorColumns',
  'mixOf.houses': 'propertyIds',
  'mixOf.sold': 'soldAddons',
  'mixOf.ago': 'pastTime',
  'mixOf.of': 'entityColumns',
})
in_('server/db/seed/activity.ts', { 'addActivity.houses': 'propertyIds', 'addActivity.mix': 'samples' })
in_('server/db/seed/attendants.ts', { roomsEach: 'roomsPerAttendant' })
in_('server/db/seed/blocking-rows.ts', {
  Taken: 'StayDates',
  Plan: 'BlockingPlan',
  plans: 'blockingPlans',
  'blockingRows.wanted': 'count',
})
in_('server/db/seed/catalogue.ts', { perEuro: 'unitsPerEuro', bestView: 'viewCode' })
in_('server/db/seed/cleaning.ts', { waysTo: 'conditionSteps', 'cleaningLog.way': 'steps' })
in_('server/db/seed/facility-rows.ts', { ordinary: 'roomTypeMix', conditions: 'conditionMix' })
in_('server/db/seed/insert.ts', { atOnce: 'maxParameters' })
in_('server/db/seed/operations.ts', { setAll: 'updateAll' })
in_('server/db/seed/places.ts', { table: 'placesTable', special: 'overrides' })
in_('server/db/seed/stay-rows.ts', { before: 'daysBefore', after: 'daysAhead', farthest: 'maxDaysAhead' })
// ---------- facilities
in_('server/facilities/amenities.ts', { arrayOf: 'arrayLiteral' })
in_('server/facilities/by-type.ts', { isKind: 'kindFilter', 'facilitiesByType.asked': 'requestedIds' })
in_('server/facilities/change.ts', {
  touched: 'submittedColumns',
  changeRefusal: 'changeError',
  'changeRefusal.refusal': 'error',
  'changeFacility.others': 'earlierChanges',
  'changeFacility.wanted': 'newAmenities',
  'changeAmenities.wanted': 'newAmenities',
  'revertOfChange.wanted': 'amenityColumn',
})
in_('server/facilities/condition.ts', { conditionEntry: 'conditionActivity' })
in_('server/facilities/connections.ts', {
  refuse: 'connectionError',
  lockOthers: 'lockConnectedRooms',
  'connectRooms.gone': 'removed',
  'connectRooms.goneIds': 'removedIds',
  'connectRooms.isGone': 'isRemoved',
  'connectRooms.wanted': 'connectedIds',
})
in_('server/facilities/create.ts', {
  Added: 'AddedFacility',
  'createFacilities.refusal': 'error',
  'createFacilities.shown': 'logged',
})
in_('server/facilities/export.ts', {
  atOnce: 'batchSize',
  flag: 'yesOrNo',
  'exportFacilities.turn': 'runJob',
  'writeFacilities.unasked': 'nonFilterFields',
})
in_('server/facilities/filter.ts', {
  arrayOf: 'arrayLiteral',
  oneOrSeveral: 'oneOrMany',
  place: 'placeholder',
  hasStatus: 'statusCondition',
  'statusesOf.without': 'excluded',
  'statusesOf.asked': 'requested',
  'statusesOf.left': 'remaining',
  'facilityOrder.several': 'propertyFirst',
})
in_('server/facilities/filter-housekeeping.ts', {
  place: 'placeholder',
  listed: 'arrayLiteral',
  ofHousekeeping: 'housekeepingConditions',
  'ofHousekeeping.isAttended': 'isAssigned',
  'ofHousekeeping.isAsked': 'isRequested',
})
in_('server/facilities/filter-nights.ts', {
  place: 'placeholder',
  zoneOf: 'timezoneOf',
  daysThere: 'localDayRange',
  sellable: 'sellableKinds',
  live: 'liveStateList',
  'isFree.within': 'isWithinWindow',
})
in_('server/facilities/find.ts', {
  place: 'placeholder',
  isAsked: 'isRequested',
  nameOf: 'fullName',
  isAhead: 'isUpcoming',
  'findFacilities.ofStays': 'stayRows',
  'findFacilities.ofBlockings': 'blockingRows',
})
in_('server/facilities/list.ts', {
  'countFacilities.most': 'limit',
  'totalOf.most': 'limit',
  'totalOf.asked': 'filters',
})
in_('server/facilities/locked.ts', { Use: 'LockStrength', 'lockWhere.use': 'strength', lockToRemove: 'lockForRemoval' })
in_('server/facilities/references.ts', {
  Asked: 'ReferenceInput',
  'findReferences.asked': 'input',
  FieldRefusal: 'FieldError',
  referenceRefusal: 'referenceError',
})
in_('server/facilities/update.ts', {
  entryOf: 'activityOf',
  nameTaken: 'nameTakenError',
  changeOwn: 'changeDoorsAndPictures',
  updateSeveral: 'bulkUpdateFacilities',
  'updateFacility.own': 'singleOnlyFields',
  'updateOne.refusal': 'error',
})
in_('server/facilities/view.ts', { named: 'idAndName' })
each(['server/facilities/window.ts', 'server/properties/bulk.ts'], { WindowOfMany: 'WindowInput' })
// ---------- housekeeping
in_('server/housekeeping/attendants.ts', { housekeeping: 'housekeepingPermission', attends: 'isAttendant' })
in_('server/housekeeping/change.ts', {
  Person: 'Attendant',
  ownWorkIn: 'propertiesOfOwnWork',
  entryOf: 'activityOf',
  'entryOf.given': 'newAttendant',
  'entryOf.touched': 'submittedColumns',
  write: 'writeChange',
  change: 'changeRooms',
  'change.seen': 'lastSeen',
  'updateRoomStatus.seen': 'lastSeen',
})
in_('server/housekeeping/night.ts', {
  Due: 'DueProperty',
  atOnce: 'batchSize',
  claim: 'claimNight',
  afterNight: 'roomAfterNight',
  closeNight: 'auditProperty',
  closeNights: 'runNightAudit',
  'closeNight.due': 'property',
  'closeNights.one': 'property',
})
in_('server/housekeeping/overtaken.ts', {
  seenBy: 'lastSeenTimes',
  isOvertaken: 'isStale',
  overtakenText: 'staleMessage',
  'isOvertaken.seen': 'lastSeen',
})
in_('server/housekeeping/room-changes.ts', {
  Watcher: 'Subscriber',
  'RoomChanges.watch': 'subscribe',
  'RoomChanges.watcher': 'subscriber',
  keptEvents: 'maxRecentEvents',
  'openRoomChanges.kept': 'recentEvents',
  'openRoomChanges.tell': 'publish',
  'openRoomChanges.openingOf': 'firstEventFor',
  'openRoomChanges.watch': 'subscribe',
  'openRoomChanges.watcher': 'subscriber',
  'openRoomChanges.watchers': 'subscribers',
  openRoomChanges: 'createRoomChanges',
})
in_('server/housekeeping/stream.ts', {
  mostUnread: 'maxUnread',
  frameOf: 'eventText',
  streamsOf: 'streamCounts',
  takePlace: 'reserveStream',
  'takePlace.held': 'count',
  'takePlace.left': 'remaining',
  isStillOpen: 'hasAccess',
  'streamRoomChanges.leave': 'cleanups',
  'streamRoomChanges.undo': 'cleanUp',
  'streamRoomChanges.watcher': 'subscriber',
  'streamRoomChanges.beating': 'heartbeat',
})
in_('server/housekeeping/undo-condition.ts', { write: 'writeConditions', 'undoCondition.seen': 'lastSeen' })
// ---------- http
in_('server/http/body-bytes.ts', {
  BodyRules: 'BodyOptions',
  'readBytes.rules': 'options',
  stalled: 'stallError',
  withinStall: 'withStallTimeout',
  'withinStall.late': 'timeout',
})
in_('server/http/body-limits.ts', { mostFiles: 'maxFiles' })
in_('server/http/body.ts', {
  jsonSigns: 'jsonTokens',
  'repeatedNames.sign': 'token',
  repeatedNames: 'duplicateNames',
  unsupported: 'unsupportedMediaType',
  'readBody.rules': 'options',
  malformed: 'malformedError',
})
in_('server/http/client.ts', {
  refuse: 'errorResponse',
  page: 'pageResponse',
  takesGzip: 'acceptsGzip',
  compresses: 'compressibleTypes',
  Client: 'BuiltClient',
})
in_('server/http/fold.ts', {
  fold: 'parseFields',
  'fold.folded': 'fields',
  forbidden: 'forbiddenNames',
  maxPairs: 'maxFields',
  Shape: 'SchemaShape',
})
in_('server/http/multipart.ts', {
  'parseMultipart.refuse': 'fail',
  'parseMultipart.refused': 'failed',
  isOfSystem: 'isSystemError',
  tooMany: 'tooManyFiles',
  malformed: 'malformedError',
})
in_('server/http/readiness.ts', {
  patienceMs: 'timeoutMs',
  holdsMs: 'cacheMs',
  openReadiness: 'createReadiness',
  'openReadiness.late': 'timeout',
  'openReadiness.asking': 'pending',
  'openReadiness.ask': 'check',
})
in_('server/http/request-id.ts', { sane: 'validId' })
in_('server/http/resend.ts', {
  Sent: 'RequestInput',
  keyOf: 'idempotencyKeyOf',
  idempotencyKey: 'validKey',
  replyOfKey: 'findReply',
  replyAfterEnd: 'findReplyAfterSessionEnd',
  replyInstead: 'findReplyAfterError',
  checkKept: 'checkStoredReply',
  ...members(['idempotencyOf', 'replyOfKey', 'replyAfterEnd', 'checkKept', 'keyOf'], { row: 'endpoint' }),
  ...members(['replyAfterEnd', 'replyInstead'], { refusal: 'error' }),
  ...members(['replyOfKey', 'replyAfterEnd', 'replyInstead', 'checkKept'], { kept: 'stored' }),
  'replyOfKey.sent': 'input',
  'replyAfterEnd.sent': 'input',
  'replyAfterEnd.asked': 'idempotency',
})
in_('server/http/router.ts', {
  names: 'paramNames',
  pattern: 'pathPattern',
  Reading: 'ReadOptions',
  refuseBody: 'rejectBody',
  admit: 'authorize',
  bulkCount: 'bulkThreshold',
  lightJson: 'jsonReply',
  'createRouter.kept': 'stored',
  'createRouter.refusal': 'error',
  'createRouter.ended': 'replyAfterEnd',
  'createRouter.rows': 'pathEndpoints',
  'handle.turn': 'runJob',
  'createRouter.read': 'readRequest',
  ...members(['createRouter', 'handle', 'groupByPattern', 'paramsOf'], { row: 'endpoint' }),
})
in_('server/http/validate.ts', {
  wordingOf: 'messageOf',
  'wordingOf.wording': 'message',
  'validate.wordings': 'messages',
})
// ---------- images
in_('server/images/arrange.ts', {
  refuse: 'orderError',
  'arrangePictures.staying': 'remaining',
  'arrangePictures.leaving': 'removed',
})
in_('server/images/decode.ts', { refuse: 'rejectedPicture', 'refuse.why': 'reason', 'decodePictures.turn': 'runJob' })
in_('server/images/owner.ts', { isOwn: 'isPropertyPicture', isOf: 'belongsTo' })
// ---------- openapi
in_('server/openapi/document.ts', {
  refusalTexts: 'errorTexts',
  takesLists: 'hasLists',
  mayWait: 'canQueue',
  ...members(['mayWait', 'statusesOf', 'parametersOf', 'operationOf', 'openApiDocument'], { row: 'endpoint' }),
  'parametersOf.made': 'toParameters',
  'parametersOf.place': 'location',
})
in_('server/openapi/page.ts', {
  gateText: 'accessRuleText',
  ...members(['idOf', 'sectionOf', 'documentPage'], { row: 'endpoint' }),
})
// ---------- properties
in_('server/properties/bulk.ts', { changeEach: 'changeProperties' })
in_('server/properties/endpoints.ts', { toOpen: 'openPermissions' })
in_('server/properties/export.ts', { atOnce: 'batchSize', 'exportProperties.turn': 'runJob' })
in_('server/properties/filter.ts', { optional: 'optionalFilters', 'conditionOf.place': 'placeholder' })
in_('server/properties/list.ts', {
  'countProperties.most': 'limit',
  'listProperties.most': 'limit',
  'listProperties.asked': 'filters',
})
in_('server/properties/remove.ts', { inOrder: 'deletionOrder', removeWhole: 'deleteWithContents' })
in_('server/properties/row.ts', { todayThere: 'todayAtProperty', staysAhead: 'upcomingStays' })
in_('server/properties/view.ts', { 'viewProperty.one': 'statement' })
in_('server/properties/update.ts', { 'updateProperty.withPictures': 'arePicturesChanged' })
// ---------- reporting
in_('server/reporting/answer.ts', {
  answer: 'executeGraphql',
  guard: 'limitsPlugin',
  heavyCost: 'queuedCost',
  Asked: 'RequestContext',
  'queued.asked': 'context',
  'queued.given': 'executionArgs',
  'queued.turn': 'runJob',
  queued: 'queuePlugin',
  engineWith: 'createEngine',
  'answer.away': 'unavailable',
  'Asked.refusal': 'error',
  'answer.refusal': 'error',
})
in_('server/reporting/fields.ts', {
  Scope: 'ResolverContext',
  'FieldRule.most': 'maxItems',
  'ruleOf.most': 'maxItems',
  guarded: 'withPermission',
  'guarded.most': 'maxItems',
  'guarded.scope': 'context',
  'rootField.given': 'presentArgs',
  required: 'nonNull',
})
in_('server/reporting/limits.ts', {
  nothing: 'zeroSize',
  beside: 'addSizes',
  sizing: 'createSizer',
  'sizing.most': 'maxItems',
  'withinLimits.refuse': 'reportTooLarge',
})
each(
  ['accounting', 'activity', 'dashboard', 'housekeeping'].map((n) => `server/reporting/${n}/fields.ts`),
  { text: 'optionalText', sure: 'requiredText' },
)
each(
  ['accounting', 'dashboard', 'housekeeping'].map((n) => `server/reporting/${n}/fields.ts`),
  { wholeNumber: 'requiredInteger' },
)
each(
  ['accounting', 'dashboard'].map((n) => `server/reporting/${n}/fields.ts`),
  { perhaps: 'optionalNumber', amount: 'requiredNumber' },
)
each(
  ['accounting', 'activity', 'dashboard'].map((n) => `server/reporting/${n}/fields.ts`),
  { key: 'optionalInteger', flag: 'requiredBoolean' },
)
in_('server/reporting/accounting/fields.ts', { asked: 'commonArgs' })
in_('server/reporting/activity/fields.ts', { some: 'textList', inRow: 'noExtraCost' })
in_('server/reporting/accounting/checks.ts', { 'checkOf.also': 'condition' })
in_('server/reporting/accounting/entry-filter.ts', { ofDate: 'dateFilter', ofRow: 'rowFilter', day: 'dayPattern' })
in_('server/reporting/accounting/groups.ts', { shownAs: 'rowLabel', places: 'sortPositions' })
in_('server/reporting/accounting/most.ts', { mostRows: 'maxRows', mostCurrencies: 'maxCurrencies' })
in_('server/reporting/accounting/report-sql.ts', { scanned: 'scanEntries', asNull: 'nullColumns', numbers: 'sumNames' })
in_('server/reporting/accounting/report.ts', { shownSums: 'toReportSums' })
in_('server/reporting/accounting/trial-balance.ts', { adds: 'addsUp' })
in_('server/reporting/activity/cursor.ts', { inOrder: 'timeOrder', inOrderOfIndex: 'indexOrder', at: 'positionOf' })
in_('server/reporting/activity/kinds-of-events.ts', {
  KindOfEvent: 'EventType',
  kindsOfEvents: 'findEventTypes',
  choicesOf: 'findChoices',
  different: 'distinctValues',
  'different.said': 'selected',
  ofProperty: 'byProperty',
  'choicesOf.of': 'scope',
})
in_('server/reporting/activity/log.ts', { 'recordExport.given': 'filterEntries' })
in_('server/reporting/activity/names.ts', {
  findNamesOfAll: 'findNamesForEveryone',
  'namesIn.seenOf': 'visibilityOf',
  'namesIn.seen': 'isVisible',
  'namesIn.some': 'kindIds',
  capital: 'capitalise',
})
in_('server/reporting/activity/page.ts', {
  mostBranches: 'maxBranches',
  newestLookedAt: 'recentScanLimit',
  isKind: 'isEventType',
  kindsAsked: 'requestedEventTypes',
  isFound: 'matchesKeyword',
  told: 'entryColumns',
  'findPage.hits': 'matches',
  'findPage.most': 'limit',
  'partsOf.most': 'maxParts',
  'findPage.near': 'recentMatches',
  'findPage.nearest': 'recent',
})
in_('server/reporting/activity/shown.ts', {
  Logged: 'LoggedChanges',
  shownChanges: 'formatChanges',
  'shownChanges.telling': 'options',
})
in_('server/reporting/activity/tell.ts', { tellEntries: 'formatEntries', entityOf: 'referenceOf' })
in_('server/reporting/activity/visible.ts', {
  seesAccounts: 'canViewAccounts',
  entriesOf: 'visibleEntries',
  ofColleagues: 'byColleagues',
})
in_('server/reporting/activity/words.ts', {
  wordsOf: 'formatValue',
  'wordsOf.telling': 'options',
  Telling: 'FormatOptions',
  wordsOfField: 'labelsOfField',
  coded: 'codeFields',
  money: 'moneyFields',
  secret: 'secretFields',
  isNothing: 'isEmptyValue',
  inWords: 'codeText',
  requests: 'serviceLabels',
  statuses: 'statusLabels',
  conditions: 'conditionLabels',
})
in_('server/reporting/dashboard/day.ts', { isLeaving: 'isDeparting', isOfHouse: 'isInHouseCount' })
in_('server/reporting/dashboard/items.ts', {
  ofRooms: 'roomItems',
  ofStays: 'stayItems',
  ofBlockings: 'blockingItems',
  blockedAs: 'blockedRoomItems',
  counted: 'countStays',
  hasCome: 'hasArrived',
  overAvailable: 'perAvailableRoom',
  inCondition: 'roomsInCondition',
  ...members(['ofRooms', 'ofStays', 'counted', 'progress', 'ofBlockings'], { is: 'matches' }),
})
in_('server/reporting/dashboard/dashboard.ts', { 'dashboard.asked': 'requestedDate' })
in_('server/reporting/dashboard/rows.ts', { namesGuests: 'canSeeGuestNames' })
in_('server/reporting/housekeeping/conditions-on.ts', { DayOver: 'PastDay' })
in_('server/reporting/housekeeping/history.ts', { demandFacility: 'requireFacility' })
in_('server/reporting/housekeeping/taken-back.ts', { takenBack: 'revertChanges', undone: 'revertField' })
in_('server/reporting/wire-error.ts', { ofDocument: 'documentError' })
// ---------- session, users
in_('server/session/attempts-under-way.ts', {
  UnderWay: 'PendingAttempts',
  'enterAttempt.inTurn': 'inOrder',
  hasChecks: 'hasPendingChecks',
})
in_('server/session/login.ts', {
  fail: 'recordFailure',
  demandUnchanged: 'requireUnchanged',
  'login.isRight': 'isCorrect',
})
in_('server/session/passwords.ts', { nobody: 'dummyHash', normal: 'normalise' })
in_('server/session/throttle.ts', {
  refuseThrottledAddress: 'rejectThrottledAddress',
  tryTake: 'tryConsume',
  take: 'consume',
  'Count.mine': 'pending',
  'countAttempt.mine': 'pending',
  'tryTake.mine': 'pending',
  'countAttempt.isRight': 'isCorrect',
  tooMany: 'tooManyError',
})
in_('server/users/add.ts', { 'addUser.held': 'roleRow' })
in_('server/users/change-password.ts', { refusedFor: 'fieldError', 'checkCurrent.isRight': 'isCorrect' })
in_('server/users/list.ts', { cap: 'maxUsers', given: 'nonEmpty' })
// ---------- xlsx
in_('server/xlsx/frame.ts', {
  Frame: 'WorkbookTemplate',
  frameOf: 'createTemplate',
  'Frame.others': 'otherFiles',
  'frameOf.others': 'otherFiles',
})
in_('server/xlsx/rows.ts', {
  special: 'specialCharacter',
  everySpecial: 'specialCharacters',
  numbered: 'escapeSequence',
  escaped: 'escapeText',
  letters: 'columnLetters',
})
in_('server/xlsx/worker.ts', { 'openSheet.frame': 'template', 'openSheet.begun': 'started', take: 'handleMessage' })
in_('server/xlsx/write.ts', { Turn: 'PendingReply', 'writeXlsx.turn': 'pending', 'writeXlsx.ask': 'send' })

// ---------- test support
in_('test/support/api.ts', {
  'ApiOptions.between': 'intercept',
  'openApi.between': 'intercept',
  'openApi.forgetAttempts': 'resetAttempts',
  'openApi.changes': 'roomChanges',
  template: 'fixtureArchive',
  'template.aside': 'temporary',
})
in_('test/support/big-house.ts', { bigHouse: 'addBigProperty', fillHouse: 'fillProperty' })
in_('test/support/blocking-events.ts', {
  happen: 'applyEvent',
  'happen.world': 'simulation',
  'changed.world': 'simulation',
  housework: 'housekeepingChange',
})
in_('test/support/blocking-world.ts', {
  BlockingWorld: 'BlockingSimulation',
  'BlockingWorld.keepHouse': 'changeRoom',
  'BlockingWorld.wrong': 'findError',
  'BlockingWorld.retire': 'deactivate',
  'BlockingWorld.wanted': 'expected',
  'BlockingWorld.known': 'expected',
})
in_('test/support/books.ts', {
  takingBack: 'correctionsOf',
  questions: 'reportQueries',
  edge: 'monthEdge',
  charged: 'chargePosting',
  settled: 'settlementPosting',
})
in_('test/support/catalogue.ts', {
  'openCatalogue.house': 'propertyId',
  'openCatalogue.foreign': 'foreignPropertyId',
  'allOf.house': 'propertyId',
})
in_('test/support/endpoint-examples.ts', { 'Examples.between': 'intercept', 'Examples.walk': 'sequence' })
in_('test/support/failover.ts', { Tally: 'WriteTally' })
in_('test/support/kept-ways.ts', {
  KeptWay: 'StoredSequence',
  'KeptWay.way': 'events',
  waysFolder: 'sequencesFolder',
  keepWay: 'storeSequence',
  readWays: 'readSequences',
  shortestWay: 'shrinkSequence',
  ...members(['keepWay'], { way: 'events' }),
  'shortestWay.way': 'events',
})
in_('test/support/many-facilities.ts', {
  watched: 'watchQueries',
  atOnce: 'batchSize',
  'watched.asked': 'queriesSent',
  'watched.saying': 'containing',
  'manyFacilities.turn': 'period',
})
in_('test/support/recorded-events.ts', { recorded: 'readRecordedEvents', given: 'resultLiterals' })
in_('test/support/reply-causes.ts', {
  openWorld: 'openContext',
  World: 'CauseContext',
  postingTakenBack: 'correctedPosting',
  overtaken: 'changedCondition',
  taken: 'bookedRoom',
  steady: 'normalise',
  'openWorld.house': 'property',
  'openWorld.anybody': 'anonymous',
})
in_('test/support/session-world.ts', {
  SessionWorld: 'SessionSimulation',
  'SessionWorld.looks': 'checks',
  'SessionWorld.happened': 'events',
  'SessionWorld.wrong': 'findError',
  'SessionWorld.pass': 'advanceTime',
  'SessionWorld.cut': 'failCall',
  'SessionWorld.refuse': 'answerWithError',
  'SessionWorld.leftWaiting': 'findWaitingActor',
  'SessionWorld.otherTab': 'changeInOtherTab',
})
in_('test/support/undo.ts', {
  ToldEntry: 'UndoEntry',
  said: 'entryFields',
  UndoOf: 'UndoApi',
  'openUndo.house': 'property',
})
in_('test/support/write-walk.ts', {
  Walk: 'WriteSequence',
  'Walk.house': 'property',
  'Walk.here': 'inProperty',
  'Walk.made': 'ids',
  'Step.told': 'logged',
  'Step.toldOfRefused': 'loggedWhenRefused',
})
in_('test/support/write-walk-houses.ts', { houseSteps: 'propertySteps', 'houseSteps.walk': 'sequence' })
in_('test/support/write-walk-inventory.ts', {
  ...members(['facilityType', 'addon', 'inventorySteps'], { walk: 'sequence' }),
})
in_('test/support/write-walk-rest.ts', {
  officeSteps: 'logAndExportSteps',
  ...members(['officeSteps', 'removalSteps'], { walk: 'sequence' }),
})

// ---------- bench
for (const f of ['abandoned', 'accounting', 'activity', 'api', 'run']) in_(`bench/${f}.ts`, { has: 'hasFlag' })
each(['bench/abandoned.ts', 'bench/api.ts'], { verdict: 'budgetLabel', isOver: 'isOverBudget' })
in_('bench/abandoned.ts', {
  timed: 'measureTime',
  during: 'measureRepeatedly',
  'during.ask': 'work',
  'timed.ask': 'work',
  growth: 'measureMemory',
  detailWhile: 'measureDetailWhile',
  'growth.most': 'peak',
  'detailWhile.most': 'peak',
})
in_('bench/abandoned/load.ts', { beginning: 'sendPartially', withheldForm: 'unfinishedForm' })
each(['bench/accounting.ts', 'bench/activity.ts'], { optionOf: 'numberOption', 'optionOf.otherwise': 'fallback' })
in_('bench/accounting.ts', { ofRow: 'rowArgs' })
in_('bench/accounting/fill.ts', { 'fill.house': 'propertyId' })
in_('bench/activity/fill.ts', { 'fill.house': 'propertyId' })
in_('bench/activity.ts', {
  isOver: 'isOverBudget',
  asked: 'document',
  'serve.house': 'propertyId',
  'serve.place': 'propertyReply',
  'serve.noted': 'statements',
})
in_('bench/api.ts', { besideFloor: 'compareWithFloor', asItGrows: 'measureGrowth' })
in_('bench/api/data.ts', { group: 'groupManager', assigned: 'assignedManager' })
in_('bench/calendar.ts', { addHouse: 'addProperty' })
in_('bench/housekeeping.ts', {
  'callerOn.to': 'endpoint',
  seeded: 'createSeededServer',
  timed: 'measureAction',
  Timed: 'WindowWithPaints',
})
in_('bench/tape-chart/floor.ts', { house: 'rooms', held: 'draggedBar' })
in_('bench/tape-chart/ours.tsx', { house: 'rooms' })
in_('bench/tour.ts', { heapOf: 'measureHeap' })

const texts = [{ files: /^server\/images\/arrange\.ts$/, from: /\bkept\b/g, to: 'existing' }]
/** test/server/<name>.test.ts: pairs of pattern and replacement. */
const inTest = (names, ...pairs) => {
  const files = new RegExp(`^test/server/(${names.join('|')})\\.test\\.ts$`)
  for (const [from, to] of pairs) texts.push({ files, from, to })
}
// Objects without a declared type, which the symbols cannot reach.
texts.push(
  { files: /^server\/(facilities|properties)\/list\.ts$/, from: /placeholder\('most'\)/g, to: "placeholder('limit')" },
  {
    files: /^server\/reporting\/(accounting\/)?fields\.ts$/,
    from: /\bmost\b(?=: )|(?<=extensions\.)most\b/g,
    to: 'maxItems',
  },
)
const workQueue = /^test\/unit\/work-queue\.test\.ts$/
texts.push(
  { files: workQueue, from: /\batOncePerPerson\b/g, to: 'concurrentPerUser' },
  { files: workQueue, from: /\batOnce\b/g, to: 'concurrent' },
  { files: workQueue, from: /\brequestsPerPerson\b/g, to: 'requestsPerUser' },
  { files: workQueue, from: /(?<!each )\bperson\b(?=[:,])/g, to: 'userId' },
  { files: workQueue, from: /\buserId: userId\b/g, to: 'userId' },
  { files: workQueue, from: /\bturn\b/g, to: 'runJob' },
  { files: workQueue, from: /\brefusalOf\b/g, to: 'errorOf' },
)

// ---------- house: a property, its id, or a test server
const house = String.raw`(?<![-\w]|\bin |keyword=)house(?![-\w]| count| use)`
const proseFiles =
  /^test\/server\/(?!replay-ledger).*\.ts$|^test\/support\/(catalogue|inventory|undo|reply-causes|write-walk.*|big-house|books|blocking-.*)\.ts$|^bench\/(accounting|activity|housekeeping|calendar)(\/fill)?\.ts$/
const title = String.raw`^(\s*(?:(?:test|it|describe)\S*\(\s*)?['"\x60](?=\S* )[^\n]*?)`
const comment = String.raw`^(\s*(?:\/\*\*?|\*|\/\/)[^\n]*?)`
for (const [word, to] of [
  ['house', 'property'],
  ['houses', 'properties'],
])
  for (const place of [title, comment])
    for (let pass = place === title ? 0 : 1; pass < 2; pass += 1)
      texts.push({
        files: proseFiles,
        from: new RegExp(`${place}(?<![{$])` + house.replace('house(', `${word}(`), 'gm'),
        to: `$1${to}`,
      })
inTest(
  ['activity-undo'],
  [/\bconst property = async\b/g, 'const readProperty = async'],
  [/\bexpectUndone\(property,/g, 'expectUndone(readProperty,'],
)
inTest(['property-removal'], [new RegExp(house, 'g'), 'server'])
inTest(['once/dashboard-figures'], [new RegExp(house, 'g'), 'propertyDays'], [/\btold\b/g, 'expectedFigures'])
inTest(
  [
    'account-activity',
    'activity-found',
    'accounting-report',
    'accounting-corrections',
    'activity-log',
    'dashboard',
    'dashboard-cost',
    'object-access-catalogue',
  ],
  [new RegExp(house, 'g'), 'propertyId'],
)
texts.push({ files: /^test\/server\/(?!replay-ledger).*\.ts$/, from: new RegExp(house, 'g'), to: 'property' })
inTest(['addon-types', 'addons'], [/\bhouses\b/g, 'propertyIdsSeenBy'])
inTest(['facility-types'], [/\bhouses\b/g, 'propertyIds'])
inTest(
  ['once/fixtures'],
  [/\bhouses\b/g, 'properties'],
  [/(?<!\w )\bHouse\b|(?<=(?:interface|keyof|readonly) )House\b/g, 'PropertyRow'],
)
inTest(
  ['accounting-sums'],
  [/\bhouses\b/g, 'propertyCount'],
  [/\bhouseWith\b/g, 'addPropertyWith'],
  [/\bsaid\b/g, 'reportedSums'],
  [/\bknownOf\b/g, 'linesOfPostings'],
  [/\bKnown\b/g, 'PostedLine'],
  [/\bexpectWhole\b/g, 'expectTotals'],
)
inTest(['housekeeping-line'], [/\batHouse\b/g, 'atProperty'])
inTest(['activity-undo', 'activity-undo-refused'], [/\bofHouse\b/g, 'listOf'])

// ---------- told, said, walk, world
const variable = (word) =>
  new RegExp(String.raw`(?<=const )${word}\b|\b${word}\b(?=[.\[?(])|(?<=expect\()${word}\b|(?<=^\s+)${word}$`, 'gm')
inTest(
  ['addon-types', 'facility-categories', 'facility-types-order', 'demo-attendants', 'activity-log', 'activity-undo'],
  [variable('told'), 'logged'],
)
inTest(['addon-writes', 'facility-types'], [variable('told'), 'logOf'])
inTest(['demo-data'], [/\btold\b/g, 'logged'])
inTest(['property-removal'], [/\btold\b/g, 'listedRefusal'])
inTest(['account-activity'], [/\btoldTo\b/g, 'visibleActivity'], [variable('told'), 'visible'])
inTest(['graphql-limits'], [/(?<=const )told\b|(?<=graphqlOf\()told\b|(?<=await )told\b/g, 'introspectable'])
inTest(['housekeeping-undo'], [variable('told'), 'messageOf'])
inTest(
  ['bad-input-walk'],
  [/\btold\b/g, 'describeInput'],
  [/or this walk would end at the first check/g, 'or these tests would stop at the first check'],
  [/\bspoilt\b/g, 'badInput'],
  [/\bspoil(?=[A-Z])/g, 'sendBad'],
)
inTest(['activity-found', 'activity-log'], [/(?<=const )said\b|(?<=\$\{)said\b/g, 'entryFields'])
inTest(['once/import'], [/(?<=\.\.\.)said\b/g, 'rest'])
inTest(['once/start'], [/\bsaidBy\b/g, 'outputWith'], [/\bsaid\b(?=\)| =)/g, 'response'])
inTest(
  ['activity-walk', 'resend-walk'],
  [/(?<![-/])\bwalk\b(?![-.]t)(?!-)/g, 'sequence'],
  [/is walked here/g, 'has a step here'],
)
inTest(['activity-walk'], [/\btoldSince\b/g, 'loggedSince'])
inTest(
  ['resend-walk'],
  [/\btold\b/g, 'digests'],
  [
    /The endpoint that is being walked, and what came of each of its requests/g,
    'Name of the endpoint under test, and the replies to each of its requests',
  ],
  [/\bwalked\b/g, 'endpointName'],
  [/\bTwice\b/g, 'SentTwice'],
  [/\btwice\b(?=\(| })/g, 'sendTwice'],
  [/\bkeyed\b/g, 'keyedEndpoints'],
  [/\bcontents\b/g, 'databaseDigests'],
  [/(?<=const )kept\b|\bkept\b(?=\(|, | \})/g, 'storedCount'],
  [/\bheld\b/g, 'setUp'],
)
inTest(
  ['blocking-walks'],
  [/the shortest way there/g, 'the shortest sequence that shows it'],
  [/\bworldOf\b/g, 'createSimulation'],
  [/\bworld\b/g, 'simulation'],
  [/\bkeepHouse\b/g, 'changeRoom'],
  [/\bway\b/g, 'events'],
  [/\bways\b/g, 'sequences'],
  [/\bwalk\b/g, 'replay'],
  [/\bwalked\b/g, 'runRandomWalks'],
  [/\bMeddle\b/g, 'FaultInjection'],
  [/\bmeddle\b/g, 'injectFault'],
  [/\bmeddling\b/g, 'withFault'],
  [/\basItIs\b/g, 'noFault'],
  [/\bkept\b/g, 'stored'],
  [/\bmet\b/g, 'callCount'],
)
texts.push(
  { files: /^test\/support\/reply-causes\.ts$/, from: /\bworld\b/g, to: 'context' },
  { files: /^bench\/abandoned\/served\.ts$/, from: /\bsaid\b/g, to: 'output' },
  { files: /^bench\/accounting\.ts$/, from: /\bsaid\b/g, to: 'result' },
)

const moves = [
  ['server/access/screens.ts', 'server/access/rules.ts'],
  ['server/activity/refusals.ts', 'server/activity/undo-errors.ts'],
  ['server/activity/ways-back.ts', 'server/activity/revert-handlers.ts'],
  ['server/addons/locked.ts', 'server/addons/lock.ts'],
  ['server/addons/update-several.ts', 'server/addons/bulk-update.ts'],
  ['server/facilities/locked.ts', 'server/facilities/lock.ts'],
  ['server/facility-types/locked.ts', 'server/facility-types/lock.ts'],
  ['server/properties/locked.ts', 'server/properties/lock.ts'],
  ['server/db/away.ts', 'server/db/unavailable.ts'],
  ['server/db/close-soon.ts', 'server/db/close-with-timeout.ts'],
  ['server/db/seed/accounting-house.ts', 'server/db/seed/accounting-source.ts'],
  ['server/db/seed/activity-mix.ts', 'server/db/seed/activity-samples.ts'],
  ['server/housekeeping/night.ts', 'server/housekeeping/night-audit.ts'],
  ['server/housekeeping/overtaken.ts', 'server/housekeeping/staleness.ts'],
  ['server/housekeeping/change.ts', 'server/housekeeping/update-room-status.ts'],
  ['server/http/fold.ts', 'server/http/parse-fields.ts'],
  ['server/http/resend.ts', 'server/http/stored-reply.ts'],
  ['server/reporting/answer.ts', 'server/reporting/execute.ts'],
  ['server/reporting/accounting/most.ts', 'server/reporting/accounting/limits.ts'],
  ['server/reporting/accounting/exported.ts', 'server/reporting/accounting/record-export.ts'],
  ['server/reporting/activity/kinds-of-events.ts', 'server/reporting/activity/event-types.ts'],
  ['server/reporting/activity/shown.ts', 'server/reporting/activity/format-changes.ts'],
  ['server/reporting/activity/tell.ts', 'server/reporting/activity/format-entries.ts'],
  ['server/reporting/activity/words.ts', 'server/reporting/activity/format-value.ts'],
  ['server/reporting/activity/visible.ts', 'server/reporting/activity/visible-entries.ts'],
  ['server/reporting/housekeeping/taken-back.ts', 'server/reporting/housekeeping/revert-changes.ts'],
  ['server/session/attempts-under-way.ts', 'server/session/pending-attempts.ts'],
  ['server/whole-or-page.ts', 'server/list-or-page.ts'],
  ['server/xlsx/frame.ts', 'server/xlsx/template.ts'],
  ['test/support/big-house.ts', 'test/support/big-property.ts'],
  ['test/support/blocking-world.ts', 'test/support/blocking-simulation.ts'],
  ['test/support/session-world.ts', 'test/support/session-simulation.ts'],
  ['test/support/books.ts', 'test/support/random-postings.ts'],
  ['test/support/kept-ways.ts', 'test/support/stored-sequences.ts'],
  ['test/support/write-walk.ts', 'test/support/write-sequence.ts'],
  ['test/support/write-walk-houses.ts', 'test/support/write-sequence-properties.ts'],
  ['test/support/write-walk-inventory.ts', 'test/support/write-sequence-inventory.ts'],
  ['test/support/write-walk-rest.ts', 'test/support/write-sequence-log.ts'],
  ['test/server/once', 'test/server/embedded'],
  ['test/server/abandoned.test.ts', 'test/server/abandoned-requests.test.ts'],
  ['test/server/activity-found.test.ts', 'test/server/activity-search.test.ts'],
  ['test/server/activity-walk.test.ts', 'test/server/activity-of-every-write.test.ts'],
  ['test/server/bad-input-walk.test.ts', 'test/server/bad-input-every-endpoint.test.ts'],
  ['test/server/blocking-walks.test.ts', 'test/server/blocking-random-walks.test.ts'],
  ['test/server/housekeeping-line.test.ts', 'test/server/housekeeping-event-stream.test.ts'],
  ['test/server/housekeeping-night.test.ts', 'test/server/night-audit.test.ts'],
  ['test/server/resend-walk.test.ts', 'test/server/idempotency-of-every-write.test.ts'],
  ['bench/abandoned.ts', 'bench/abandoned-requests.ts'],
  ['bench/abandoned', 'bench/abandoned-requests'],
]

export default { symbols, texts, moves }
