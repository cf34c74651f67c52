Feature: propertyList

  @2.route.properties
  Scenario: propertyList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/property with 403
    Then the propertyList is in download.idle + rows.failed + selection.hidden + typing.settled

  @2.route.properties
  Scenario: propertyList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.pausing

  @2.route.properties
  Scenario: propertyList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.download @9.bookable-status @7.calls.property.list @7.calls.property.download @2.route.properties
  Scenario: propertyList.shortest.download.running
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the propertyList is in download.running + rows.ready + selection.hidden + typing.settled

  @7.calls.property_types.list @2.route.properties
  Scenario: propertyList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Property types”
    Then the propertyList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @2.route.properties
  Scenario: propertyList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the propertyList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the propertyList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the propertyList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property.list @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/property with 500
    Then the propertyList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.failed + selection.hidden + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property.list @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.property.list.keyword @9.default-page @9.bookable-status @7.calls.property.list @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled

  @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Alpenrose Lodge”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected properties”
    Then the propertyList is in download.idle + rows.ready + selection.shown + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.download @9.bookable-status @7.calls.property.list @7.calls.property.download @2.route.properties
  Scenario: propertyList.tour.download.running-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the propertyList is in download.running + rows.ready + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the propertyList is in download.running + rows.ready + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the propertyList is in download.running + rows.ready + selection.hidden + typing.settled
    When press the button “Cancel download”
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled

  @3.property-type @7.calls.property_types.list @7.calls.property_types.create @7.calls.property_types.delete @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Property types”
    Then the propertyList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When press the button “New property type”, then type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”, then press the checkbox “Select rows”, then press the checkbox “Select Annex”, then press the button “Delete…”, then press the button “Delete “Annex””, then press the button “Close Success”
    Then the propertyList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property.list @2.route.properties
  Scenario: propertyList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties?page=9 is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled

  @3.property.filters.property_type_ids @3.property.filters.bookable_status @3.property.filters.status @3.property.filters.bookable_date_from @3.property.filters.bookable_date_to @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @2.route.properties
  Scenario: propertyList.named.every-filter
    Given manager is signed in and /hotel-management/properties?property_type_ids%5B%5D=3&bookable_status=bookable&status=1&bookable_date_from=2020-01-01&bookable_date_to=2099-12-31 is open, so that the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Property types”
    Then the propertyList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When go back in the browser
    Then the propertyList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property
    Then the propertyList is in download.idle + rows.ready + selection.hidden + typing.settled
