Feature: propertyTypeList

  Scenario: propertyTypeList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/property_types with 403
    Then the propertyTypeList is in download.idle + rows.failed + selection.hidden + typing.settled

  Scenario: propertyTypeList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.pausing

  Scenario: propertyTypeList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property.list @2.route.properties
  Scenario: propertyTypeList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Properties” in the main “”
    Then the propertyTypeList is in download.idle + rows.dormant + selection.hidden + typing.settled

  Scenario: propertyTypeList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the propertyTypeList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the propertyTypeList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the propertyTypeList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @7.calls.property_types.list
  Scenario: propertyTypeList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/property_types with 500
    Then the propertyTypeList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.failed + selection.hidden + typing.settled

  @7.calls.property_types.list
  Scenario: propertyTypeList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @7.calls.property_types.list
  Scenario: propertyTypeList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled

  Scenario: propertyTypeList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Boutique hotel”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected property types”
    Then the propertyTypeList is in download.idle + rows.ready + selection.shown + typing.settled

  @3.property.filters.bookable_status @7.calls.property.list.page @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.update-bookable-date @2.route.properties
  Scenario: propertyTypeList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Properties” in the main “”
    Then the propertyTypeList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When press the button “Actions for Alpenrose Lodge”, then press the menuitem “Bookable dates…”, then press the button “Save dates”
    Then the propertyTypeList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.property_types.list
  Scenario: propertyTypeList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties?view=types&types_page=9 is open, so that the propertyTypeList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/property_types
    Then the propertyTypeList is in download.idle + rows.ready + selection.hidden + typing.settled
