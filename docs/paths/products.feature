Feature: products

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @2.route.products @2.menu.property.products
  Scenario: products.tour.running
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the products is in running
    When press the link “Facility types” in the navigation “Products”
    Then the products is in running
    When press the button “Actions for Twin”, then press the menuitem “Move up”
    Then the products is in running

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.exclude_ids @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @7.calls.facilities.update @2.route.products @2.menu.property.products
  Scenario: products.tour.running-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the products is in running
    When press the link “Activity Logs”, then go back in the browser
    Then the products is in running
    When press the link “101”
    Then the products is in running
    When press the button “Save changes”, then press the button “Close Success”
    Then the products is in running
    When press the link “New room”
    Then the products is in running
    When press the button “*Type”, then press the option “Double”, then type “901, 101” into the textbox “Names”, then press the button “Create *”
    Then the products is in running
    When press the button “*Type”, then press the option “Twin”, then type “902” into the textbox “Names”, then press the button “Create *”, then press the button “Close Success”
    Then the products is in running
