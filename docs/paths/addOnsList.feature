Feature: addOnsList

  Scenario: addOnsList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/addons with 403
    Then the addOnsList is in download.idle + rows.failed + selection.hidden + typing.settled

  Scenario: addOnsList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.pausing

  Scenario: addOnsList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.addons.download
  Scenario: addOnsList.shortest.download.running
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the addOnsList is in download.running + rows.ready + selection.hidden + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facilities.list @2.route.products
  Scenario: addOnsList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the addOnsList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: addOnsList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the addOnsList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the addOnsList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the addOnsList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list
  Scenario: addOnsList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/addons with 500
    Then the addOnsList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.failed + selection.hidden + typing.settled

  @7.calls.addons.list
  Scenario: addOnsList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list
  Scenario: addOnsList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled

  Scenario: addOnsList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Airport transfer”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected add-ons”
    Then the addOnsList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.addons.download
  Scenario: addOnsList.tour.download.running-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the addOnsList is in download.running + rows.ready + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the addOnsList is in download.running + rows.ready + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the button “Download”
    Then the addOnsList is in download.running + rows.ready + selection.hidden + typing.settled
    When press the button “Cancel download”
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update @2.route.products
  Scenario: addOnsList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the addOnsList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When from here on, POST v1/hotel_management/properties/update_addon is slow, then press the link “Add-ons” in the navigation “Products”, then press the button “Actions for Bicycle”, then press the menuitem “Deactivate…”, then press the button “Deactivate “Bicycle””, then go back in the browser, then the server answers POST v1/hotel_management/properties/update_addon
    Then the addOnsList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addons.list
  Scenario: addOnsList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&page=9 is open, so that the addOnsList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/addons
    Then the addOnsList is in download.idle + rows.ready + selection.hidden + typing.settled
