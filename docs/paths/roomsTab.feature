Feature: roomsTab

  @2.route.products
  Scenario: roomsTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsTab is in dialog.open + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.exclude_ids @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: roomsTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the roomsTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the roomsTab is in dialog.closed + undo.idle
    When press the link “Rooms” in the navigation “Products”
    Then the roomsTab is in dialog.closed + undo.idle
    When press the link “102”, then press the button “Save changes”, then press the button “Close Success”
    Then the roomsTab is in dialog.closed + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: roomsTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsTab is in dialog.open + undo.idle
    When press the button “Keep”
    Then the roomsTab is in dialog.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsTab is in dialog.open + undo.idle
    When press the button “End now”
    Then the roomsTab is in dialog.closed + undo.idle

  @1.manages.hotel-calendar @7.calls.facilities.update-status @2.route.products
  Scenario: roomsTab.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the roomsTab is in dialog.closed + undo.undoing

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.hotel-calendar @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: roomsTab.tour.dialog.closed-undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the roomsTab is in dialog.closed + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the roomsTab is in dialog.closed + undo.idle

  @1.manages.hotel-calendar @7.calls.facilities.update-status @2.route.products
  Scenario: roomsTab.tour.dialog.closed-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the roomsTab is in dialog.closed + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the roomsTab is in dialog.closed + undo.idle

  Scenario: roomsTab.tour.dialog.closed-undo.idle.2
    Given the roomsTab alone, in dialog.closed + undo.idle
    When inventory changed
    Then the roomsTab is in dialog.closed + undo.idle

  Scenario: roomsTab.tour.dialog.open-undo.idle.2
    Given the roomsTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the roomsTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the roomsTab is in dialog.closed + undo.idle

  @3.facility.filters.facility_category_ids @3.facility.filters.housekeeping_statuses @3.facility.filters.facility_statuses @3.facility.filters.facility_type_ids @3.facility.filters.floors @3.facility.filters.available_start @3.facility.filters.available_end @3.facility.filters.booked_start @3.facility.filters.booked_end @3.facility.filters.updated_date_from @3.facility.filters.updated_date_to @3.facility.filters.housekeeping_start_date @3.facility.filters.housekeeping_end_date @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.exluded_facility_statuses @7.calls.facilities.list.query_type @7.calls.amenities.list @7.calls.facilities.list @2.route.products
  Scenario: roomsTab.named.every-filter
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=rooms&facility_category_ids%5B%5D=1&facility_type_ids%5B%5D=2&housekeeping_statuses%5B%5D=clean&facility_statuses%5B%5D=available&exluded_facility_statuses%5B%5D=inactive&floors%5B%5D=2&available_start=2027-03-01&available_end=2027-03-03&booked_start=2020-01-01&booked_end=2020-01-02&updated_date_from=2020-01-01&updated_date_to=2099-12-31&housekeeping_start_date=2020-01-01&housekeeping_end_date=2099-12-31 is open, so that the roomsTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the roomsTab is in dialog.closed + undo.idle
    When go back in the browser
    Then the roomsTab is in dialog.closed + undo.idle
