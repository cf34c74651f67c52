Feature: addOnTypesList

  Scenario: addOnTypesList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/addon_types with 403
    Then the addOnTypesList is in download.idle + rows.failed + selection.hidden + typing.settled

  Scenario: addOnTypesList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing

  Scenario: addOnTypesList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facilities.list @2.route.products
  Scenario: addOnTypesList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the addOnTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: addOnTypesList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the addOnTypesList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the addOnTypesList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the addOnTypesList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addOnTypesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/addon_types with 500
    Then the addOnTypesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.failed + selection.hidden + typing.settled

  @7.calls.addon_types.list @7.calls.addons.by-type
  Scenario: addOnTypesList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addOnTypesList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled

  Scenario: addOnTypesList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Transport”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected add-on types”
    Then the addOnTypesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @3.addon-type @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.create @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.addons.by-type @2.route.products @2.dialog.success
  Scenario: addOnTypesList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the addOnTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When from here on, POST v1/hotel_management/properties/addon_types is slow, then press the link “Add-on types” in the navigation “Products”, then press the button “New add-on type”, then type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then go back in the browser, then the server answers POST v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addon_types.list @7.calls.addons.by-type
  Scenario: addOnTypesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types&page=9 is open, so that the addOnTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addon_types
    Then the addOnTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
