// Names of src/screens, src/design (and the features that move out of it), test/screens, test/design, test/e2e.
const symbols = {}
const moves = []
const texts = []
const s = (file, names) => (symbols[file] = { ...symbols[file], ...names })
const d = (file, names) => s(`src/design/${file}`, names)
const c = (file, names) => s(`src/screens/${file}`, names)
const mv = (from, to) => moves.push([from, to])
const t = (files, from, to) => texts.push({ files, from, to })
const exactly = (file) => new RegExp(`^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

// ======== the design system
d('alert/Alert.tsx', { pictures: 'toneIcons' })
d('alert/Alert.css.ts', { flexible: 'content' })
d('auth-layout/AuthLayout.css.ts', { split: 'twoPanes', scene: 'picture' })
d('button/Button.tsx', { movesOnly: 'allowedWhilePending' })
d('button/Button.css.ts', { on: 'hovered', down: 'pressed' })
d('chart/AmountChart.tsx', {
  roomy: 'minLabelWidth',
  longestLabel: 'maxLabelLength',
  short: 'truncate',
  'short.most': 'maxLength',
  'AmountChart.every': 'labelInterval',
})
d('chart/ColumnChart.tsx', {
  roomy: 'minLabelWidth',
  'ColumnChart.isRoomy': 'hasRoomForLabels',
  'Column.isNow': 'isCurrent',
})
d('chart/TableTwin.tsx', { TableTwin: 'ChartTable' })
d('chart/Chart.css.ts', { twin: 'chartTable', 'colors.now': 'current' })
d('chart/ColumnChart.gallery.tsx', { Twin: 'NightsTable', Shown: 'Example' })
d('chart/usePlotWidth.ts', { 'usePlotWidth.place': 'plotRef' })
mv('src/design/chart/TableTwin.tsx', 'src/design/chart/ChartTable.tsx')
d('chip/NameChips.tsx', {
  'NameChipsProps.most': 'maxShown',
  'NameChips.most': 'maxShown',
  'NamedChip.mark': 'problem',
})
d('chip/NameChips.css.ts', { marked: 'invalidChip' })
d('compare/CompareTable.tsx', {
  'CompareRow.kept': 'chosenSide',
  'CompareRow.settled': 'settledReason',
  Told: 'ValueCell',
  Choice: 'ChoiceCell',
  'Told.isKept': 'isChosen',
})
d('compare/Compare.css.ts', { kept: 'chosenValue', dot: 'radio' })
d('compare/Compare.gallery.tsx', { Choosing: 'ChoosePerField' })
d('dialog/ResultContent.tsx', { Placed: 'ResultContentOptions' })
d('error-summary/ErrorSummary.tsx', { goTo: 'focusField' })
d('field/CalendarParts.tsx', { setZone: 'setTimeZone', InZone: 'InTimeZone' })
d('field/PickerZone.tsx', { PickerZone: 'PickerTimeZone', usePickerZone: 'usePickerTimeZone', Zone: 'TimeZoneContext' })
mv('src/design/field/PickerZone.tsx', 'src/design/field/PickerTimeZone.tsx')
d('field/ClosedSelect.tsx', { 'ClosedSelectProps.onNear': 'onPreload' })
for (const name of ['LazyMultiSelect', 'LazySelect', 'LazyTagPicker'])
  d(`field/${name}.tsx`, { [`${name}.isWanted`]: 'isOpenRequested', [`${name}.setWanted`]: 'setOpenRequested' })
d('field/OpenAtFirst.tsx', { OpenAtFirst: 'OpenOnMount' })
mv('src/design/field/OpenAtFirst.tsx', 'src/design/field/OpenOnMount.tsx')
d('field/TagPicker.tsx', { OpenAtFirst: 'OpenOnFocus', 'TagPickerProps.isWithoutTags': 'isTagListHidden' })
t(/^src\/(design|screens)\//, /\bisOpenAtFirst\b/g, 'isInitiallyOpen')
d('field/TagPicker.css.ts', { remark: 'message' })
d('field/FileDrop.tsx', { 'FileDrop.made': 'generatedId' })
for (const name of ['NativePasswordField', 'NativeSelect', 'NativeTextField'])
  d(`native/${name}.tsx`, { [`${name}.made`]: 'generatedId' })
d('native/NativePasswordField.tsx', {
  'NativePasswordField.naming': 'toggleLabel',
  'NativePasswordField.describing': 'describedByIds',
})
d('field/Radios.tsx', { Radios: 'RadioOptions', RadiosProps: 'RadioOptionsProps', 'Radios.isStrip': 'isSegmented' })
mv('src/design/field/Radios.tsx', 'src/design/field/RadioOptions.tsx')
d('field/TouchField.tsx', {
  TouchField: 'BulkEditField',
  TouchFieldProps: 'BulkEditFieldProps',
  'TouchFieldProps.onTouched': 'onToggle',
})
d('field/TouchField.css.ts', { touch: 'bulkEditField', kept: 'currentValue' })
mv('src/design/field/TouchField.tsx', 'src/design/field/BulkEditField.tsx')
mv('src/design/field/TouchField.css.ts', 'src/design/field/BulkEditField.css.ts')
d('field/Several.gallery.tsx', { Several: 'SeveralRecords', 'Several.of': 'fieldProps' })
mv('src/design/field/Several.gallery.tsx', 'src/design/field/BulkEdit.gallery.tsx')
d('field/area.css.ts', { area: 'textArea' })
mv('src/design/field/area.css.ts', 'src/design/field/text-area.css.ts')
d('field/choice.css.ts', {
  check: 'checkbox',
  marked: 'whenChecked',
  mark: 'control',
  inMark: 'iconInControl',
  knob: 'switchTrack',
})
d('field/field.css.ts', {
  before: 'startSlot',
  after: 'endSlot',
  withBefore: 'withStartSlot',
  withAfter: 'withEndSlot',
  box: 'controlBox',
})
d('field/Date.css.ts', { opener: 'calendarButton' })
d('field/Select.css.ts', { boxedTick: 'checkboxTick' })
d('field/ListItems.tsx', { 'ListItem.isBoxed': 'hasCheckbox' })
d('field/useNumberText.ts', { 'useNumberText.take': 'commitValue' })
d('field/NumberInput.tsx', { 'NumberInput.told': 'shownError' })
d('field/useTypedDays.ts', {
  TypedDays: 'TypedDaysOptions',
  firstSensible: 'minDate',
  yearFault: 'yearError',
  isSensible: 'arePlausible',
  'useTypedDays.fault': 'error',
  'useTypedDays.setFault': 'setError',
  'useTypedDays.told': 'reported',
  'useTypedDays.setTold': 'setReported',
  'useTypedDays.tell': 'report',
})
d('field/DatePicker.tsx', { 'DatePicker.opening': 'initialFocus' })
d('field/DateRangePicker.tsx', { 'DateRangePicker.opening': 'initialFocus' })
d('figure/Block.tsx', { Block: 'FigureSection', Lines: 'FigureList', Line: 'FigureListItem' })
d('figure/Figure.css.ts', {
  how: 'explanation',
  block: 'section',
  blockHead: 'sectionHeader',
  blockTitle: 'sectionTitle',
  lines: 'list',
  entry: 'listItem',
  entryText: 'listItemText',
  entryEnd: 'listItemEnd',
  ruled: 'withRule',
  opener: 'figureLink',
  share: 'shareVariable',
})
mv('src/design/figure/Block.tsx', 'src/design/figure/FigureSection.tsx')
d('figure/KeyFigures.tsx', {
  Frame: 'FigureFrame',
  FrameProps: 'FigureFrameProps',
  Tally: 'CountFigure',
  Tallies: 'CountFigures',
})
d('figure/BarList.tsx', { 'BarList.longest': 'maxValue' })
// these four are used by one screen alone
d('figure/CheckBand.tsx', { CheckBand: 'BalanceChecks', Check: 'BalanceCheckItem', 'Check.holds': 'isMet' })
d('figure/CheckBand.css.ts', { band: 'checkList' })
mv('src/design/figure/CheckBand.tsx', 'src/screens/accounting/BalanceChecks.tsx')
mv('src/design/figure/CheckBand.css.ts', 'src/screens/accounting/BalanceChecks.css.ts')
d('figure/Paper.tsx', { Paper: 'PrintablePage' })
d('figure/Paper.css.ts', { paper: 'printablePage' })
mv('src/design/figure/Paper.tsx', 'src/screens/dashboard/PrintablePage.tsx')
mv('src/design/figure/Paper.css.ts', 'src/screens/dashboard/PrintablePage.css.ts')
d('print/Sheets.tsx', { Sheet: 'TaskSheet', SheetProps: 'TaskSheetProps', PenBox: 'TickBox' })
d('print/Sheets.css.ts', { sheetHead: 'sheetHeader', box: 'tickBox' })
mv('src/design/print/Sheets.tsx', 'src/screens/housekeeping/TaskSheet.tsx')
mv('src/design/print/Sheets.css.ts', 'src/screens/housekeeping/TaskSheet.css.ts')
mv('src/design/toolbar/Toolbar.tsx', 'src/screens/calendar/Toolbar.tsx')
mv('src/design/toolbar/Toolbar.css.ts', 'src/screens/calendar/Toolbar.css.ts')
d('toolbar/Toolbar.tsx', { 'ToolbarProps.figure': 'title' })
d('toolbar/Toolbar.css.ts', { figure: 'title' })
d('filter-bar/FilterBar.css.ts', { rest: 'otherFilters' })
d('filter-bar/MoreFilters.css.ts', { used: 'usedCount', shelf: 'panel' })
t(/^src\/design\/filter-bar\//, /\bdata-shelf\b/g, 'data-more-filters')
d('gallery/Gallery.css.ts', { shelf: 'section', specimen: 'example' })
d('gallery/main.tsx', { Shelves: 'Sections', wanted: 'requestedTitle', whole: 'pageGallery', Board: 'Overview' })
d('gallery/specimen.ts', { 'Gallery.specimens': 'examples' })
mv('src/design/gallery/specimen.ts', 'src/design/gallery/gallery.ts')
t(/^src\/design\/gallery\/main\.tsx$/, /data-shelf=/g, 'data-section=')
t(/^src\/design\/gallery\/main\.tsx$/, /Specimen\b/g, 'Example')
t(
  /^src\/design\/gallery\/main\.tsx$/,
  /'\.\.\/\*\*\/\*\.gallery\.tsx'(?=, \{ eager)/,
  "['../**/*.gallery.tsx', '../../features/**/*.gallery.tsx']",
)
d('icon/Icon.tsx', { 'IconProps.of': 'path', 'Icon.of': 'path' })
d('icon/picture.ts', { picture: 'iconMask', pictures: 'masks', drawn: 'svgOf' })
mv('src/design/icon/picture.ts', 'src/design/icon/icon-mask.ts')
d('icon/outline.ts', { num: 'numberOf' })
d('layout/PageHead.tsx', {
  PageHead: 'PageHeader',
  PageHeadProps: 'PageHeaderProps',
  Crumb: 'Breadcrumb',
  'PageHeadProps.crumbs': 'breadcrumbs',
  'PageHeadProps.sub': 'subtitle',
})
d('layout/PageHead.css.ts', {
  head: 'header',
  sub: 'subtitleText',
  crumbs: 'breadcrumbTrail',
  crumb: 'breadcrumb',
  inDense: 'whenDense',
})
mv('src/design/layout/PageHead.tsx', 'src/design/layout/PageHeader.tsx')
mv('src/design/layout/PageHead.css.ts', 'src/design/layout/PageHeader.css.ts')
d('layout/Section.tsx', { FormFoot: 'FormFooter', 'Span.of': 'columns' })
d('layout/Section.css.ts', { formFoot: 'formFooter' })
d('loader/Loader.css.ts', { inPlace: 'inlineLoader' })
d('menu/action.ts', { 'Action.isRefused': 'isDenied' })
d('menu/MenuItems.tsx', { 'MenuItems.refused': 'denied' })
d('notice/NoticeList.tsx', { pictures: 'toneIcons', reserveSpace: 'reserveNoticesHeight' })
d('notice/Notice.css.ts', { words: 'message' })
d('theme/reserved.ts', { noticesName: 'noticesHeightVariable', noticesSpace: 'noticesHeight' })
mv('src/design/theme/reserved.ts', 'src/design/theme/notices-height.ts')
mv('src/design/pager/window.ts', 'src/design/pager/page-window.ts')
d('progress/StepHead.tsx', { StepHead: 'StepIndicator', StepHeadProps: 'StepIndicatorProps' })
mv('src/design/progress/StepHead.tsx', 'src/design/progress/StepIndicator.tsx')
mv('src/design/progress/StepHead.css.ts', 'src/design/progress/StepIndicator.css.ts')
d('result/OutcomeList.tsx', { looks: 'outcomeDisplay', 'OutcomeListProps.words': 'texts', 'looks.word': 'text' })
d('result/OutcomeList.css.ts', { beside: 'noteBesideStatus', named: 'nameCell', sheet: 'outcomeTable' })
// sidebar
d('spine/Spine.tsx', { Spine: 'Sidebar', SpineProps: 'SidebarProps', 'GreetingProps.position': 'roleName' })
d('spine/Spine.css.ts', {
  spine: 'sidebar',
  ground: 'sidebarBackground',
  folded: 'whenCollapsed',
  place: 'heading',
  position: 'roleNameText',
  shell: 'layout',
  body: 'content',
})
d('spine/Drawer.css.ts', { cloth: 'sidebarColor' })
d('spine/Spine.css.ts', { cloth: 'sidebarColor' })
d('switcher/Switcher.css.ts', { cloth: 'sidebarColor', folded: 'whenCollapsed', folding: 'collapsedName' })
d('auth-layout/AuthLayout.css.ts', { spine: 'sidebar' })
d('spine/AppShell.tsx', { AppShell: 'AppLayout', AppShellProps: 'AppLayoutProps', 'AppShellProps.spine': 'sidebar' })
d('spine/KeyTag.tsx', { KeyTag: 'Logo' })
d('spine/KeyTag.css.ts', { keyTag: 'logo' })
d('spine/MenuGroup.tsx', { MenuPlace: 'MenuHeading', 'MenuGroup.naming': 'labelling' })
d('spine/collapsed.ts', { Collapsed: 'CollapsedContext' })
d('spine/Spine.gallery.tsx', { Shell: 'ListPage' })
d('spine/Spine.specimens.tsx', { 'person.position': 'roleName' })
mv('src/design/spine', 'src/design/sidebar')
mv('src/design/spine/Spine.tsx', 'src/design/sidebar/Sidebar.tsx')
mv('src/design/spine/Spine.css.ts', 'src/design/sidebar/Sidebar.css.ts')
mv('src/design/spine/Spine.gallery.tsx', 'src/design/sidebar/Sidebar.gallery.tsx')
mv('src/design/spine/Spine.specimens.tsx', 'src/design/sidebar/Sidebar.samples.tsx')
mv('src/design/spine/AppShell.tsx', 'src/design/sidebar/AppLayout.tsx')
mv('src/design/spine/KeyTag.tsx', 'src/design/sidebar/Logo.tsx')
mv('src/design/spine/KeyTag.css.ts', 'src/design/sidebar/Logo.css.ts')
mv('src/design/spine/collapsed.ts', 'src/design/sidebar/collapsed-context.ts')
t(/^(src|test)\//, /'spine'/g, "'sidebar'")
t(/^src\/screens\/console\//, /place="spine"/g, 'place="sidebar"')
t(/^src\/design\/.*\.css\.ts$/, /\b(size|z|color)\.spine\b/g, '$1.sidebar')
t(/^src\/design\/.*\.css\.ts$/, /\bspineCollapsed\b/g, 'sidebarCollapsed')
t(/^src\/design\/theme\/(contract|light|dark|scale)\.css\.ts$/, /\bspine(?=: )/g, 'sidebar')
t(/^src\/design\/(spine|switcher|auth-layout)\/.*\.css\.ts$/, /\{ spine(?=[:, }])/g, '{ sidebar')
t(/^test\/design\/contrast\.test\.ts$/, /spine\./g, 'sidebar.')
t(/^test\/design\/contrast\.test\.ts$/, /on the spine/g, 'on the sidebar')
t(/^test\/e2e\/gallery\.e2e\.test\.ts$/, /'The spine is/g, "'The sidebar is")
s('test/e2e/accessibility.e2e.test.ts', {})
t(/^test\/e2e\/accessibility\.e2e\.test\.ts$/, /\bspine\b/g, 'sidebar')
t(/^test\/e2e\/accessibility\.e2e\.test\.ts$/, /\bground\b/g, 'background')
// room badge
d('status/Plate.tsx', { Plate: 'RoomBadge', PlateProps: 'RoomBadgeProps' })
d('status/Status.css.ts', {
  plate: 'roomBadge',
  plateLink: 'roomBadgeLink',
  pictured: 'withIcon',
  pictureName: 'iconVariable',
  mark: 'toneMark',
})
d('status/Status.gallery.tsx', { Look: 'StatusExample', Looks: 'StatusExamples' })
mv('src/design/status/Plate.tsx', 'src/design/status/RoomBadge.tsx')
d('switcher/SwitcherPopover.tsx', { remarkOf: 'messageOf' })
d('switcher/SwitcherPopover.css.ts', { remark: 'message', remarkRow: 'messageRow', now: 'currentMark' })
d('switcher/Switcher.gallery.tsx', { stateAsked: 'requestedState', Shell: 'SwitcherPage' })
d('table/Reorder.tsx', {
  'ReorderRowProps.of': 'rowId',
  'ReorderRow.own': 'rowId',
  'ReorderRow.grasp': 'handleRef',
  'ReorderRow.row': 'rowRef',
})
d('table/Table.css.ts', {
  regionGround: 'regionBackground',
  ground: 'background',
  tick: 'checkboxCell',
  tickBox: 'rowCheckbox',
  act: 'actionsCell',
  actButton: 'actionsButton',
  bone: 'skeletonCell',
  anyCell: 'cellBase',
  dense: 'whenDense',
})
t(/^src\/design\//, /--region-ground/g, '--region-background')
d('table/Row.tsx', { showRow: 'scrollIntoView' })
t(/^(src|tools|test)\//, /\bisUnbroken\b/g, 'isNoWrap')
mv('src/design/table/Table.specimens.tsx', 'src/design/table/Table.samples.tsx')
d('text/Heading.tsx', { usual: 'defaultSizes' })
d('theme/both-schemes.ts', {
  Leaves: 'TokenTree',
  merged: 'mergeSchemes',
  'bothSchemes.day': 'light',
  'bothSchemes.night': 'dark',
  'merged.day': 'light',
  'merged.night': 'dark',
})
d('theme/contract.css.ts', { named: 'variableName', pair: 'inkAndTint', Filled: 'ThemeValues' })
d('theme/media.ts', {
  'media.forced': 'forcedColors',
  'media.stillness': 'reducedMotion',
  'media.contrast': 'moreContrast',
})
d('theme/tape-palette.css.ts', { lightTape: 'lightTapeChart', darkTape: 'darkTapeChart' })
d('theme/tape.css.ts', { tape: 'tapeChartColors' })
mv('src/design/theme/tape-palette.css.ts', 'src/design/theme/tape-chart-palette.css.ts')
mv('src/design/theme/tape.css.ts', 'src/design/theme/tape-chart.css.ts')
t(/^(src\/design\/(theme|tape-chart)\/.*\.css\.ts|test\/design\/contrast\.test\.ts)$/, /\bhouseInk\b/g, 'inHouseInk')
t(/^src\/design\/theme\/tape(-palette)?\.css\.ts$/, /\bhouse(?=: )/g, 'inHouse')
t(/^(src\/design\/tape-chart\/.*\.css\.ts|test\/design\/contrast\.test\.ts)$/, /\bbar\.house\b/g, 'bar.inHouse')
// tones and surfaces of the theme
const tones = { bad: 'critical', warn: 'warning', mute: 'neutral', float: 'raised', busy: 'info' }
const surfaces = { paper: 'page', sheet: 'surface', sunk: 'sunken' }
for (const [old, neu] of Object.entries(tones)) {
  t(/^src\/(design|screens)\/.*\.tsx?$/, new RegExp(`(?<=['"])${old}(?=['"])`, 'g'), neu)
  t(/^src\/design\/(.*\.css\.ts|alert\/Alert\.tsx|notice\/NoticeList\.tsx)$/, new RegExp(`\\b${old}(?=: )`, 'g'), neu)
  t(/^(src|tools)\/.*\.css\.ts$/, new RegExp(`\\b(color|palette|pattern)\\.${old}\\b`, 'g'), `$1.${neu}`)
}
for (const [old, neu] of Object.entries(surfaces)) {
  t(/^(src|tools)\/.*\.css\.ts$/, new RegExp(`\\bcolor\\.${old}\\b`, 'g'), `color.${neu}`)
  t(/^src\/design\/theme\/(contract|light|dark)\.css\.ts$/, new RegExp(`\\b${old}(?=: )`, 'g'), neu)
  t(/^test\/design\/contrast\.test\.ts$/, new RegExp(`'${old}'`, 'g'), `'${neu}'`)
}
t(/^(src|test)\/.*\.tsx?$/, /\btone: 'bad'/g, "tone: 'critical'")
t(/^src\/machines\//, /'ok' \| 'bad'/g, "'ok' | 'critical'")
t(/^src\/machines\//, /\? \('ok' as const\) : \('bad' as const\)/g, "? ('ok' as const) : ('critical' as const)")
t(/^test\/machines\/activity-log-flows\.test\.ts$/, /\[\[\], 'bad'\]/g, "[[], 'critical']")
t(/^(src|tools)\/.*\.css\.ts$/, /\b(color|palette)\.hold\b/g, '$1.onHold')
t(/^src\/design\/theme\/(contract|light|dark)\.css\.ts$/, /\bhold(?=: )/g, 'onHold')
t(/^src\/design\/(board\/Board|status\/Status)\.css\.ts$/, /\bhold(?=: )/g, 'onHold')
t(/^src\/(design|screens)\//, /\btone(: |=\{?)(['"])hold\2/g, 'tone$1$2onHold$2')
t(/^src\/design\/status\/Status\.gallery\.tsx$/, /\['Hold', 'hold'/g, "['Hold', 'onHold'")
t(
  /^test\/design\/contrast\.test\.ts$/,
  /\b(bad|warn|mute|hold|busy|float)\b(?=['.])/g,
  (m) => ({ ...tones, hold: 'onHold' })[m],
)
t(/^test\/design\/contrast\.test\.ts$/, /\bgrounds\b/g, 'backgrounds')
t(/^test\/design\/contrast\.test\.ts$/, /\bground\b/g, 'background')
s('test/design/contrast.test.ts', { cloth: 'sidebarBackgrounds', Demand: 'ContrastRule', demands: 'rules' })

// ======== src/features: board
d('board/Board.css.ts', { bones: 'skeletonCards', toned: 'laneTone' })
d('board/Board.gallery.tsx', { LaneLook: 'LaneExample' })
d('board/Board.tsx', { 'LaneProps.rest': 'remaining', 'LaneProps.onPointerGone': 'onPointerLeave' })
d('board/CountToggles.css.ts', { word: 'labelText', figure: 'countText' })
d('board/TaskCard.tsx', { 'TaskCardProps.who': 'assignee', 'CardAction.refusal': 'deniedReason' })
d('board/TaskCard.css.ts', {
  plateArea: 'badgeArea',
  whoArea: 'assigneeArea',
  titleOfDone: 'doneTitle',
  act: 'actionButton',
  quiet: 'quietText',
  press: 'pressable',
})
t(/^src\/design\/board\/TaskCard\.css\.ts$/, /\bplate\b/g, 'badge')
t(/^src\/design\/board\/TaskCard\.css\.ts$/, /\bwho\b/g, 'assignee')
mv('src/design/board', 'src/features/board')
// log
d('log/Log.tsx', {
  'LogEntryProps.of': 'toggleSuffix',
  'LogEntryProps.who': 'actorName',
  'LogEntryProps.whoIcon': 'actorIcon',
})
d('log/Log.css.ts', {
  clock: 'time',
  told: 'entryText',
  who: 'actor',
  nothing: 'emptyValue',
  bones: 'skeleton',
  anyCell: 'cellBase',
  changesHead: 'changesHeader',
})
d('log/Nav.tsx', { Nav: 'LogNav' })
mv('src/design/log', 'src/features/log')
mv('src/design/log/Nav.tsx', 'src/features/log/LogNav.tsx')
// tape chart
const tc = (file, names) => d(`tape-chart/${file}`, names)
const T = 'src/design/tape-chart'
tc('tape.ts', {
  'TapeDay.spoken': 'spokenText',
  'TapeRoom.spoken': 'spokenText',
  'TapeRoom.word': 'text',
  'TapeChartProps.onSaid': 'onAnnounce',
  'TapeChartProps.refuseDrop': 'validateDrop',
  'TapeBar.fixedUntil': 'fixedUntil',
})
mv(`${T}/tape.ts`, 'src/features/tape-chart/tape-chart.types.ts')
tc('tape.specimens.ts', { House: 'SampleRooms', houseOf: 'sampleRooms', 'daysOfMarch.spoken': 'spokenText' })
mv(`${T}/tape.specimens.ts`, 'src/features/tape-chart/tape-chart.samples.ts')
tc('TapeChart.gallery.tsx', {
  Desk: 'InteractiveChart',
  DeskProps: 'InteractiveChartProps',
  shown: 'visibleRows',
  'Desk.house': 'sample',
  'Desk.told': 'lastMessage',
  'Desk.setTold': 'setLastMessage',
})
tc('TapeBars.tsx', { 'BarProps.part': 'dragState', 'Bar.written': 'label', plainKinds: 'kindsWithoutPattern' })
mv(`${T}/TapeBars.tsx`, 'src/features/tape-chart/Bar.tsx')
mv(`${T}/TapeBar.css.ts`, 'src/features/tape-chart/Bar.css.ts')
tc('TapeBar.css.ts', {
  pick: 'selectionOverlay',
  pickLabel: 'selectionLabel',
  remark: 'tooltip',
  ends: 'resizeHandles',
  written: 'plainBar',
  grip: 'resizableBar',
  blocked: 'patternedBar',
  tab: 'labelBackground',
  tabName: 'labelBackgroundVariable',
  shiftName: 'iconOffsetVariable',
})
tc('TapeCallout.tsx', { TapeCallout: 'BarCallout', TapeCalloutProps: 'BarCalloutProps', drawnBar: 'barElement' })
mv(`${T}/TapeCallout.tsx`, 'src/features/tape-chart/BarCallout.tsx')
mv(`${T}/TapeCells.tsx`, 'src/features/tape-chart/Cells.tsx')
tc('TapeCells.tsx', { 'CellsProps.active': 'focusedColumn' })
tc('TapeChart.css.ts', {
  dayName: 'dayWidthVariable',
  roomName: 'roomWidthVariable',
  top: 'header',
  topRow: 'headerRow',
  chunk: 'week',
  dayHead: 'dayHeader',
  lines: 'gridLines',
  level: 'occupancyLevel',
  levelFill: 'occupancyFill',
  ring: 'focusRing',
  hair: 'hairline',
  heavy: 'heavyLine',
})
tc('TapeGround.tsx', {
  Ground: 'GridLines',
  GroundProps: 'GridLinesProps',
  'Ground.at': 'placeAt',
  'Ground.isKnown': 'isNowInView',
})
mv(`${T}/TapeGround.tsx`, 'src/features/tape-chart/GridLines.tsx')
tc('TapeHead.tsx', {
  Head: 'Header',
  HeadProps: 'HeaderProps',
  'HeadProps.active': 'focusedColumn',
  'Head.counted': 'occupancyWeeks',
  'Head.week': 'renderWeek',
})
mv(`${T}/TapeHead.tsx`, 'src/features/tape-chart/Header.tsx')
mv(`${T}/TapeLegend.tsx`, 'src/features/tape-chart/TapeLegend.tsx')
tc('TapePick.tsx', {
  Pick: 'SelectionOverlay',
  PickProps: 'SelectionOverlayProps',
  'PickProps.focused': 'focusedColumn',
})
mv(`${T}/TapePick.tsx`, 'src/features/tape-chart/SelectionOverlay.tsx')
tc('TapeRemark.tsx', {
  TapeRemark: 'BarTooltip',
  TapeRemarkProps: 'BarTooltipProps',
  'TapeRemarkProps.beside': 'anchor',
})
mv(`${T}/TapeRemark.tsx`, 'src/features/tape-chart/BarTooltip.tsx')
tc('TapeRow.tsx', {
  'RowProps.carried': 'dragged',
  'RowProps.pickLabel': 'selectionLabel',
  'RowProps.active': 'focusedColumn',
  'RowProps.isRefused': 'isDropInvalid',
  'RowProps.queue': 'cellQueue',
  placed: 'placedBarsOf',
  placedCache: 'placedBarsCache',
})
mv(`${T}/TapeRow.tsx`, 'src/features/tape-chart/Row.tsx')
mv(`${T}/TapeRow.css.ts`, 'src/features/tape-chart/Row.css.ts')
tc('TapeRow.css.ts', { head: 'rowHeader', word: 'conditionText' })
tc('TapeRowHead.tsx', { RowHead: 'RowHeader' })
mv(`${T}/TapeRowHead.tsx`, 'src/features/tape-chart/RowHeader.tsx')
tc('TapeRows.tsx', {
  'RowsProps.carry': 'drag',
  'RowsProps.place': 'focused',
  none: 'noBars',
  'Rows.isChosen': 'isSelected',
  'Rows.isTouched': 'isDragTarget',
  'Rows.carried': 'dragged',
  'Rows.drawn': 'rowIndexes',
})
mv(`${T}/TapeRows.tsx`, 'src/features/tape-chart/Rows.tsx')
tc('carry.rules.ts', {
  Carried: 'DraggedBar',
  lift: 'startDrag',
  carriedBy: 'dragBy',
  stepped: 'dragByKey',
  spokenTarget: 'dropTargetText',
  begunNote: 'begunNote',
  spokenLift: 'dragStartText',
  howToCarry: 'dragInstructions',
  'Carried.homeId': 'originRowId',
  'Carried.by': 'part',
  'lift.by': 'part',
  'lift.homeId': 'originRowId',
  'carriedBy.carried': 'dragged',
  'carriedBy.by': 'part',
  'stepped.carried': 'dragged',
  'stepped.since': 'daysMoved',
  'spokenLift.carried': 'dragged',
  'howToCarry.by': 'part',
})
mv(`${T}/carry.rules.ts`, 'src/features/tape-chart/drag.rules.ts')
tc('fillQueue.ts', { FillQueue: 'CellQueue', createFillQueue: 'createCellQueue', stillness: 'idleMs' })
mv(`${T}/fillQueue.ts`, 'src/features/tape-chart/cell-queue.ts')
tc('keyboard.rules.ts', { Place: 'CellPosition', Extent: 'GridSize', Pressed: 'KeyPress', walked: 'positionAfterKey' })
tc('kind-icons.css.ts', { paths: 'iconPaths', drawn: 'svgOf', Inks: 'KindInks' })
tc('kind-images.css.ts', {
  imagePlace: 'iconImage',
  imageOf: 'iconPosition',
  reversed: 'invertedInForcedColors',
  picture: 'imageVariable',
})
tc('layout.rules.ts', {
  chunkDays: 'daysPerWeek',
  chunksInView: 'weeksInView',
  dayWidthOf: 'dayWidthFor',
  'clamp.least': 'min',
  'clamp.most': 'max',
  'dayWidthOf.least': 'minWidth',
  'rowsInView.beyond': 'overscan',
  'chunksInView.beyond': 'overscan',
  'chunksInView.chunk': 'weekWidth',
  fitted: 'fitLabel',
  scrolledTo: 'scrollOffsetFor',
  widths: 'letterWidths',
  known: 'widthCache',
  beside: 'iconAndGaps',
  font: 'fontSize',
  'fitted.kept': 'fitting',
  'fitted.cut': 'truncated',
  'placeBars.ends': 'laneEnds',
})
tc('selection.rules.ts', { Night: 'RoomNight', 'selectionBetween.head': 'focus' })
tc('useTapeCarry.ts', {
  useTapeCarry: 'useBarDrag',
  TapeCarry: 'BarDrag',
  Refusal: 'DropError',
  'useTapeCarry.carried': 'dragged',
  'useTapeCarry.setCarried': 'setDragged',
  'useTapeCarry.refusal': 'dropError',
  'useTapeCarry.setRefusal': 'setDropError',
  'useTapeCarry.refusals': 'dropErrorCount',
  'useTapeCarry.refuse': 'showDropError',
  'useTapeCarry.refusalOf': 'dropErrorOf',
  'useTapeCarry.take': 'start',
  'useTapeCarry.taken': 'started',
  'useTapeCarry.carryTo': 'moveTo',
  'useTapeCarry.letGo': 'release',
  'useTapeCarry.forgetRefusal': 'dismissDropError',
  'useTapeCarry.isRefused': 'isDropInvalid',
  'useTapeCarry.isSaid': 'isAnnounced',
  'useTapeCarry.forget': 'dismiss',
  'useTapeCarry.by': 'part',
})
mv(`${T}/useTapeCarry.ts`, 'src/features/tape-chart/useBarDrag.ts')
tc('useTapeFocus.ts', {
  useTapeFocus: 'useCellFocus',
  Kept: 'FocusedCell',
  Given: 'CellFocusOptions',
  'useTapeFocus.kept': 'focusedCell',
  'useTapeFocus.setKept': 'setFocusedCell',
  'useTapeFocus.wanted': 'shouldFocus',
  'useTapeFocus.place': 'focused',
  'useTapeFocus.isLost': 'isFocusLost',
})
mv(`${T}/useTapeFocus.ts`, 'src/features/tape-chart/useCellFocus.ts')
tc('useTapeKeys.ts', {
  useTapeKeys: 'useChartKeyboard',
  Given: 'ChartKeyboardOptions',
  'Given.carry': 'drag',
  'Given.place': 'focused',
  'Given.hideRemark': 'hideTooltip',
  'useTapeKeys.whileCarrying': 'handleDragKey',
  'useTapeKeys.carried': 'dragged',
  'useTapeKeys.landed': 'landedRow',
  'useTapeKeys.fold': 'toggleGroup',
  'useTapeKeys.letter': 'handleLetterKey',
  'useTapeKeys.enter': 'handleEnter',
  'useTapeKeys.extend': 'extendSelection',
  'useTapeKeys.press': 'handleKey',
  'useTapeKeys.wasRefused': 'wasDropError',
  'useTapeKeys.isChosen': 'isNightSelected',
})
mv(`${T}/useTapeKeys.ts`, 'src/features/tape-chart/useChartKeyboard.ts')
tc('useTapePointer.ts', {
  useTapePointer: 'useChartPointer',
  Given: 'ChartPointerOptions',
  'Given.carry': 'drag',
  'useTapePointer.drag': 'pointerDrag',
  Drag: 'PointerDrag',
  'Drag.by': 'part',
  'useTapePointer.by': 'part',
  'Drag.isUnderWay': 'hasStarted',
  pace: 'scrollStep',
  startOf: 'startPartOf',
  'useTapePointer.newest': 'latestFollow',
  'useTapePointer.held': 'current',
  'useTapePointer.carried': 'dragged',
  'useTapePointer.letGo': 'release',
  slack: 'dragThreshold',
  grip: 'edgeGrip',
  edge: 'scrollMargin',
  'useTapePointer.homeId': 'originRowId',
  'useTapePointer.isHead': 'isRowHeader',
  'useTapePointer.across': 'offsetX',
  'useTapePointer.chosen': 'selected',
})
mv(`${T}/useTapePointer.ts`, 'src/features/tape-chart/useChartPointer.ts')
tc('useTapeRemark.ts', {
  useTapeRemark: 'useBarTooltip',
  Remark: 'ShownTooltip',
  'useTapeRemark.remark': 'tooltip',
  'useTapeRemark.setRemark': 'setTooltip',
  comes: 'showDelayMs',
  goes: 'hideDelayMs',
  'useTapeRemark.keep': 'keepOpen',
})
mv(`${T}/useTapeRemark.ts`, 'src/features/tape-chart/useBarTooltip.ts')
tc('useTapeScroll.ts', {
  useTapeScroll: 'useChartScroll',
  Given: 'ChartScrollOptions',
  near: 'loadMarginDays',
  'useTapeScroll.asked': 'requestedSides',
  'useTapeScroll.known': 'last',
  'useTapeScroll.was': 'previous',
})
mv(`${T}/useTapeScroll.ts`, 'src/features/tape-chart/useChartScroll.ts')
tc('useTapeView.ts', {
  useTapeView: 'useViewport',
  TapeView: 'Viewport',
  Given: 'ViewportOptions',
  unmeasured: 'defaultBox',
  beyond: 'overscan',
  'TapeView.chunks': 'weeks',
  'TapeView.queue': 'cellQueue',
  'useTapeView.seen': 'inView',
  'useTapeView.least': 'minRoomWidth',
  'useTapeView.natural': 'fittingWidth',
  'useTapeView.scrolled': 'scrollPosition',
  'useTapeView.setScrolled': 'setScrollPosition',
  'useTapeView.chunksDrawn': 'weeksDrawn',
  'useTapeView.chunks': 'weeks',
  'useTapeView.queue': 'cellQueue',
})
mv(`${T}/useTapeView.ts`, 'src/features/tape-chart/useViewport.ts')
tc('words.rules.ts', {
  kindWords: 'kindTexts',
  writtenOf: 'barLabel',
  spokenOf: 'spokenBar',
  nights: 'nightsText',
  nightOf: 'nightOfBar',
  'SpokenCell.at': 'column',
  'spokenCell.at': 'column',
  'spokenCell.place': 'cellText',
  'spokenCell.here': 'barsHere',
})
mv(`${T}/words.rules.ts`, 'src/features/tape-chart/texts.rules.ts')
mv(`${T}/TapeChart.tsx`, 'src/features/tape-chart/TapeChart.tsx')
tc('TapeChart.tsx', {
  'TapeChart.carry': 'drag',
  'TapeChart.remarks': 'tooltip',
  'TapeChart.remarkId': 'tooltipId',
  'TapeChart.remarkOn': 'showTooltipAt',
  everyDay: 'allDaysLoaded',
  'TapeChart.drawn': 'barElements',
})
mv(T, 'src/features/tape-chart')
t(/^src\/design\/tape-chart\//, /DraggedBar\['by'\]/g, "DraggedBar['part']")
t(/^src\/(design\/field\/Several\.gallery\.tsx|screens\/flow\/useSeveral\.ts)$/, /\bonTouched\b/g, 'onToggle')
t(/^(src\/design\/tape-chart|test\/e2e|bench)\//, /\bdata-carrying\b/g, 'data-dragging')
t(/^(src\/design\/tape-chart|test\/e2e|bench)\//, /\bdata-away\b/g, 'data-dragged')
t(/^(src\/design\/tape-chart|test\/e2e|bench)\//, /\bdata-ends\b/g, 'data-resizable')
t(/^(src\/design\/tape-chart|test\/e2e|bench)\//, /\bdata-pick\b/g, 'data-selection')
t(/^(src\/design\/tape-chart|test\/e2e|bench)\//, /\bdata-told\b/g, 'data-message')
t(/^src\/design\/tape-chart\//, /'away'/g, "'dragged'")
t(/^test\/e2e\/tape-chart\.e2e\.test\.ts$/, /\btold\b/g, 'message')
t(/^test\/e2e\/tape-chart\.e2e\.test\.ts$/, /\bremark\b/g, 'tooltip')
t(/^test\/unit\/tape-chart\.test\.ts$/, /'A carried bar goes/g, "'A dragged bar goes")
// what is printed of the tape chart goes with it; the sheet stays in the design system
d('print/PrintTape.tsx', {
  PrintTape: 'PrintTapeChart',
  PrintTapeProps: 'PrintTapeChartProps',
  'PrintCell.taken': 'occupiedBy',
  'PrintTape.span': 'columnSpan',
})
d('print/Print.css.ts', { taken: 'occupied', words: 'label', rowHead: 'rowHeader', groupHead: 'groupHeader' })
mv('src/design/print/PrintTape.tsx', 'src/features/tape-chart/PrintTapeChart.tsx')
mv('src/design/print/PrintLegend.tsx', 'src/features/tape-chart/PrintLegend.tsx')
mv('src/design/print/Print.css.ts', 'src/features/tape-chart/PrintTapeChart.css.ts')
mv('src/design/print/PrintTable.css.ts', 'src/design/print/Print.css.ts')
d('print/PrintSheet.tsx', { 'PrintSheetProps.isUpright': 'isPortrait' })
const printCss = exactly('src/design/print/Print.css.ts')
const printTableCss = exactly('src/design/print/PrintTable.css.ts')
t(printCss, /\/\/ A page of its own name[\s\S]*?(?=export const table = )/, '')
t(printCss, /import \{ globalStyle, style \}/, 'import { style }')
t(printCss, /const \{ font, space \} = vars/, 'const { space } = vars')
t(printTableCss, /import \{ style \}/, 'import { globalStyle, style }')
t(
  printTableCss,
  /const \{ font \} = vars\n/,
  `const { font, space } = vars

// A page of its own name, so that no other print of the app lies on its side.
// The number of each page stands in its margin, where the browser can write there.
const pageRule = (size: string) =>
  ({
    size,
    margin: '10mm 10mm 14mm',
    '@bottom-right': {
      content: '"Page " counter(page) " of " counter(pages)',
      fontSize: '8pt',
      fontFamily: 'sans-serif',
    },
  }) as Parameters<typeof globalStyle>[1]
globalStyle('@page landscape', pageRule('A4 landscape'))
globalStyle('@page portrait', pageRule('A4 portrait'))

export const screenOnly = style(inComponents({ '@media': { print: { display: 'none' } } }))

// Ink on paper whatever the theme; patterns are asked for, and what a printer that leaves them out prints is told by the words.
export const sheet = style(
  inComponents({
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        page: 'landscape',
        colorScheme: 'light',
        color: 'CanvasText',
        background: 'Canvas',
        fontSize: '7.5pt',
      },
    },
  }),
)

/** The same paper upright, for tables of few columns. */
export const portrait = style(inComponents({ '@media': { print: { page: 'portrait' } } }))

export const heading = style(inComponents({ font: \`500 16pt/1.2 \${font.title}\` }))
export const facts = style(
  inComponents({
    fontSize: '9pt',
    display: 'flex',
    flexWrap: 'wrap',
    gap: \`0 \${space[6]}\`,
    marginBlock: \`\${space[1]} \${space[3]}\`,
  }),
)
`,
)
t(exactly('src/design/print/PrintSheet.tsx'), /'\.\/Print\.css\.ts'/, "'./PrintTable.css.ts'")
t(exactly('src/design/print/PrintSheet.tsx'), /css\.upright/, 'css.portrait')
// rules for src/features
t(
  exactly('tools/architecture-rules.ts'),
  /(  'src\/design': \['src\/design', 'src\/numbers'\],\n)/,
  "$1  'src/features': ['src/features', 'src/design', 'src/numbers'],\n",
)
t(exactly('tools/architecture-rules.ts'), /('src\/screens': \['src\/screens', 'src\/machines', )/, "$1'src/features', ")
t(
  exactly('tools/architecture-rules.ts'),
  /(  'src\/design': \/\^\(xstate\|@xstate\|wouter\)\/,\n)/,
  "$1  'src/features': /^(xstate|@xstate|wouter)/,\n",
)
t(
  exactly('CONTRIBUTING.md'),
  /(- \*\*Design system\*\*, closed components[^\n]*\n)/,
  '$1- **Features**, components that know rooms and nights and serve more than one screen (tape chart, board, log): design system, number formats.\n',
)
t(exactly('CONTRIBUTING.md'), /(- \*\*Screens\*\*, one folder per route: machines, )/, '$1features, ')

export default { symbols, texts, moves }
export { c, t, mv, s, exactly }

// ======== src/screens: the top
c('App.tsx', {
  PublicPlace: 'PublicPage',
  Place: 'CurrentScreen',
  SignedOutPlace: 'SignedOutScreen',
  ToSignIn: 'RedirectToLogin',
  'Place.console': 'shell',
})
c('states/PublicPlace.tsx', { PublicPlace: 'PublicPage' })
mv('src/screens/states/PublicPlace.tsx', 'src/screens/states/PublicPage.tsx')
c('RouteErrorBoundary.tsx', { Props: 'RouteErrorBoundaryProps' })
c('RouteLink.tsx', { routed: 'appAddressOf' })
c('active-looks.ts', { activeLooks: 'activeStatusDisplay', Look: 'StatusDisplay' })
mv('src/screens/active-looks.ts', 'src/screens/active-status-display.ts')
c('actors.ts', { running: 'requireActor', useConsoleOrNull: 'useShellOrNull' })
c('format.ts', { nearDayText: 'compactDayText', updatedText: 'updatedAtText', windowText: 'bookableWindowText' })
c('keep-focus.ts', {
  longestMemory: 'maxRemembered',
  Rung: 'AncestorEntry',
  ladderOf: 'ancestorsOf',
  firstIn: 'firstFocusableIn',
  successorOf: 'replacementFor',
  'ladderOf.rungs': 'ancestors',
  'successorOf.rungs': 'ancestors',
  'keepFocus.ladders': 'focusHistory',
  'keepFocus.ladder': 'ancestors',
  'keepFocus.look': 'restoreFocus',
  'keepFocus.isDue': 'isScheduled',
  'keepFocus.successor': 'replacement',
})
c('one-press.ts', {
  PressedBy: 'PressSource',
  pressedBy: 'pressSourceOf',
  useOnePress: 'useIgnoreRepeatedPress',
  onClick: 'ignoreDoubleClick',
  onKeyDown: 'ignoreKeyRepeat',
})
mv('src/screens/one-press.ts', 'src/screens/repeated-press.ts')
c('page.ts', { isFirst: 'isFirstPage' })
c('stale-chunk.ts', { onceInMs: 'minReloadIntervalMs', watchChunks: 'watchForStaleChunks' })
c('useIsNarrow.ts', { query: 'narrowQuery', 'subscribe.tell': 'onChange', 'subscribe.asked': 'query' })

// accounting
const A = 'accounting'
c(`${A}/AccountingFilters.tsx`, { choicesOf: 'optionsOf' })
c(`${A}/AccountingHead.tsx`, { AccountingHead: 'AccountingHeader' })
mv('src/screens/accounting/AccountingHead.tsx', 'src/screens/accounting/AccountingHeader.tsx')
c(`${A}/AccountingPrint.tsx`, { notesOf: 'checkNotesOf' })
c(`${A}/FigureEntries.tsx`, { Sum: 'EntriesSum', SumProps: 'EntriesSumProps', 'SumProps.shown': 'reported' })
c(`${A}/EntriesTable.tsx`, { Entry: 'EntryRow' })
c(`${A}/ReportBooks.tsx`, { Empty: 'NoEntries' })
c(`${A}/ReportChart.tsx`, { mostBars: 'maxBars' })
c(`${A}/ReportTable.tsx`, { Head: 'SortableTh', Figures: 'FigureCells', FiguresProps: 'FigureCellsProps' })
c(`${A}/TrialTable.tsx`, { Figures: 'FigureCells', FiguresProps: 'FigureCellsProps' })
c(`${A}/accounting-text.ts`, { checkOf: 'balanceCheckItem', broken: 'failedCheckTexts' })
mv('src/screens/accounting/accounting-text.ts', 'src/screens/accounting/accounting-texts.ts')
c(`${A}/print-rows.ts`, { sums: 'amountColumns', trialSums: 'trialColumnKeys', numeric: 'numericColumn' })

// activity log
const L = 'activity-log'
c(`${L}/ActivityDetails.tsx`, { named: 'recordNameOf', Other: 'RelatedEntry', 'Other.reading': 'snapshot' })
c(`${L}/ActivityFilters.tsx`, {
  'ActivityFilters.reading': 'snapshot',
  'ActivityFilters.wanted': 'chosen',
  'ActivityFilters.offered': 'filterChoices',
  'ActivityChips.reading': 'snapshot',
  'ActivityChips.staff': 'peopleActor',
})
c(`${L}/ActivityHead.tsx`, {
  ActivityHead: 'ActivityHeader',
  'ActivityHead.reading': 'snapshot',
  'ActivityHead.isNews': 'hasNewEntries',
})
mv('src/screens/activity-log/ActivityHead.tsx', 'src/screens/activity-log/ActivityHeader.tsx')
c(`${L}/ActivityItem.tsx`, {
  whoIcons: 'actorIcons',
  'ActivityItem.reading': 'snapshot',
  'ActivityItem.isHere': 'isLoaded',
  'ActivityItem.undoer': 'undoEntry',
})
c(`${L}/ExportProgress.tsx`, { Running: 'ExportRunning', inDigits: 'countFormat' })
c(`${L}/UndoDialog.tsx`, { 'UndoDialog.said': 'changeText', 'UndoDialog.why': 'errorText' })
c(`${L}/activity-chips.ts`, { Known: 'ChipContext' })
c(`${L}/record-links.ts`, {
  Here: 'LinkContext',
  Told: 'LinkedEntry',
  edit: 'editView',
  named: 'searchHref',
  'recordHref.here': 'context',
})
c(`${L}/useActivityLog.ts`, { 'useActivityLog.wish': 'patch' })

// shell
const S = 'src/screens/console'
c('console/Console.tsx', { Console: 'Shell' })
c('console/ConsolePlace.tsx', {
  ConsolePlace: 'ShellRoutes',
  Refused: 'UnauthorizedRoute',
  Guarded: 'GuardedRoute',
  Screen: 'RouteScreen',
  'Guarded.own': 'ownProperties',
  'Guarded.verdict': 'decision',
})
c('console/on-demand-console.tsx', { Console: 'Shell' })
c('console/actors.ts', { useConsole: 'useShell', useArea: 'useInventoryTab' })
c('console/useCrumbs.ts', {
  useCrumbs: 'useBreadcrumbs',
  'useCrumbs.crumbs': 'breadcrumbs',
  'useCrumbs.own': 'ownProperties',
})
c('console/Layout.tsx', {
  'Layout.openAt': 'openedAtPath',
  'Layout.setOpenAt': 'setOpenedAtPath',
  'Layout.position': 'roleName',
})
mv(S, 'src/screens/shell')
mv(`${S}/Console.tsx`, 'src/screens/shell/Shell.tsx')
mv(`${S}/ConsolePlace.tsx`, 'src/screens/shell/ShellRoutes.tsx')
mv(`${S}/on-demand-console.tsx`, 'src/screens/shell/on-demand-shell.tsx')
mv(`${S}/useCrumbs.ts`, 'src/screens/shell/useBreadcrumbs.ts')
t(exactly('vite.config.ts'), /screens\/console\/Console\.tsx/, 'screens/shell/Shell.tsx')
t(exactly('src/screens/console/actors.ts'), /\(console\) => console\./g, '(shell) => shell.')
t(exactly('src/screens/console/actors.ts'), /undefined, 'console'\)/g, "undefined, 'shell')")
t(/^src\/screens\/(actors|stale-chunk|page)\.ts$/, /in console\/actors\.ts/g, 'in shell/actors.ts')
t(exactly('test/screens/routes.test.tsx'), /test\('the console opens/, "test('the shell opens")
s('test/e2e/steps/screens.ts', { consoleScreens: 'shellScreens' })

// dashboard
const D = 'dashboard'
c(`${D}/DashboardHead.tsx`, { DashboardHead: 'DashboardHeader' })
mv('src/screens/dashboard/DashboardHead.tsx', 'src/screens/dashboard/DashboardHeader.tsx')
c(`${D}/DashboardSkeleton.tsx`, { Part: 'SectionSkeleton' })
c(`${D}/HousekeepingNow.tsx`, { 'HousekeepingNow.house': 'houseCount' })
c(`${D}/TodayTallies.tsx`, { TodayTallies: 'TodayCounts', tallies: 'counts' })
mv('src/screens/dashboard/TodayTallies.tsx', 'src/screens/dashboard/TodayCounts.tsx')
c(`${D}/dashboard-words.ts`, {
  whole: 'integerFormat',
  percent: 'percentFormat',
  at: 'utcDateOf',
  partWords: 'partTexts',
  stateWords: 'stateTexts',
  nearNight: 'dayAndMonth',
  nearNightsText: 'compactNightsText',
})
mv('src/screens/dashboard/dashboard-words.ts', 'src/screens/dashboard/dashboard-texts.ts')
c(`${D}/figure-columns.ts`, { 'SumColumn.of': 'cellText' })
c(`${D}/figure-lists.ts`, { Day: 'ListContext', outsideHouse: 'outsideHouseCount', sameListHref: 'roomListHref' })
c(`${D}/BlockingsToday.tsx`, { BarLink: 'CalendarBarLink' })
c(`${D}/FigureRowsTable.tsx`, { AboutCell: 'StayOrBlockingCell' })

// dialogs over a list
const F = 'src/screens/flow'
c('flow/BulkDialog.tsx', {
  BulkDialog: 'BulkActionDialog',
  BulkDialogProps: 'BulkActionDialogProps',
  WindowFields: 'BookableDatesFields',
})
c('flow/WindowFields.tsx', { WindowFields: 'BookableDatesFields' })
c('flow/EntryDialog.tsx', {
  EntryDialog: 'RecordDialog',
  EntryDialogProps: 'RecordDialogProps',
  'EntryDialogProps.entry': 'dialog',
  'EntryDialog.entry': 'dialog',
  StaleChoice: 'RenameConflict',
  'StaleChoice.entry': 'dialog',
})
c('flow/NameDialog.tsx', { 'NameDialog.entry': 'dialog' })
c('flow/RefusalDialog.tsx', {
  RefusalDialog: 'SubmitErrorDialog',
  RefusalDialogProps: 'SubmitErrorDialogProps',
  'RefusalDialog.isSaid': 'hasMessage',
})
c('flow/SeveralDialog.tsx', {
  SeveralDialog: 'BulkEditDialog',
  SeveralDialogProps: 'BulkEditDialogProps',
  'SeveralDialogProps.several': 'bulkEdit',
  'SeveralDialogProps.words': 'texts',
  'SeveralDialog.several': 'bulkEdit',
  Part: 'BulkEditProps',
  'Part.several': 'bulkEdit',
  'Changes.words': 'texts',
  'Results.words': 'texts',
  'Fields.wrong': 'fieldErrors',
  'Changes.inOrder': 'touchedInOrder',
})
c('flow/bulk-texts.ts', {
  BulkTexts: 'BulkActionTexts',
  named: 'itemsText',
  verb: 'actionText',
  question: 'questionText',
})
c('flow/useEntryFields.ts', {
  useEntryFields: 'useRecordFields',
  'useEntryFields.entry': 'dialog',
  'useEntryFields.common': 'fieldProps',
})
c('flow/useSeveral.ts', {
  SeveralWords: 'BulkEditTexts',
  useSeveral: 'useBulkEdit',
  'useSeveral.several': 'bulkEdit',
  'useSeveral.touch': 'bulkFieldProps',
  'useSeveral.common': 'fieldProps',
  'useSeveral.held': 'values',
  'useSeveral.only': 'value',
})
mv(F, 'src/screens/dialog')
mv(`${F}/BulkDialog.tsx`, 'src/screens/dialog/BulkActionDialog.tsx')
mv(`${F}/WindowFields.tsx`, 'src/screens/dialog/BookableDatesFields.tsx')
mv(`${F}/EntryDialog.tsx`, 'src/screens/dialog/RecordDialog.tsx')
mv(`${F}/RefusalDialog.tsx`, 'src/screens/dialog/SubmitErrorDialog.tsx')
mv(`${F}/SeveralDialog.tsx`, 'src/screens/dialog/BulkEditDialog.tsx')
mv(`${F}/bulk-texts.ts`, 'src/screens/dialog/bulk-action-texts.ts')
mv(`${F}/useEntryFields.ts`, 'src/screens/dialog/useRecordFields.ts')
mv(`${F}/useSeveral.ts`, 'src/screens/dialog/useBulkEdit.ts')
t(/^src\/screens\/flow\//, /`several \$\{noun\.one\}`/g, '`bulk edit ${noun.one}`')
// what a dialog is opened with
t(/^src\/screens\//, /(\{ type: '[\w.]+', )ask \}/g, '$1ask: request }')
t(/^src\/screens\//, /\bconst ask = dialogRequestFor\(/g, 'const request = dialogRequestFor(')
t(/^src\/screens\//, /\bif \(ask\) /g, 'if (request) ')
t(/^src\/screens\//, /\brequest: ask \}/g, 'request: request }')
t(/^src\/screens\//, /\brequest: request\b/g, 'request')

// add-ons and the other tabs of the inventory
const tabOf = { area: 'inventoryTab', flow: 'dialog' }
const withTab = (file, component, names = tabOf, more = {}) =>
  c(file, { ...Object.fromEntries(Object.entries(names).map(([old, neu]) => [`${component}.${old}`, neu])), ...more })
const lazyBulk = { BulkDialog: 'BulkActionDialog' }
withTab('addon-types/AddonTypesTab.tsx', 'AddonTypesTab', tabOf, {
  ...lazyBulk,
  refusalOf: 'deniedReasonOf',
  'AddonTypesTab.enter': 'openRecordDialog',
  'AddonTypesTab.remove': 'openDeleteDialog',
})
c('addons/AddonFields.tsx', { addonWords: 'addonFormTexts', FormProps: 'AddonFieldsProps' })
c('addons/AddonFlow.tsx', {
  AddonFlow: 'AddonDialog',
  AddonSeveralDialog: 'AddonBulkEditDialog',
  Flow: 'OpenDialog',
  AddonBulkDialog: 'AddonBulkActionDialog',
  'AddonFlow.flow': 'dialog',
})
mv('src/screens/addons/AddonFlow.tsx', 'src/screens/addons/AddonDialog.tsx')
c('addons/AddonSeveralDialog.tsx', {
  AddonSeveralDialog: 'AddonBulkEditDialog',
  'AddonSeveralDialog.several': 'bulkEdit',
  'AddonSeveralDialog.words': 'texts',
})
mv('src/screens/addons/AddonSeveralDialog.tsx', 'src/screens/addons/AddonBulkEditDialog.tsx')
withTab('addons/AddonTable.tsx', 'AddonTable', { area: 'inventoryTab' }, { Sorted: 'SortColumn' })
withTab('addons/AddonsTab.tsx', 'AddonsTab', tabOf, { AddonFlow: 'AddonDialog' })
c('addons/addon-actions.ts', { refusalOf: 'deniedReasonOf', askOf: 'dialogRequestFor' })
t(/^src\/screens\/(addons\/addon|facilities\/facility)-actions\.ts$/, /\bid: '(several|bulkEdit)'/g, "id: 'bulk-edit'")
t(/^src\/screens\/addons\/addon-actions\.ts$/, /action === '(several|bulkEdit)'/g, "action === 'bulk-edit'")
t(/^src\/screens\/facilities\/facility-actions\.ts$/, /case '(several|bulkEdit)':/g, "case 'bulk-edit':")
c('addons/addon-bulk-texts.ts', { addonBulkTexts: 'addonBulkActionTexts' })
mv('src/screens/addons/addon-bulk-texts.ts', 'src/screens/addons/addon-bulk-action-texts.ts')
c('addons/addon-words.ts', { Known: 'ValueTextContext', pictures: 'picturesText' })
mv('src/screens/addons/addon-words.ts', 'src/screens/addons/addon-texts.ts')
withTab('amenities/AmenitiesTab.tsx', 'AmenitiesTab', tabOf, {
  ...lazyBulk,
  'AmenitiesTab.refusalOf': 'deniedReasonOf',
  'AmenitiesTab.remove': 'openDeleteDialog',
  'AmenitiesTab.add': 'openRecordDialog',
})
c('amenities/AmenityDialog.tsx', { 'AmenityDialog.entry': 'dialog' })
withTab('facility-categories/FacilityCategoriesTab.tsx', 'FacilityCategoriesTab', tabOf, {
  ...lazyBulk,
  'FacilityCategoriesTab.refusalOf': 'deniedReasonOf',
  'FacilityCategoriesTab.remove': 'openDeleteDialog',
  'FacilityCategoriesTab.add': 'openRecordDialog',
})
c('facility-categories/FacilityCategoryDialog.tsx', { 'FacilityCategoryDialog.entry': 'dialog' })
c('facility-categories/kinds.ts', { kinds: 'facilityKinds' })
mv('src/screens/facility-categories/kinds.ts', 'src/screens/facility-categories/facility-kinds.ts')
withTab('facility-types/FacilityTypesTab.tsx', 'FacilityTypesTab', tabOf, {
  ...lazyBulk,
  'FacilityTypesTab.remove': 'openDeleteDialog',
})
withTab(
  'facility-types/FacilityTypeTable.tsx',
  'FacilityTypeTable',
  { area: 'inventoryTab' },
  {
    orderRefusal: 'orderDeniedReason',
    'FacilityTypeTable.placed': 'moving',
    'FacilityTypeTable.setPlaced': 'setMoving',
    'FacilityTypeTable.act': 'runAction',
  },
)
c('facility-types/FacilityTypeFields.tsx', { FormProps: 'FacilityTypeFieldsProps' })
c('facility-types/FacilitiesOfType.tsx', { mostShown: 'maxShown' })
c('facility-types/facility-type-actions.ts', {
  Offered: 'RowContext',
  'Offered.orderRefusal': 'orderDeniedReason',
  refusedBy: 'withDeniedReason',
  'refusedBy.refusal': 'deniedReason',
})
c('facility-types/facility-type-words.ts', {
  facilityTypeWords: 'facilityTypeFormTexts',
  Choices: 'ValueTextContext',
  'valueText.choices': 'context',
})
mv('src/screens/facility-types/facility-type-words.ts', 'src/screens/facility-types/facility-type-texts.ts')

// rooms and assets
c('facilities/AmenityChoices.tsx', {
  AmenityChoices: 'AmenityCheckboxes',
  AmenityChoicesProps: 'AmenityCheckboxesProps',
  'AmenityChoices.others': 'otherIds',
})
mv('src/screens/facilities/AmenityChoices.tsx', 'src/screens/facilities/AmenityCheckboxes.tsx')
c('facilities/FacilitiesTab.tsx', {
  FacilityFlow: 'FacilityDialog',
  'FacilitiesTab.area': 'inventoryTab',
  'FacilitiesTab.isFlowOpen': 'isDialogOpen',
})
c('facilities/FacilityFlow.tsx', {
  ...lazyBulk,
  FacilityFlow: 'FacilityDialog',
  SeveralFacilities: 'FacilityBulkEditDialog',
  'FacilityFlow.area': 'inventoryTab',
  'FacilityFlow.flow': 'dialog',
})
mv('src/screens/facilities/FacilityFlow.tsx', 'src/screens/facilities/FacilityDialog.tsx')
c('facilities/SeveralFacilities.tsx', {
  SeveralFacilities: 'FacilityBulkEditDialog',
  SeveralFacilitiesProps: 'FacilityBulkEditDialogProps',
  'SeveralFacilitiesProps.several': 'bulkEdit',
  'SeveralFacilities.words': 'texts',
  yesNo: 'yesNoOptions',
  'SeveralFacilities.text': 'textField',
  'SeveralFacilities.choice': 'yesNoField',
})
mv('src/screens/facilities/SeveralFacilities.tsx', 'src/screens/facilities/FacilityBulkEditDialog.tsx')
withTab('facilities/FacilitySelection.tsx', 'FacilitySelection', { area: 'inventoryTab' })
withTab('facilities/FacilityTable.tsx', 'FacilityTable', { area: 'inventoryTab' })
c('facilities/useFacilities.ts', {
  choicesOf: 'filterOptionsOf',
  'useFacilities.area': 'inventoryTab',
  'useFacilities.choices': 'filterOptions',
})
c('facilities/NamesSection.tsx', {
  Preview: 'NamesPreview',
  Results: 'CreationResults',
  'NamesSection.common': 'fieldProps',
})
c('facilities/MoreFacilityFilters.tsx', { fields: 'dateFields', 'fields.of': 'filter' })
c('facilities/StatusOutcomes.tsx', { 'KnownPreview.hits': 'hits' })
c('facilities/facility-actions.ts', {
  askOf: 'dialogRequestFor',
  comingIds: 'scheduledBlockingIds',
  refused: 'withDeniedReason',
  condition: 'conditionAction',
  status: 'statusAction',
  bookable: 'bookableDatesAction',
  deletion: 'deleteAction',
  refusedForAll: 'deleteActionForAll',
})
c('facilities/facility-bulk-texts.ts', { facilityBulkTexts: 'facilityBulkActionTexts' })
mv('src/screens/facilities/facility-bulk-texts.ts', 'src/screens/facilities/facility-bulk-action-texts.ts')
c('facilities/facility-chips.ts', {
  Dates: 'DateFilter',
  ListPart: 'ListFilter',
  'chipsOf.each': 'chipsForList',
  moreCount: 'moreFiltersCount',
})
c('calendar/calendar-chips.ts', { ListPart: 'ListFilter', 'chipsOf.each': 'chipsForList' })
c('housekeeping/room-chips.ts', { ListPart: 'ListFilter', 'chipsOf.each': 'chipsForList', Names: 'ChipContext' })
c('facilities/facility-looks.ts', {
  Look: 'StatusDisplay',
  statusLooks: 'statusDisplay',
  conditionLooks: 'conditionDisplay',
})
mv('src/screens/facilities/facility-looks.ts', 'src/screens/facilities/status-display.ts')
c('facilities/facility-texts.ts', {
  facilityWords: 'facilityFormTexts',
  nothing: 'emptyText',
  yesNo: 'yesNoText',
  severalText: 'bulkEditText',
})
mv('src/screens/facilities/facility-texts.ts', 'src/screens/facilities/facility-form-texts.ts')
c('facilities/facility-words.ts', {
  capital: 'capitalize',
  mostHits: 'maxAffectedBookings',
  hitText: 'affectedBookingText',
  hitsText: 'affectedBookingsText',
  'hitsText.hits': 'affectedBookings',
  endedText: 'endedBlockingText',
})
mv('src/screens/facilities/facility-words.ts', 'src/screens/facilities/facility-texts.ts')

// forms
c('form/ConflictDialog.tsx', { settled: 'settledReasons', 'ConflictDialog.open': 'undecided' })
c('form/FormPage.tsx', {
  'FormPageProps.words': 'texts',
  'FormPage.isInPart': 'isPartlySaved',
  'FormPage.wrong': 'fieldErrors',
})
c('form/LeaveDialog.tsx', {
  LeaveDialog: 'UnsavedChangesDialog',
  LeaveDialogProps: 'UnsavedChangesDialogProps',
  'LeaveDialogProps.editor': 'guard',
})
mv('src/screens/form/LeaveDialog.tsx', 'src/screens/form/UnsavedChangesDialog.tsx')
c('form/MissingNote.tsx', { MissingNote: 'NothingToChooseNote', MissingNoteProps: 'NothingToChooseNoteProps' })
mv('src/screens/form/MissingNote.tsx', 'src/screens/form/NothingToChooseNote.tsx')
c('form/PictureInput.tsx', { 'PictureInputProps.common': 'fieldProps' })
c('form/WindowPair.tsx', {
  WindowPair: 'BookableWindowFields',
  WindowPairProps: 'BookableWindowFieldsProps',
  Window: 'BookableWindow',
  'WindowPairProps.common': 'fieldProps',
})
mv('src/screens/form/WindowPair.tsx', 'src/screens/form/BookableWindowFields.tsx')
c('form/useFields.ts', { FormWords: 'FormTexts', useFields: 'useFormFields', 'useFields.common': 'fieldProps' })
mv('src/screens/form/useFields.ts', 'src/screens/form/useFormFields.ts')
mv('src/screens/reading', 'src/screens/query')
mv('src/screens/reading/ReadingStates.tsx', 'src/screens/query/QueryStates.tsx')
c('reading/ReadingStates.tsx', {
  ReadingStates: 'QueryStates',
  ReadingStatesProps: 'QueryStatesProps',
  'ReadingStatesProps.reading': 'query',
  'ReadingStatesProps.kept': 'staleText',
  'ReadingStatesProps.missing': 'missingText',
})
c('states/WaitStates.tsx', {
  WaitStates: 'RequestStates',
  WaitStatesProps: 'RequestStatesProps',
  'WaitStatesProps.kept': 'staleText',
})
mv('src/screens/states/WaitStates.tsx', 'src/screens/states/RequestStates.tsx')

// calendar
const K = 'src/screens/calendar'
c('calendar/BlockingDialog.tsx', { 'BlockingDialogProps.purpose': 'action' })
c('calendar/BlockingFields.tsx', {
  'BlockingFieldsProps.purpose': 'action',
  WhyFields: 'ReasonFields',
  WhyFieldsProps: 'ReasonFieldsProps',
  'BlockingFields.isWrong': 'hasReasonError',
  'BlockingFields.wanted': 'changes',
})
c('calendar/BlockingPreview.tsx', {
  'BlockingPreview.hits': 'affectedBookings',
  'BlockingPreview.words': 'previewText',
})
c('calendar/BlockingRefusal.tsx', {
  BlockingRefusal: 'BlockingConflict',
  Now: 'CurrentBlocking',
  'Now.now': 'blocking',
  states: 'stateTexts',
})
mv(`${K}/BlockingRefusal.tsx`, `${K}/BlockingConflict.tsx`)
c('calendar/CalendarChart.tsx', {
  'CalendarChartProps.deeds': 'calendarActions',
  'CalendarChart.pick': 'select_',
  'CalendarChart.hit': 'occupying',
  'CalendarChart.refuseDrop': 'validateDrop',
})
t(exactly(`${K}/CalendarChart.tsx`), /\bselect_\b/g, 'selectNights')
c('calendar/CalendarFlow.tsx', {
  CalendarFlow: 'CalendarDialog',
  'CalendarFlow.flow': 'dialog',
  'CalendarFlow.purpose': 'blockingAction',
})
mv(`${K}/CalendarFlow.tsx`, `${K}/CalendarDialog.tsx`)
c('calendar/CalendarList.tsx', {
  roomsOnPage: 'roomsPerPage',
  lookOf: 'displayOf',
  lineName: 'rowName',
  'CalendarListProps.deeds': 'calendarActions',
  'CalendarList.act': 'runAction',
  'CalendarList.rowOf': 'renderRow',
})
c('calendar/CalendarPrint.tsx', { mostDays: 'maxDaysPerSheet' })
c('calendar/CalendarSelection.tsx', { 'CalendarSelection.deeds': 'calendarActions' })
c('calendar/CalendarToolbar.tsx', { longest: 'maxDays', lengths: 'dayOptions' })
c('calendar/HitList.tsx', { HitList: 'AffectedBookingList', 'HitList.hits': 'texts' })
mv(`${K}/HitList.tsx`, `${K}/AffectedBookingList.tsx`)
c('calendar/HotelCalendarScreen.tsx', { oldMs: 'staleAfterMs', 'HotelCalendarScreen.deeds': 'calendarActions' })
c('calendar/OpenBar.tsx', {
  OpenBar: 'OpenBarDialog',
  OpenBarProps: 'OpenBarDialogProps',
  'OpenBarProps.deeds': 'calendarActions',
})
mv(`${K}/OpenBar.tsx`, `${K}/OpenBarDialog.tsx`)
c('calendar/bar-actions.ts', { patchOf: 'initialPatch' })
c('calendar/calendar-words.ts', {
  between: 'formatRange',
  wholeDay: 'fullDate',
  shortDay: 'shortDate',
  stretchText: 'nightsRangeText',
  shortStretchText: 'shortNightsRangeText',
  counted: 'pluralText',
  effects: 'statusEffects',
  'columnOf.spoken': 'spokenText',
})
mv(`${K}/calendar-words.ts`, `${K}/calendar-texts.ts`)
c('calendar/list-lines.ts', { Line: 'ListRow', linesOf: 'listRowsOf' })
mv(`${K}/list-lines.ts`, `${K}/list-rows.ts`)
c('calendar/purpose.ts', {
  purposes: 'blockingActions',
  Purpose: 'BlockingAction',
  purposeVerbs: 'blockingActionVerbs',
})
mv(`${K}/purpose.ts`, `${K}/blocking-action.ts`)
c('calendar/tape-texts.ts', { 'tapeBarOf.isOurs': 'isEditable' })
mv(`${K}/tape-texts.ts`, `${K}/tape-bars.ts`)
c('calendar/useDeeds.ts', {
  useDeeds: 'useCalendarActions',
  Deeds: 'CalendarActions',
  comingOf: 'futureNightsOf',
  'useDeeds.purpose': 'blockingAction',
  'useDeeds.setPurpose': 'setBlockingAction',
  'useDeeds.act': 'runBarAction',
  'useDeeds.take': 'runFreeAction',
  'useDeeds.coming': 'futureNights',
  'useDeeds.wanted': 'action',
})
mv(`${K}/useDeeds.ts`, `${K}/useCalendarActions.ts`)
c('calendar/useNow.ts', { minute: 'minuteMs', shareOfDay: 'dayFraction' })
c('calendar/useTape.ts', {
  useTape: 'useTapeChart',
  typeOfRow: 'typeIdOfRow',
  madeRows: 'rowCache',
  typeRow: 'typeRowPrefix',
  'useTape.ofView': 'daysInView',
  'useTape.inView': 'barsInView',
})
mv(`${K}/useTape.ts`, `${K}/useTapeChart.ts`)
c('calendar/useTyped.ts', {
  useTyped: 'useDebouncedText',
  pauseMs: 'debounceMs',
  'useTyped.tell': 'flush',
  'useTyped.isUnasked': 'isPending',
  'useTyped.setUnasked': 'setPending',
  'useTyped.ask': 'onTyped',
  'useTyped.seen': 'lastInAddress',
  'useTyped.setSeen': 'setLastInAddress',
})
mv(`${K}/useTyped.ts`, `${K}/useDebouncedText.ts`)

// housekeeping
const H = 'src/screens/housekeeping'
c('housekeeping/AssignDialog.tsx', { AssignDialog: 'AssignEvenlyDialog' })
mv(`${H}/AssignDialog.tsx`, `${H}/AssignEvenlyDialog.tsx`)
c('housekeeping/HandDialog.tsx', { HandDialog: 'AssignAttendantDialog' })
mv(`${H}/HandDialog.tsx`, `${H}/AssignAttendantDialog.tsx`)
c('housekeeping/HousekeepingScreen.tsx', {
  AssignDialog: 'AssignEvenlyDialog',
  'HousekeepingScreen.isToDecide': 'areOnlyConflicts',
  'HousekeepingScreen.isAsking': 'isReasonAsked',
})
c('housekeeping/LineStatus.tsx', {
  LineStatus: 'EventStreamStatus',
  LineStatusProps: 'EventStreamStatusProps',
  looks: 'streamDisplay',
  'LineStatus.isTold': 'isAnnounced',
})
mv(`${H}/LineStatus.tsx`, `${H}/EventStreamStatus.tsx`)
c('housekeeping/HistoryEntries.tsx', { 'HistoryEntries.isKept': 'isStale' })
c('housekeeping/RoomBoard.tsx', {
  atFirst: 'initialCount',
  eachMore: 'increment',
  atOnce: 'batchSize',
  'RoomBoard.house': 'property',
  'RoomBoard.mostOf': 'limitOf',
  'RoomBoard.most': 'limit',
  'RoomBoard.grown': 'renderedCount',
  'RoomBoard.drawn': 'limits',
  'RoomBoard.setDrawn': 'setLimits',
  'RoomBoard.longest': 'maxCount',
})
c('housekeeping/RoomCard.tsx', {
  'RoomCardProps.house': 'property',
  'RoomCardProps.refusal': 'deniedReason',
  'RoomCardProps.before': 'statusBefore',
})
c('housekeeping/RoomHeadActions.tsx', { RoomHeadActions: 'RoomHeaderActions' })
mv(`${H}/RoomHeadActions.tsx`, `${H}/RoomHeaderActions.tsx`)
c('housekeeping/RoomMenu.tsx', { 'RoomMenu.act': 'runAction' })
c('housekeeping/RoomRow.tsx', { 'RoomRowProps.house': 'property' })
c('housekeeping/RoomTable.tsx', {
  atFirst: 'initialCount',
  eachMore: 'increment',
  atOnce: 'batchSize',
  'RoomTable.house': 'property',
  'RoomTable.most': 'limit',
  'RoomTable.setMost': 'setLimit',
  'RoomTable.grown': 'renderedCount',
})
c('housekeeping/RoomsPage.tsx', { 'RoomsPage.house': 'property', 'RoomsPage.of': 'countByStatus' })
c('housekeeping/TaskSheets.tsx', { 'TaskSheets.house': 'property' })
c('housekeeping/history-words.ts', { fields: 'fieldLabels' })
mv(`${H}/history-words.ts`, `${H}/history-texts.ts`)
c('housekeeping/room-actions.ts', { refused: 'withDeniedReason', Offer: 'OfferedEvent', shortNames: 'shortLabels' })
c('housekeeping/room-words.ts', {
  HouseTimes: 'PropertyTimes',
  'stayText.house': 'property',
  marks: 'roomMarks',
  shortNames: 'stepLabels',
})
mv(`${H}/room-words.ts`, `${H}/room-texts.ts`)
c('housekeeping/useGrowing.ts', {
  useGrowing: 'useProgressiveCount',
  'useGrowing.most': 'limit',
  'useGrowing.grown': 'progress',
  'useGrowing.setGrown': 'setProgress',
})
mv(`${H}/useGrowing.ts`, `${H}/useProgressiveCount.ts`)
c('housekeeping/useHousekeeping.ts', { useHouse: 'useOpenProperty' })
c('housekeeping/useRoomDeeds.ts', {
  useRoomDeeds: 'useRoomActions',
  Deeds: 'RoomActions',
  Change: 'RoomChange',
  changes: 'changeByAction',
})
mv(`${H}/useRoomDeeds.ts`, `${H}/useRoomActions.ts`)
c('housekeeping/useRoomMenu.tsx', { HandDialog: 'AssignAttendantDialog' })
c('housekeeping/useStillLanes.ts', {
  useStillLanes: 'useHeldCards',
  StillLanes: 'HeldCards',
  Hold: 'CardHold',
  'StillLanes.leaveLane': 'releaseLane',
  'useStillLanes.leaveLane': 'releaseLane',
  'useStillLanes.followed': 'focusedRoomToFollow',
  'useStillLanes.still': 'heldCards',
  'useStillLanes.leave': 'release',
  'useStillLanes.leaveCard': 'releaseCard',
  'useStillLanes.leaveAll': 'releaseAll',
  'useStillLanes.isGone': 'shouldRelease',
})
mv(`${H}/useStillLanes.ts`, `${H}/useHeldCards.ts`)

// import
c('import/ImportScreen.tsx', { StepOf: 'CurrentStep' })
c('import/RowTable.tsx', {
  What: 'RowDetails',
  'Differences.of': 'differences',
  atOnce: 'pageSize',
  'RowTableProps.looks': 'outcomeDisplay',
  'RowTable.only': 'outcomeFilter',
  'RowTable.setOnly': 'setOutcomeFilter',
  'RowTable.counted': 'outcomeCounts',
})
c('import/import-words.ts', {
  OutcomeLook: 'OutcomeDisplay',
  planned: 'plannedOutcomes',
  committed: 'committedOutcomes',
  'OutcomeLook.word': 'text',
})
mv('src/screens/import/import-words.ts', 'src/screens/import/import-texts.ts')

// lists, login, products, properties
c('login/LoginScreen.tsx', { 'LoginScreen.ended': 'signedOutMessage' })
c('products/ProductForm.tsx', { Form: 'OpenFormScreen' })
c('products/ProductsScreen.tsx', {
  LeaveDialog: 'UnsavedChangesDialog',
  importLeft: 'leaveImportText',
  'ProductsScreen.editor': 'formGuard',
})
c('products/TabTable.tsx', { plainRow: 'defaultRow' })
c('products/delete-texts.ts', { 'deleteActionOf.refusal': 'deniedReason' })
c('properties/PropertiesScreen.tsx', {
  BulkDialog: 'PropertyBulkActionDialog',
  LeaveDialog: 'UnsavedChangesDialog',
  'PropertiesScreen.editor': 'formGuard',
  'PropertiesScreen.naming': 'propertyTypeForm',
})
c('properties/PropertyBulkDialog.tsx', { PropertyBulkDialog: 'PropertyBulkActionDialog' })
mv('src/screens/properties/PropertyBulkDialog.tsx', 'src/screens/properties/PropertyBulkActionDialog.tsx')
c('properties/property-bulk-texts.ts', { propertyBulkTexts: 'propertyBulkActionTexts' })
mv('src/screens/properties/property-bulk-texts.ts', 'src/screens/properties/property-bulk-action-texts.ts')
c('properties/PropertyFields.tsx', { propertyWords: 'propertyFormTexts', FormProps: 'PropertyFieldsProps' })
c('properties/PropertyFilters.tsx', { bookable: 'bookableStatuses', isSameButPage: 'isSameExceptPage' })
c('properties/PropertyActions.tsx', {
  PropertyActions: 'PropertyRowMenu',
  PropertyActionsProps: 'PropertyRowMenuProps',
})
c('properties/PropertyTable.tsx', { PropertyActions: 'PropertyRowMenu' })
mv('src/screens/properties/PropertyActions.tsx', 'src/screens/properties/PropertyRowMenu.tsx')
c('properties/property-actions.ts', { refusalOf: 'deniedReasonOf', itemOf: 'bulkItemOf' })
c('property-types/PropertyTypeTable.tsx', { refusalOf: 'deniedReasonOf', 'PropertyTypeTable.mayChange': 'canChange' })
c('property-types/PropertyTypesView.tsx', { sharedByAll: 'readOnlyReason', 'PropertyTypesView.mayChange': 'canChange' })
c('property/PropertyScreen.tsx', { SectionPlace: 'SectionScreen', SelectionFailed: 'PropertyLoadFailed' })

// ======== tests
s('test/e2e/steps/calendar.ts', { walkTo: 'moveTo' })
s('test/e2e/steps/housekeeping.ts', { turnElsewhere: 'movePointerAway', Wish: 'RoomPatch' })
t(exactly('test/e2e/dashboard.e2e.test.ts'), /on paper: the house, the day/, 'on paper: the property, the day')
t(exactly('test/e2e/housekeeping-live.e2e.test.ts'), /sent when the line is back/, 'sent when the connection is back')
t(exactly('test/e2e/stale-chunk.e2e.test.ts'), /without a line nothing/, 'without a connection nothing')
s('test/screens/typed-dates.test.tsx', { house: 'propertyPath' })
s('test/screens/dashboard.test.tsx', { here: 'dashboardPath' })
s('test/screens/number-fields.test.tsx', {
  complaint: 'errorTextOf',
  like: 'priceError',
  whole: 'wholeNumberError',
  Expected: 'TypedCase',
})
s('test/e2e/calendar.e2e.test.ts', { told: 'waitForNotice' })
s('test/e2e/facility-types.e2e.test.ts', { ways: 'waysToMove', grip: 'dragHandle' })
s('test/e2e/steps/calendar.ts', { here: 'focusedLabel' })
c('calendar/CalendarChart.tsx', { 'CalendarChart.describe': 'describeBar' })
t(exactly('src/screens/accounting/AccountingFilters.tsx'), /(?<![\w-])words\b(?=\.| from)/g, 'texts')
// tones of the notices, as the machines name them
t(/^src\/machines\/notices\//, /'critical' \| 'busy'/g, "'critical' | 'info'")
t(/^src\/machines\//, /\? 'bad' : 'ok'/g, "? 'critical' : 'ok'")
t(/^src\/design\/table\/Reorder\.tsx$/, /\browId: rowId\b/g, 'rowId')
t(/^src\/design\/auth-layout\/AuthLayout\.css\.ts$/, /\{ sidebar: sidebar \}/g, '{ sidebar }')
// by texts, because the same names in comments elsewhere mean something else
t(/^src\/screens\/(calendar\/HotelCalendarScreen|housekeeping\/RoomAlerts)\.tsx$/, /\bisOld\b/g, 'isStale')
t(exactly('src/screens/console/useCrumbs.ts'), /\bisOpen\b/g, 'canOpen')
t(exactly('docs/adr/0036-bars-take-icons-from-a-picture.md'), /`TapeBars\.tsx`/g, '`Bar.tsx`')
t(exactly('docs/adr/0036-bars-take-icons-from-a-picture.md'), /`TapeBar\.css\.ts`/g, '`Bar.css.ts`')
t(exactly('test/machines/addon-flows.test.ts'), /\('(several|bulkEdit)', 1, 2, 3\)/g, "('bulk-edit', 1, 2, 3)")
t(exactly('test/unit/flow-report.test.ts'), /(failed: \[2\], submission: 'deleted' \}, )'bad'/g, "$1'critical'")
// optional properties in objects that a generic `map` makes: nothing but these names ties them to the renamed ones
d('chip/NameChips.gallery.tsx', { 'gallery.mark': 'problem' })
c('facilities/NamesSection.tsx', { 'Preview.mark': 'problem' })
c('dashboard/Outlook.tsx', { 'Outlook.isNow': 'isCurrent' })
c('form/ConflictDialog.tsx', { 'ConflictDialog.kept': 'chosenSide', 'ConflictDialog.settled': 'settledReason' })
